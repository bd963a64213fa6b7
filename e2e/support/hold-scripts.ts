import type { Page } from '@playwright/test';

/**
 * Delays a page's scripts, as a slow connection does.
 * @returns releases them
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
