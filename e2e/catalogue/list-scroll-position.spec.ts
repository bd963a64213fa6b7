import { expect, type Page, test } from '@playwright/test';
import { axeFindsNothing } from '../support/axe.ts';

/** Positions of cards whose pictures could shift them. */
const GROUP = '/nl/c/hygienepapier';
const cards = (page: Page) => page.getByRole('main').getByRole('article').locator('visible=true');

test('Back restores a long list at the same card', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(GROUP);
  for (const shown of [24, 48, 72]) {
    await expect(cards(page)).toHaveCount(shown);
    await cards(page).last().scrollIntoViewIfNeeded();
  }
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(96);
  const card = cards(page).nth(61);
  await card.scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/page=2$/);
  const loaded = await cards(page).count();
  const top = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
  const before = await top();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/nl\/p\//);
  asked.length = 0;

  await page.goBack();
  await expect(cards(page)).toHaveCount(loaded);
  await expect.poll(top).toBe(before);
  await expect(page).toHaveURL(/page=2$/);
  expect(
    asked.filter((url) => /get_products|\/nl\/c\//.test(url)),
    'nothing is loaded anew',
  ).toEqual([]);

  const name = await card.getByRole('heading').innerText();
  await page.reload();
  const again = page.getByRole('main').getByRole('article').filter({ hasText: name }).locator('visible=true');
  await expect.poll(async () => Math.abs(((await again.boundingBox())?.y ?? 9999) - before)).toBeLessThan(3);
  await page.getByRole('link', { name: 'Eerdere producten' }).click();
  await expect(page).toHaveURL(/page=1$/);
});

test('the choice of tiles is remembered, and applies from the first paint', async ({ page }) => {
  await page.goto(GROUP);
  const tiles = page.getByRole('button', { name: 'Als raster' });
  await tiles.click();
  await expect(tiles).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/nl/c/schoonmaakmiddelen');
  await expect(tiles).toHaveAttribute('aria-pressed', 'true');
  const [first, second] = [await cards(page).nth(0).boundingBox(), await cards(page).nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  await axeFindsNothing(page);
});
