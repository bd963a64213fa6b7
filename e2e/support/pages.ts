import type { Page } from '@playwright/test';

/** Addresses of the demo shop's main pages, found by following its own links. */
export async function mainPages(page: Page) {
  await page.goto('/');
  const category = await page.locator('main a[href*="/nl/c/"]').first().getAttribute('href');
  await page.goto(category ?? '/');
  const product = await page.locator('main article a').first().getAttribute('href');
  return { home: '/', category: category ?? '', product: product ?? '' };
}
