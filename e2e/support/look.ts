import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { outOfRoom } from './room.ts';

/** What is left of a desk at 400 %, which is a small phone too; and a desk. */
export const LOOKED_AT = [320, 1280];
/** A desk at 200 %. */
export const ZOOMED = 640;
const HEIGHT = 900;

/** Nothing is cut off at this width. */
export async function expectRoom(page: Page, what: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  // What follows the width by a script takes a moment.
  await expect
    .configure({ soft: true })
    .poll(() => outOfRoom(page), { message: `${what} at ${width}`, timeout: 3_000 })
    .toEqual([]);
}

/** Nothing is cut off at this width, and axe finds nothing. */
export async function expectWellMade(page: Page, what: string, width: number): Promise<void> {
  // After a client-side navigation Next adds the title a moment later than the page.
  await expect(page).toHaveTitle(/\S/);
  // What is being saved is paler meanwhile.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // What lies under the pointer opens when the page grows beneath it.
  await page.mouse.move(0, 0);
  await expectRoom(page, what, width);
  expect.soft(await findings(page), `${what} at ${width}`).toEqual([]);
}
