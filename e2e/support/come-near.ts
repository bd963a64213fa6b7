import type { Locator } from '@playwright/test';

/**
 * Moves the pointer to an element in more than one step: the first move in a page has no distance and does
 * not count as an interaction.
 */
export async function comeNear(locator: Locator): Promise<void> {
  await locator.page().mouse.move(1, 1);
  await locator.hover();
}
