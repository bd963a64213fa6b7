import type { Locator } from '@playwright/test';

/** Moves the pointer there as a hand does, in more than one step: the first move in a page may be nobody's. */
export async function comeNear(locator: Locator): Promise<void> {
  await locator.page().mouse.move(1, 1);
  await locator.hover();
}
