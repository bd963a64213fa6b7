import { randomBytes } from 'node:crypto';
import { INTEGRATION_BASE } from '@toonbank/contract/integration/base';
import { scopes } from '@toonbank/contract/integration/scopes';
import { buildApp } from '../backend/src/app.ts';
import { connectEmbedded, type Database } from '../backend/src/db/connect.ts';
import { migrate } from '../backend/src/db/migrate.ts';
import { sql } from '../backend/src/db/sql.ts';
import { hashSecret } from '../backend/src/http/viewer.ts';
import { newSecret } from '../backend/src/modules/integration/call/secret.ts';
import { row, table } from './markdown.ts';
import { makeScaleSite, sizes } from './scale/data.ts';
import { onThrowAway } from './throw-away.ts';

const SITE = 'zeepmeester';
const LINES = 5_000;
const ROUNDS = 5;

interface Article extends Record<string, unknown> {
  number: string;
  cents: number;
  stock: number;
}

async function makeKey(database: Database): Promise<string> {
  const { rows } = await database.inSite(SITE, (tx) =>
    tx.execute<{ id: number }>(sql`
      WITH a AS (
        INSERT INTO admin_users (site_id, username, password_hash, name, email, role)
        VALUES (${SITE}, ${randomBytes(6).toString('hex')}, '', 'Bench', 'bench@bench.test', 'manager') RETURNING id)
      INSERT INTO integration_keys (site_id, name, scopes, secret_hash, made_by)
      SELECT ${SITE}, 'Bench', ${sql.param([...scopes])}::text[], '', id FROM a RETURNING id`),
  );
  const keyId = rows[0]?.id ?? 0;
  const secret = newSecret(keyId);
  await database.inSite(SITE, (tx) =>
    tx.execute(sql`UPDATE integration_keys SET secret_hash = ${hashSecret(secret)} WHERE id = ${keyId}`),
  );
  return secret;
}

/** Seconds of calls with 5,000 lines, the middle one of five. */
async function measure(database: Database, version: string): Promise<void> {
  await migrate(database);
  process.stdout.write(`Making a site with ${sizes[SITE]} products on ${version} …\n`);
  await makeScaleSite(database, SITE);
  await database.asOwner((db) => db.execute(sql`VACUUM ANALYZE`), { unlimited: true });
  const app = await buildApp({ database, logLevel: 'error', trustedProxy: [], siteTokens: new Map() });
  const secret = await makeKey(database);
  const { rows: articles } = await database.inSite(SITE, (tx) =>
    tx.execute<Article>(sql`
      SELECT p.article_number AS number, u.price_cents AS cents, p.stock
      FROM products p JOIN product_units u ON u.product_id = p.id AND u.is_default ORDER BY p.id LIMIT ${LINES}`),
  );
  async function call(path: string, body: object): Promise<number> {
    const from = performance.now();
    const { statusCode, payload } = await app.inject({
      method: 'POST',
      url: INTEGRATION_BASE + path,
      headers: { 'x-site-token': `st_${SITE}`, authorization: `Bearer ${secret}` },
      payload: body,
    });
    const took = (performance.now() - from) / 1000;
    process.stdout.write(`${path} ${took.toFixed(2)} s\n`);
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${payload.slice(0, 300)}`);
    return took;
  }
  const prices = (more: number) =>
    call('/prices', {
      lines: articles.map(({ number, cents }) => ({ article_number: number, price_cents: cents + more })),
    });
  const stock = (more: number) =>
    call('/stock', {
      meaning: 'physical',
      moment: new Date().toISOString(),
      lines: articles.map(({ number, stock: pieces }) => ({ article_number: number, stock: pieces + more })),
    });
  const middle = async (work: (round: number) => Promise<number>) => {
    const times: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) times.push(await work(round));
    return (times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0).toFixed(2);
  };
  try {
    const rows = [
      ['prices, all changed', await middle(prices)],
      ['prices, none changed', await middle(() => prices(ROUNDS))],
      ['stock, all changed', await middle(stock)],
      ['stock, none changed', await middle(() => stock(ROUNDS))],
    ] as const;
    process.stdout.write(
      `\nCalls of 5,000 lines on ${version}, seconds\n\n${table(
        ['', 'measured'],
        rows.map(([name, seconds]) => row(name, seconds)),
      )}\n`,
    );
  } finally {
    await app.close();
  }
}

/** `npm run bench -- integration`: bulk calls of the integration API on a temporary PostgreSQL and on the embedded store. */
export async function measureIntegration(): Promise<void> {
  await onThrowAway('Bulk calls on PostgreSQL', measure, 12);
  const embedded = await connectEmbedded('memory');
  try {
    await measure(embedded, 'PGlite');
  } finally {
    await embedded.close();
  }
}
