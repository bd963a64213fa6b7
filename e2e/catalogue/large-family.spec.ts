import { expect, test } from '@playwright/test';
import budgets from '../../bench/budgets.json' with { type: 'json' };
import { weigh } from '../../bench/weight.ts';
import { buyerOf } from '../support/accounts.ts';
import { shopWithFamiliesOf } from '../support/large-family.ts';
import { thingOf } from '../support/search-engines.ts';
import { hydrated, logIn } from '../support/shop.ts';

const ROWS = 40;
let shop: Awaited<ReturnType<typeof shopWithFamiliesOf>>;
test.beforeAll(async () => {
  shop = await shopWithFamiliesOf(ROWS, Number(process.env.E2E_API_PORT ?? 4110));
});
test.afterAll(() => shop.close());

test('the page of a family of 40 sizes stays within its budget, and can be ordered from', async ({
  page,
  browser,
}) => {
  await logIn(page, buyerOf('demo'), `${shop.url}/login`);
  await page.goto(`${shop.url}/nl/c/bescherming/handschoenen`);
  const address = await page.locator('main article a').first().getAttribute('href');
  const url = `${shop.url}${address}`;

  const visitor = await (await browser.newContext()).newPage();
  const { html } = await weigh(visitor, url);
  expect(html).toBeLessThanOrEqual(budgets.bytes.familyHtml);
  const group = thingOf(await visitor.content(), 'ProductGroup');
  expect(group?.hasVariant).toHaveLength(1);
  await visitor.context().close();

  await page.goto(url);
  const table = page.locator('.family-table');
  await expect(table.getByRole('row')).toHaveCount(ROWS + 1);
  // The first touch loads the script of the table, whose rows the data of the page does not repeat.
  const field = table.getByRole('spinbutton').nth(1);
  await field.focus();
  await hydrated(field);
  await expect(table.getByRole('row')).toHaveCount(ROWS + 1);
  await expect(table.getByRole('row').nth(2)).toContainText('€');

  // What a usual family has in the page comes when it is near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('region', { name: 'Ook in dit assortiment' }).getByRole('listitem').first(),
  ).toBeVisible();
});
