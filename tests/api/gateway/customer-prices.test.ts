import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerPrices } from '@/app/_gateway/customer-prices';
import { siteOf } from '@/tenants/hosts';
import { wireProduct, wireUnit } from '../../store/support/builders';
import { FakeApi, json, refusal } from '../fake-api';

const settings = vi.hoisted(() => ({ API_URL: '', API_TIMEOUT_MS: 2_000 }));
vi.mock('@/app/_data/env', () => ({ env: settings }));

const site = siteOf('demo');
let api: FakeApi;
beforeEach(async () => {
  api = new FakeApi();
  await api.listen();
  settings.API_URL = api.url;
});
afterEach(() => api.close());

const ask = (query: string, cookie = 'sid=customer-one; aud=customer') =>
  answerPrices(new Request(`http://demo.localhost/internal/prices?${query}`, { headers: { cookie } }), site);

/** A list with one product at a price in euros. */
function listOf(price: number) {
  const prices = { calcprice: price, price_source: 'list' as const };
  const doc = wireProduct({ product_id: 7, ...prices, units: [wireUnit({ pu_id: 71, ...prices })] });
  return { result: true, data: { num_found: 1, start: 0, max_score: 0, docs: [doc], facet_counts: {} } };
}

it('gives each customer the prices of the own answer, however often and in whatever order they ask', async () => {
  const prices: Record<string, number> = { 'customer-one': 12.5, 'customer-two': 9.75 };
  api.reply = ({ headers }, response) =>
    json(response, 200, listOf(prices[String(headers.authorization)] ?? 0));
  const shown = async (sid: string) => {
    const answer = await (await ask('ids=7', `sid=${sid}; aud=customer`)).json();
    return answer[7].units[71].price;
  };
  const first = await shown('customer-one');
  expect([first, await shown('customer-two'), await shown('customer-one')]).toEqual([12.5, 9.75, 12.5]);
  prices['customer-one'] = 13;
  expect(await shown('customer-one')).toBe(13);
  expect(JSON.parse(api.seen[0]?.body ?? '')).toEqual({
    ids: [7],
    familyFrom: true,
    facets: false,
    pageSize: 1,
  });
});

it('says that the session has ended, without asking where there is none', async () => {
  api.reply = (_, response) => json(response, 401, refusal('session_invalid'));
  expect((await ask('ids=7')).status).toBe(401);
  expect((await ask('ids=7', '')).status).toBe(401);
  expect(api.seen).toHaveLength(1);
});

it.each([
  ['an answer of another shape', { result: true, data: { docs: 'none' } }, 200],
  ['a refusal', refusal('unavailable'), 503],
])('answers 503 for %s', async (_, body, status) => {
  api.reply = (_seen, response) => json(response, status, body);
  const answer = await ask('ids=7');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
});

it.each(['ids=', 'ids=7,x', 'ids=-1', `ids=${Array.from({ length: 500 }, (_, id) => id).join()}`])(
  'refuses %s',
  async (query) => expect((await ask(query)).status).toBe(400),
);
