import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, fetchOrders } from '../../../docs/examples/integration-client.mjs';
import type { Site } from '../../src/db/schema/index.ts';
import { makeBuyer } from '../orders/make-buyer.ts';
import { makeProduct, makeSite, type TestApp, testApp, tokenOf } from '../support/index.ts';
import { makeKey } from './support/make-key.ts';

let test: TestApp;
let site: Site;
let address: string;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  address = await (await test.app()).listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

it('the example of the documentation fetches orders, acknowledges them and writes prices', async () => {
  const product = await makeProduct(test, site, { priceCents: 1_000 });
  const order = async () => {
    const buyer = await makeBuyer(test, site);
    await buyer.add({ id: product.id, quantity: 1 });
    return Number((await buyer.sent()).order_number);
  };
  const placed = [await order(), await order()];
  const { secret } = await makeKey(test, site);
  const call = connect(address, secret, { 'x-site-token': tokenOf(site.id) });
  const stored: number[] = [];
  const store = ({ number }: { number: number }) => void stored.push(number);
  const cursor = await fetchOrders(call, '0', store);
  placed.push(await order());
  await fetchOrders(call, cursor, store);
  expect(stored).toEqual(placed);
  expect((await call('GET', '/orders?ontvangen=nee')).orders).toEqual([]);
  const lines = [{ article_number: product.articleNumber, price_cents: 1_295 }, { prijs: 1 }];
  expect(await call('POST', '/prices', { lines })).toMatchObject({ changed: 1, faulty: 1 });
  await expect(call('GET', '/orders?aantal=0')).rejects.toThrow('aantal: Deze waarde is te klein');
});
