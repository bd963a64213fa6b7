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

  const customer = await page.context().newPage();
  const own = await weigh(customer, url);
  expect(own.html).toBeLessThanOrEqual(budgets.bytes.familyHtml);
  expect(await customer.locator('.family-table').innerText()).toContain('€');
  await customer.close();

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

test('so does that of a shop for consumers, whose table has both prices, and nothing that it asks for fails', async ({
  page,
}) => {
  // Two pages until nothing is asked for any more, and a login, on a shop that has rendered none of them.
  test.slow();
  const home = shop.url.replace('localhost', 'huispapier.localhost');
  const failed: string[] = [];
  page.context().on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.context().on('weberror', (error) => failed.push(error.error().message));
  await page.goto(`${home}/nl/c/schoonmaken/allesreinigers`);
  const address = await page
    .locator('main article a', { hasText: 'Frisolant citroen' })
    .first()
    .getAttribute('href');
  // Pages of their own: what the one before still loads is not weighed.
  const visitor = await page.context().newPage();
  const { html } = await weigh(visitor, home + address);
  expect(html).toBeLessThanOrEqual(budgets.bytes.familyHtml);
  const group = thingOf(await visitor.content(), 'ProductGroup');
  expect(group?.hasVariant).toMatchObject([{ offers: { price: expect.any(String) } }]);

  await logIn(page, buyerOf('huispapier'), `${home}/login`);
  const customer = await page.context().newPage();
  const own = await weigh(customer, home + address);
  expect(own.html).toBeLessThanOrEqual(budgets.bytes.familyHtml);
  const table = customer.locator('.family-table');
  const field = table.getByRole('spinbutton').nth(1);
  await field.focus();
  await hydrated(field);
  await expect(table.getByRole('row')).toHaveCount(ROWS + 1);
  const row = table.getByRole('row').nth(2);
  await expect(row.locator('span.vat-incl')).toContainText('€');
  await expect(row.getByText(/^€\s[\d,]+ per liter$/)).toBeVisible();
  expect(failed).toEqual([]);
});
