import { expect, type Page } from '@playwright/test';
import { countingUrl } from '../../lib/urls/stock-count-urls.ts';
import { callApi } from '../support/shop.ts';

export interface CountedPart {
  product_id: number;
  device: string;
  quantity: number;
}

interface Products {
  data: { docs: { product_id: number; units: { pu_id: number; pu_is_default: boolean }[] }[] };
}

/** A list of this customer with so many products; the page must be on the shop. */
export async function makeList(page: Page, size: number): Promise<number> {
  const products = await callApi<Products>(page, '/v1/products/get_products', { lang: 'nl', pageSize: size });
  const items = products.data.docs.map(({ product_id, units }) => ({
    productID: product_id,
    unitID: units[0]?.pu_id,
  }));
  const name = `Tellen ${Date.now()}-${Math.round(Math.random() * 1e6)}`;
  const made = await callApi<{ data: { list_id: number } }>(page, '/v1/orderlist/set_add_orderlist', {
    ...{ name, sortType: 2, items },
  });
  return made.data.list_id;
}

/** Opens a list to count, and waits until it works without network. */
export async function openCount(page: Page, listId: number): Promise<void> {
  await page.goto(countingUrl(listId));
  await expect(page.locator('[data-counting=kept]')).toBeVisible({ timeout: 60_000 });
}

/** Enters quantities from the first line on, one line each; resolves when the last one is shown as counted. */
export async function countLines(page: Page, quantities: readonly number[], from = 0): Promise<void> {
  const lines = page.locator('[data-line]');
  await lines.nth(from).click();
  for (const quantity of quantities) {
    const field = page.getByLabel(/^Aantal van/);
    await field.fill(String(quantity));
    await field.press('Enter');
  }
  await expect(lines.nth(from + quantities.length - 1)).not.toContainText('Nog niet geteld');
}

/** What the shop has of the open count. */
export async function partsOfShop(page: Page, listID: number): Promise<CountedPart[]> {
  const { data } = await callApi<{ data: { open_count: { parts: CountedPart[] } | null } }>(
    page,
    '/v1/stockcount/get_count_sheet',
    { listID },
  );
  return data.open_count?.parts ?? [];
}
