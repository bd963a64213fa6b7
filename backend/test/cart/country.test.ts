import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeCustomer, makeProduct, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';

const { cart } = endpoints;
let test: TestApp;
let shop: Site;
let soap: { id: number };
beforeAll(async () => {
  test = await testApp();
  shop = await makeSite(test, { prices: 'public' });
  soap = await makeProduct(test, shop, { priceCents: 1_000, stock: 100 });
});
afterAll(() => test.close());

it('shows a visitor the costs of shipping to the country that was chosen', async () => {
  const caller = { site: shop, sid: await makeSession(test, shop) };
  await test.data(cart.update, { id: soap.id, quantity: 1 }, caller);
  expect(await test.data(cart.get, {}, caller)).toMatchObject({
    country: 'NL',
    totals: { shipping_incl: 6.95 },
  });
  const changed = await test.data(cart.setCountry, { country: 'BE' }, caller);
  expect(changed).toMatchObject({ country: 'BE', totals: { shipping_incl: 9.95 } });
  expect(await test.data(cart.get, {}, caller)).toMatchObject({ country: 'BE' });
});

it('goes by the address of a customer, whatever was chosen', async () => {
  const { userId } = await makeCustomer(test, shop, { kind: 'consumer' });
  const caller = { site: shop, sid: await makeSession(test, shop, { userId }) };
  await test.data(cart.update, { id: soap.id, quantity: 1 }, caller);
  const answer = await test.data(cart.setCountry, { country: 'BE' }, caller);
  expect(answer).not.toHaveProperty('country');
  expect(answer.totals?.shipping_incl).toBe(6.95);
});

it('is refused where the shop does not deliver, and absent where visitors see no prices', async () => {
  const dutch = await makeSite(test, { prices: 'public', countries: ['NL'] });
  const caller = { site: dutch, sid: await makeSession(test, dutch) };
  expect((await test.call(cart.setCountry, { country: 'BE' }, caller)).status).toBe(400);
  expect(await test.data(cart.get, {}, caller)).not.toHaveProperty('country');
  const business = await makeSite(test);
  const visitor = { site: business, sid: await makeSession(test, business) };
  expect(await test.data(cart.get, {}, visitor)).not.toHaveProperty('country');
});
