import { expect, type Page, test } from '@playwright/test';
import { callApi, cartButton, siteUrl } from '../support/shop.ts';

interface Cart {
  data: { items: { product_id: number }[] };
}

/** A list of a site whose visitors buy, of a browser without a session. */
async function openList(page: Page, baseURL: string | undefined): Promise<void> {
  await page.goto(siteUrl(baseURL, 'huispapier', '/nl/zoeken?q=toiletpapier'));
  await expect(cartButton(page)).toHaveAccessibleName(/ 0 artikelen/);
  expect(await page.context().cookies()).toEqual([]);
}

/** Clicks the first two products' buttons within one task, then does something in the same task. */
const addTwo = (page: Page, then: 'stay' | 'reload' | 'close') =>
  page
    .getByRole('main')
    .getByRole('button', { name: /In winkelwagen/ })
    .evaluateAll((buttons, next) => {
      for (const button of buttons.slice(0, 2)) (button as HTMLElement).click();
      if (next === 'reload') location.reload();
    }, then);

const countLines = async (page: Page) =>
  (await callApi<Cart>(page, '/v1/shopcart/get_cart')).data.items.length;

/** Waits until the buttons work: a click before that is replayed later. */
const untilReady = (page: Page) =>
  expect
    .poll(() =>
      page
        .getByRole('main')
        .getByRole('button', { name: /In winkelwagen/ })
        .evaluateAll((buttons) =>
          buttons.slice(0, 2).every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))),
        ),
    )
    .toBe(true);

test('two products that a new visitor adds at the same moment are in one cart', async ({ page, baseURL }) => {
  await openList(page, baseURL);
  await untilReady(page);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/update_cart')) answers.push(response.status());
  });
  await addTwo(page, 'stay');
  await expect.poll(() => answers).toEqual([200, 200]);
  expect(await countLines(page)).toBe(2);
});

test('also when the page is reloaded in that moment, and asks for the cart before it has an answer', async ({
  page,
  baseURL,
}) => {
  await openList(page, baseURL);
  await untilReady(page);
  await addTwo(page, 'reload');
  await page.waitForLoadState('domcontentloaded');
  await Promise.all(Array.from({ length: 5 }, () => countLines(page)));
  await expect(cartButton(page)).toHaveAccessibleName(/ [1-9]\d* artikelen/);
  await expect.poll(() => countLines(page)).toBe(2);
});

test('also when the tab is closed in that moment', async ({ page, baseURL }) => {
  const tab = await page.context().newPage();
  await openList(tab, baseURL);
  await untilReady(tab);
  await addTwo(tab, 'close');
  await tab.close({ runBeforeUnload: true });
  // This test's own call names no session, so it must not be the first one.
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(cookies).toContain('sid');
  await page.goto(siteUrl(baseURL, 'huispapier', '/nl/zoeken'));
  await expect.poll(() => countLines(page)).toBe(2);
});
