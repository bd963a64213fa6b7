import type { Locator } from '@playwright/test';

/**
 * Presses Tab until this element has the focus.
 * @param most after this many presses it throws
 * @param key `Shift+Tab` to go back
 * @returns how often it was pressed
 */
export async function tabsTo(element: Locator, most: number, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let tabs = 1; tabs <= most; tabs += 1) {
    await element.page().keyboard.press(key);
    if (await element.evaluate((one) => one === document.activeElement)) return tabs;
  }
  throw new Error(`${element} has no focus after ${most} tabs.`);
}
