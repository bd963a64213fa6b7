import type { Database } from '../backend/src/db/connect.ts';
import { migrate } from '../backend/src/db/migrate.ts';
import { fillIfEmpty } from '../demo/src/fill.ts';
import { demoSites } from '../demo/src/sites.ts';
import { summary, type Timing } from './backend.ts';
import { startApp } from './scale/app.ts';
import { onThrowAway } from './throw-away.ts';

const SITE = 'demo';
const TURNS = 60;
const ORDERS = 5_000;

/** Three years of six orders a day, eight lines each, for the customer who logs in. */
const orders = `
  INSERT INTO orders (site_id, number, customer_id, user_id, status, payment_source, order_ref, goods_cents,
    shipping_cents, vat_cents, total_cents, total_incl_cents, placed_at)
  SELECT u.site_id, 500000 + n, u.customer_id, u.id, 1 + n % 4, 'ECBASE', 'PO-' || n, 10000, 695, 2246, 10695, 12941,
    now() - n * interval '4 hours'
  FROM customer_users u CROSS JOIN generate_series(1, ${ORDERS}) n WHERE u.username = 'balie@${SITE}.test'`;
const rows = `
  INSERT INTO order_rows (site_id, order_id, product_id, unit_id, name, article_number, unit_description, unit_content,
    quantity, price_cents, total_cents, vat, position)
  SELECT p.site_id, o.id, p.id, u.id, p.name, p.article_number, u.description, u.content, 1 + o.number * k % 5,
    u.price_cents, u.price_cents * (1 + o.number * k % 5), p.vat, k
  FROM orders o CROSS JOIN generate_series(1, 8) k
  JOIN (SELECT *, row_number() OVER (ORDER BY id) AS n FROM products) p ON p.n = 1 + (o.number * 7 + k * 131) % 600
  JOIN product_units u ON u.product_id = p.id AND u.is_default WHERE o.number > 500000`;

const history = '/v1/service/get_order_history';
const bought = '/v1/service/get_product_history';
const asked: [string, string, object][] = [
  ['orders, first page', history, { pageSize: 20 }],
  ['orders, with rows', history, { pageSize: 20, withRows: true }],
  ['orders, last page', history, { pageSize: 20, page: 249 }],
  ['orders, searched', history, { pageSize: 20, search: 'toiletpapier' }],
  ['orders, nothing found', history, { pageSize: 20, search: 'zzzz' }],
  ['one order', history, { orderNumber: '500100', withRows: true }],
  ['bought before', bought, {}],
  ['bought before, searched', bought, { search: 'handschoen' }],
];

async function measure(database: Database, version: string): Promise<[string, Timing][]> {
  await migrate(database);
  process.stdout.write(`Making ${ORDERS} orders on ${version} …\n`);
  await fillIfEmpty(database, { sites: demoSites.filter(({ id }) => id === SITE) });
  await database.inSite(SITE, async (tx) => {
    await tx.execute('SET LOCAL statement_timeout = 0');
    await tx.execute(orders);
    await tx.execute(rows);
  });
  await database.asOwner((_, client) => client.query('VACUUM ANALYZE'));
  const { post, close } = await startApp(database, SITE);
  const timings: [string, Timing][] = [];
  for (const [name, path, body] of asked) {
    const times: number[] = [];
    for (let turn = -10; turn < TURNS; turn += 1) {
      const from = performance.now();
      await post(path, body);
      if (turn >= 0) times.push(performance.now() - from);
    }
    timings.push([name, summary(times)]);
  }
  await close();
  return timings;
}

/** Waiting time of a bookkeeper with 5,000 orders: `node bench/long-history.ts`. */
const results = await onThrowAway('Long histories', measure);
for (const [name, { medianMs, p99Ms }] of results ?? [])
  process.stdout.write(`${name.padEnd(26)}${medianMs.toFixed(1).padStart(7)} ms, p99 ${p99Ms.toFixed(1)}\n`);
