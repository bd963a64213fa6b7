import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { outOfRoom } from './room.ts';

/** A small phone, or a desktop zoomed to 400 %; and a desktop. */
export const LOOKED_AT = [320, 1280];
/** A desk at 200 %. */
export const ZOOMED = 640;
const HEIGHT = 900;

/** Expects no overflow at this width. */
export async function expectRoom(page: Page, what: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  // Scripts that react to the width need a moment.
  await expect
    .configure({ soft: true })
    .poll(() => outOfRoom(page), { message: `${what} at ${width}` })
    .toEqual([]);
}

/** Expects no overflow at this width and no axe findings. */
export async function expectWellMade(page: Page, what: string, width: number): Promise<void> {
  // After a client-side navigation Next adds the title a moment later than the page.
  await expect(page).toHaveTitle(/\S/);
  // Elements that are being saved have less contrast meanwhile.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // An element under the pointer could open when the page grows.
  await page.mouse.move(0, 0);
  await expectRoom(page, what, width);
  expect.soft(await findings(page), `${what} at ${width}`).toEqual([]);
}

/** Expects no overflow on a desktop, a tablet and a phone, and no axe findings on the phone: only sizes differ. */
export async function expectWellMadeAtAll(page: Page, what: string): Promise<void> {
  await expectRoom(page, what, 1280);
  await expectRoom(page, what, 768);
  await expectWellMade(page, what, 390);
}
