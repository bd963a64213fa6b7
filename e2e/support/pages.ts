import type { Page } from '@playwright/test';

/** URLs of the demo shop's main pages: a subgroup in the main navigation, and its first product. */
export async function mainPages(page: Page) {
  await page.goto('/');
  const category =
    (await page.locator('header a[href^="/nl/c/hygienepapier/"]').first().getAttribute('href')) ?? '';
  await page.goto(category);
  const product = (await page.locator('main article a').first().getAttribute('href')) ?? '';
  return { home: '/', category, product };
}
