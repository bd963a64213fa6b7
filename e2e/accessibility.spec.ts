import { test } from '@playwright/test';
import { counterOf } from './support/accounts.ts';
import { expectNoFindings } from './support/axe.ts';
import { mainPages } from './support/pages.ts';
import { callApi, logIn } from './support/shop.ts';

test('axe finds nothing and nothing is too wide for visitors', async ({ page }) => {
  const own = Object.values(await mainPages(page));
  await expectNoFindings(page, [
    ...own,
    '/nl/zoeken/handschoenen',
    '/nl/zoeken/bestaatniet',
    '/login',
    '/nl/nieuws',
    '/nl/nieuwe-klant',
  ]);
});

test('axe finds nothing and nothing is too wide for customers', async ({ page }) => {
  const own = Object.values(await mainPages(page));
  await logIn(page, counterOf('demo'));
  const { data } = await callApi<{ data: { docs: { product_id: number }[] } }>(
    page,
    '/v1/products/get_products',
    { search: 'dispenser', pageSize: 1 },
  );
  await callApi(page, '/v1/shopcart/update_cart', { id: data.docs[0]?.product_id, quantity: 6 });
  await expectNoFindings(page, [
    ...own,
    '/nl/winkelwagen',
    '/nl/winkelwagen/review',
    '/service',
    '/nl/mijn-account/bestellingen',
  ]);
});
