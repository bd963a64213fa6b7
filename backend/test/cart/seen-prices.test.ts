import { endpoints } from '@toonbank/contract';
import { beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { eachBuyer } from '../orders/each-buyer.ts';
import { type Buyer, errorOf, makeBuyer, refused } from '../orders/make-buyer.ts';
import {
  makeOptions,
  makeProduct,
  makeSession,
  makeSite,
  setPrice,
  type TestApp,
  type TestProduct,
  testPassword,
} from '../support/index.ts';

const { cart } = endpoints;

let test: TestApp;
let site: Site;
let buyer: Buyer;
let soap: TestProduct;

eachBuyer(
  (now) => {
    ({ test, site, buyer } = now);
  },
  { ownSite: true },
);
beforeEach(async () => {
  soap = await makeProduct(test, site, { priceCents: 310 });
});

const newPrice = (product: TestProduct, priceCents: number) => setPrice(test, site, product, priceCents);
const checkout = async () => (await test.data(cart.checkout, {}, buyer.caller))[0];
const agree = (version = '') => test.call(cart.setSeenPrices, { version }, buyer.caller);

it('has the price of a line at the customer’s last look, until the customer agrees with the new one', async () => {
  await buyer.add({ id: soap.id, quantity: 2 });
  expect((await buyer.cart()).items[0]).not.toHaveProperty('seen_calcprice');
  await newPrice(soap, 350);
  for (const look of [buyer.cart, buyer.cart, checkout])
    expect(await look()).toMatchObject({ items: [{ calcprice: 3.5, seen_calcprice: 3.1 }] });

  expect((await agree((await checkout())?.checkout_version)).status).toBe(200);
  expect((await buyer.cart()).items[0]).not.toHaveProperty('seen_calcprice');
  await newPrice(soap, 360);
  expect(await checkout()).toMatchObject({ items: [{ calcprice: 3.6, seen_calcprice: 3.5 }] });
});

it('counts a price as seen when the customer changes its line, and not when another line changes', async () => {
  const paper = await makeProduct(test, site, { priceCents: 500 });
  await buyer.add({ id: soap.id, quantity: 2 });
  await buyer.add({ id: paper.id, quantity: 1 });
  await newPrice(soap, 350);
  await newPrice(paper, 600);
  const { cart: changed } = await buyer.add({ id: soap.id, quantity: 3 });
  expect(changed.items[0]).not.toHaveProperty('seen_calcprice');
  expect(changed.items[1]).toMatchObject({ calcprice: 6, seen_calcprice: 5 });
  const { cart: written } = await buyer.add({ id: paper.id, quantity: 1, comment: 'Voor de keuken' });
  expect(written.items[1]).toMatchObject({ seen_calcprice: 5 });
});

it('counts the price of an option too', async () => {
  const bracket = await makeProduct(test, site, { priceCents: 100 });
  await makeOptions(test, site, soap, { choices: [bracket] });
  await buyer.add({ id: soap.id, quantity: 1, options: [{ id: bracket.id, quantity: 1 }] });
  await newPrice(bracket, 150);
  expect((await buyer.cart()).items[0]).toMatchObject({
    selected_options: [{ calcprice: 1.5, seen_calcprice: 1 }],
  });
});

it('accepts no agreement with an outdated checkout', async () => {
  await buyer.add({ id: soap.id, quantity: 2 });
  const seen = await checkout();
  await newPrice(soap, 350);
  expect(errorOf(await agree(seen?.checkout_version))).toEqual(
    refused('cart_changed', { version: 'changed' }),
  );
  expect(await checkout()).toMatchObject({ items: [{ seen_calcprice: 3.1 }] });
});

it('keeps the prices that a visitor saw at the login, where prices are public', async () => {
  const open = await makeSite(test, { prices: 'public' });
  const own = await makeBuyer(test, open);
  const product = await makeProduct(test, open, { priceCents: 310 });
  const visitor = { site: open, sid: await makeSession(test, open) };
  await test.data(cart.update, { id: product.id, quantity: 1 }, visitor);
  await setPrice(test, open, product, 350);
  const { username } = own.customer;
  const session = await test.call(endpoints.auth.login, { username, password: testPassword }, visitor);
  const { sid } = session.body as { sid: string };
  expect((await test.data(cart.get, {}, { site: open, sid })).items).toMatchObject([
    { calcprice: 3.5, seen_calcprice: 3.1 },
  ]);
});
