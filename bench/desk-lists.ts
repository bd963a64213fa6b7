import { endpoints } from '@toonbank/contract';
import { buildApp } from '../backend/src/app.ts';
import type { Database } from '../backend/src/db/connect.ts';
import { migrate } from '../backend/src/db/migrate.ts';
import { fillIfEmpty } from '../demo/src/fill.ts';
import { demoSites } from '../demo/src/sites.ts';
import { summary, type Timing } from './backend.ts';
import { makeSessions, SITE } from './import-data.ts';
import { onThrowAway } from './throw-away.ts';

const ORDERS = 100_000;
const CUSTOMERS = 10_000;
const TURNS = 30;
const LIMIT_MS = 150;

const customers = `
  INSERT INTO customers (site_id, number, company, kind)
  SELECT '${SITE}', 'B' || n, (ARRAY['Hotel', 'Kantoor', 'School', 'Zorghuis', 'Garage'])[1 + n % 5] || ' Verzonnen ' || n, 'business'
  FROM generate_series(1, ${CUSTOMERS}) n`;
/** Three years of orders; the latest hundreds are not delivered yet. */
const orders = `
  INSERT INTO orders (site_id, number, customer_id, user_id, status, payment_source, order_ref, goods_cents,
    shipping_cents, vat_cents, total_cents, total_incl_cents, placed_at)
  SELECT '${SITE}', 800000 + n, c.id, u.id, CASE WHEN n > ${ORDERS} - 300 THEN 1 + n % 2 WHEN n % 50 = 0 THEN 4 ELSE 3 END, 'ECBASE',
    'PO-' || n, 10000 + n % 7919, 695, 2246, 10695 + n % 7919, 12941 + n % 7919, now() - (${ORDERS} - n) * interval '15 minutes'
  FROM generate_series(1, ${ORDERS}) n
  JOIN (SELECT id, row_number() OVER (ORDER BY id) AS at FROM customers WHERE site_id = '${SITE}' AND number LIKE 'B%') c
    ON c.at = 1 + n * 7 % ${CUSTOMERS}
  CROSS JOIN (SELECT id FROM customer_users WHERE site_id = '${SITE}' ORDER BY id LIMIT 1) u`;
const rows = `
  INSERT INTO order_rows (site_id, order_id, product_id, unit_id, name, article_number, unit_description, unit_content,
    quantity, price_cents, total_cents, vat, position)
  SELECT p.site_id, o.id, p.id, u.id, p.name, p.article_number, u.description, u.content, 1 + o.number % 5,
    u.price_cents, u.price_cents * (1 + o.number % 5), p.vat, k
  FROM orders o CROSS JOIN generate_series(1, 3) k
  JOIN (SELECT *, row_number() OVER (ORDER BY id) AS at FROM products WHERE site_id = '${SITE}') p ON p.at = 1 + (o.number * 7 + k * 131) % 600
  JOIN product_units u ON u.product_id = p.id AND u.is_default WHERE o.site_id = '${SITE}' AND o.number > 800000`;

const { orderDesk, customerDesk, productDesk } = endpoints;
/** A cursor is taken from the answer before it: it is the second page of that list. */
const asked: [name: string, path: string, body: object][] = [
  ['orders', orderDesk.list.path, {}],
  ['orders, by total', orderDesk.list.path, { sort: '-total' }],
  ['orders, by company', orderDesk.list.path, { sort: 'company' }],
  ['orders, by expected day', orderDesk.list.path, { sort: 'expected' }],
  ['orders, to pick', orderDesk.list.path, { area: 'to_pick' }],
  ['orders, delivered', orderDesk.list.path, { area: 'delivered' }],
  ['orders, a number', orderDesk.list.path, { search: '850123' }],
  ['orders, a company', orderDesk.list.path, { search: 'kantoor verzonnen 42' }],
  ['orders, nothing found', orderDesk.list.path, { search: 'zzzz' }],
  ['orders, of a month', orderDesk.list.path, { fromDate: '2025-03-01', untilDate: '2025-03-31' }],
  ['customers', customerDesk.list.path, {}],
  ['customers, a company', customerDesk.list.path, { search: 'zorghuis' }],
  ['products', productDesk.list.path, {}],
];

async function measure(database: Database, version: string): Promise<[string, Timing][]> {
  await migrate(database);
  process.stdout.write(`Making ${ORDERS} orders on ${version} …\n`);
  await fillIfEmpty(database, { sites: demoSites.filter(({ id }) => id === SITE) });
  await database.asOwner(
    async (_, client) => {
      for (const statement of [customers, orders, rows, 'VACUUM ANALYZE']) await client.query(statement);
    },
    { unlimited: true },
  );
  const { manager } = await makeSessions(database);
  const app = await buildApp({ database, logLevel: 'silent', trustedProxy: [], siteTokens: new Map() });
  const headers = { 'x-site-token': `st_${SITE}`, authorization: manager };
  async function post(path: string, payload: object): Promise<{ next: string | null; count: number }> {
    const answer = await app.inject({ method: 'POST', url: `/admin${path}`, headers, payload });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json().data;
  }
  const timings: [string, Timing][] = [];
  async function time(name: string, path: string, body: object) {
    const times: number[] = [];
    for (let turn = -5; turn < TURNS; turn += 1) {
      const from = performance.now();
      await post(path, body);
      if (turn >= 0) times.push(performance.now() - from);
    }
    timings.push([name, summary(times)]);
  }
  for (const [name, path, body] of asked) {
    await time(name, path, body);
    const { next } = await post(path, body);
    if (next !== null) await time(`${name}, next page`, path, { ...body, cursor: next });
  }
  await app.close();
  return timings;
}

/** Lists of the back office with 100,000 orders of 10,000 customers, on PostgreSQL: `npm run bench -- lists`. */
export async function measureDeskLists(): Promise<void> {
  const results = await onThrowAway('Lists of the back office', measure);
  for (const [name, { medianMs, p99Ms }] of results ?? [])
    process.stdout.write(
      `${name.padEnd(36)}${medianMs.toFixed(1).padStart(7)} ms, p99 ${p99Ms.toFixed(1).padStart(7)}${medianMs > LIMIT_MS ? '  over the limit' : ''}\n`,
    );
}
