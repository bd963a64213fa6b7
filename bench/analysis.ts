import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded, type Database } from '../backend/src/db/connect.ts';
import { migrate } from '../backend/src/db/migrate.ts';
import { sites } from '../backend/src/db/schema/index.ts';
import { eq, sql } from '../backend/src/db/sql.ts';
import { findAbsent, type Viewer } from '../backend/src/http/viewer.ts';
import { listRows } from '../backend/src/modules/sales-analysis/list-rows.ts';
import { loadSums } from '../backend/src/modules/sales-analysis/load-sums.ts';
import { readPeriod } from '../backend/src/modules/sales-analysis/period.ts';
import { fillIfEmpty } from '../demo/src/fill.ts';
import { demoSites } from '../demo/src/sites.ts';
import { summary, type Timing } from './backend.ts';
import { onThrowAway } from './throw-away.ts';

const SITE = 'demo';
const TURNS = 30;
const WARM_UP = 5;
const YEARS = 5;
const LINES_PER_ORDER = 8;
/** In five years: what the limit is about, and the same number in every year. */
const SIZES = [20_000, 100_000];
const FIRST_NUMBER = 500_000;

const orders = (count: number) => sql`
  INSERT INTO orders (site_id, number, customer_id, user_id, status, payment_source, goods_cents, shipping_cents,
    vat_cents, total_cents, total_incl_cents, placed_at, address)
  SELECT u.site_id, ${FIRST_NUMBER}::int + n, u.customer_id, u.id, 3, 'ECBASE', 10000, 695, 2246, 10695, 12941,
    now() - n * interval '1 day' * (365.0 * ${YEARS} / ${count}::int),
    json_build_object('label', a.label, 'street', a.street, 'houseNumber', a.house_number, 'postcode', a.postcode,
      'city', a.city, 'country', a.country)
  FROM customer_users u JOIN LATERAL (
    SELECT * FROM addresses WHERE customer_id = u.customer_id ORDER BY id LIMIT 1) a ON true
  CROSS JOIN generate_series(1, ${count}::int) n WHERE u.username = ${`magazijn@${SITE}.test`}`;
const rows = sql`
  INSERT INTO order_rows (site_id, order_id, product_id, unit_id, name, article_number, unit_description, unit_content,
    quantity, price_cents, total_cents, vat, position)
  SELECT p.site_id, o.id, p.id, u.id, p.name, p.article_number, u.description, u.content, 1 + o.number * k % 5,
    u.price_cents, u.price_cents * (1 + o.number * k % 5), p.vat, k
  FROM orders o CROSS JOIN generate_series(1, ${LINES_PER_ORDER}::int) k
  JOIN (SELECT *, row_number() OVER (ORDER BY id) AS n FROM products) p ON p.n = 1 + (o.number * 7 + k * 131) % 600
  JOIN product_units u ON u.product_id = p.id AND u.is_default WHERE o.number > ${FIRST_NUMBER}::int`;

const dutch = (day: Date) => day.toISOString().slice(0, 10).split('-').reverse().join('-');
const yearsAgo = (count: number) => new Date(Date.now() - count * 365 * 86_400_000);

async function viewerOf(database: Database): Promise<Viewer> {
  const [site] = await database.asOwner((db) => db.select().from(sites).where(eq(sites.id, SITE)));
  return database.inSite(SITE, async (tx) => {
    const { rows: users } = await tx.execute<{ id: number }>(
      sql`SELECT id FROM customer_users WHERE username = ${`magazijn@${SITE}.test`}`,
    );
    const viewer = site && (await findAbsent(tx, site, users[0]?.id ?? 0));
    if (!viewer) throw new Error('The demo shop has no such customer.');
    return viewer;
  });
}

type Figures = [string, Timing][];

/** Work of the same kind whose size never changes: what other figures are of it does not depend on the machine. */
const calibrate = (database: Database) =>
  database.inSite(SITE, (tx) =>
    tx.execute(sql`SELECT i % 700, sum(i), count(*) FROM generate_series(1, 200000) i GROUP BY 1`),
  );

async function measureSize(database: Database, lines: number): Promise<Figures> {
  await database.inSite(
    SITE,
    async (tx) => {
      await tx.execute(sql`DELETE FROM orders WHERE number > ${FIRST_NUMBER}::int`);
      await tx.execute(orders(lines / LINES_PER_ORDER));
      await tx.execute(rows);
    },
    { unlimited: true },
  );
  await database.asOwner((db) => db.execute(sql`VACUUM ANALYZE`), { unlimited: true });
  const viewer = await viewerOf(database);
  const days = (years: number) => ({ datefrom: dutch(yearsAgo(years)), dateto: dutch(new Date()) });
  const group = await database.inSite(SITE, async (tx) => {
    const { rows: found } = await tx.execute<{ id: number }>(
      sql`SELECT group_ids[1] AS id FROM products ORDER BY id LIMIT 1`,
    );
    return found[0]?.id;
  });
  const measured: [string, () => Promise<unknown>][] = [
    ['calibration', () => calibrate(database)],
    ['five years', () => sumsOf(readPeriod(days(YEARS)), {})],
    ['one year', () => sumsOf(readPeriod(days(1)), {})],
    ['five years, one group', () => sumsOf(readPeriod(days(YEARS)), { groupID: group })],
    ['rows, first page', () => pageOf(0)],
    ['rows, last page', () => pageOf(Math.floor(lines / 50) - 1)],
  ];
  const sumsOf = (period: ReturnType<typeof readPeriod>, filter: { groupID?: number | undefined }) =>
    database.inSite(SITE, (tx) => loadSums(tx, viewer, period, filter));
  const pageOf = (page: number) =>
    database.inSite(SITE, (tx) => listRows(tx, viewer, { ...days(YEARS), page, pageSize: 50 }));
  const figures: Figures = [];
  for (const [name, ask] of measured) {
    const times: number[] = [];
    for (let turn = -WARM_UP; turn < TURNS; turn += 1) {
      const from = performance.now();
      await ask();
      if (turn >= 0) times.push(performance.now() - from);
    }
    figures.push([`${lines.toLocaleString('en')} lines, ${name}`, summary(times)]);
  }
  return figures;
}

async function measure(database: Database, version: string): Promise<void> {
  await migrate(database);
  process.stdout.write(`${version}\n`);
  await fillIfEmpty(database, { sites: demoSites.filter(({ id }) => id === SITE) });
  for (const lines of SIZES)
    for (const [name, { medianMs, p99Ms }] of await measureSize(database, lines))
      process.stdout.write(
        `${name.padEnd(42)}${medianMs.toFixed(1).padStart(7)} ms, p99 ${p99Ms.toFixed(1)}\n`,
      );
}

/** Time of an analysis of one customer's orders of five years, on PostgreSQL and on the embedded store. */
export async function analysis(): Promise<void> {
  await onThrowAway('Analyses on PostgreSQL', measure);
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-analysis-'));
  const embedded = await connectEmbedded(folder);
  try {
    await measure(embedded, 'PGlite');
  } finally {
    await embedded.close();
    rmSync(folder, { recursive: true });
  }
}
