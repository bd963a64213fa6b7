import { endpoints, type ProductsRequest } from '@toonbank/contract';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { connectPostgres } from '../../src/db/connect.ts';
import { anyListRequest } from '../catalogue/random-lists.ts';
import {
  embeddedDatabase,
  makeAgreement,
  makeCustomer,
  makeGroup,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  migratedDatabase,
  type TestApp,
  testApp,
} from '../support/index.ts';

const { list } = endpoints.products;
/** `LIST_REQUESTS=1000` is a longer run of a minute. */
const REQUESTS = Number(process.env.LIST_REQUESTS ?? 250);
const words = ['doek', 'wit', 'papier', 'rol', 'zeep', 'grote', 'pompje', 'schoon'];

let test: TestApp;
let drop = async () => {};
afterEach(async () => {
  await test.close();
  await drop();
  drop = async () => {};
});

/** One connection, so that its own statements are the ones that are counted. */
async function onPostgres(): Promise<TestApp> {
  const made = await migratedDatabase();
  drop = made.drop;
  return testApp(async () => connectPostgres(made.url, 1));
}

async function fill() {
  const site = await makeSite(test, { prices: 'public' });
  const group = await makeGroup(test, site);
  const made = [];
  for (const name of words)
    made.push(await makeProduct(test, site, { name: `Product ${name}`, brand: `Merk ${name}`, group }));
  const productIds = made.map(({ id }) => id);
  const priceListId = await makePriceList(
    test,
    site,
    made.map(({ unit }) => ({ unit, q: 5, priceCents: 900 })),
  );
  const plain = await makeCustomer(test, site, { priceListId });
  const agreed = await makeCustomer(test, site);
  if (made[0]) await makeAgreement(test, site, agreed, made[0].unit);
  const callers = [
    { site },
    { site, sid: await makeSession(test, site, plain) },
    { site, sid: await makeSession(test, site, agreed) },
  ];
  const brands = words.map((word) => `Merk ${word}`);
  const known = { groupId: group.id, path: group.path, productIds, brands, words };
  return { callers, requests: fc.sample(anyListRequest(known), { numRuns: REQUESTS, seed: 14 }) };
}

it.each([
  ['PostgreSQL', onPostgres],
  ['the embedded database', () => testApp(embeddedDatabase)],
])(
  'any number of different lists leaves fewer than a hundred prepared statements on %s',
  async (_, start) => {
    test = await start();
    const { callers, requests } = await fill();
    const ask = (request: ProductsRequest, at: number) =>
      test.call(list, request, callers[at % callers.length]);
    const statuses = new Set<number>();
    for (const [at, request] of requests.entries()) statuses.add((await ask(request, at)).status);
    expect([...statuses]).toEqual([200]);
    const { rows } = await test.database.pool.query(
      'SELECT count(*)::int AS kept, count(DISTINCT statement)::int AS shapes FROM pg_prepared_statements',
    );
    expect(rows[0].kept).toBeLessThan(100);
    expect(rows[0].shapes).toBe(rows[0].kept);
    // Those that are used again and again stay prepared.
    expect(rows[0].kept).toBeGreaterThan(30);
  },
  600_000,
);
