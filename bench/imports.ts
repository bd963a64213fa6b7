import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@toonbank/contract';
import { buildApp } from '../backend/src/app.ts';
import type { Database } from '../backend/src/db/connect.ts';
import { migrate } from '../backend/src/db/migrate.ts';
import { sql } from '../backend/src/db/sql.ts';
import { runDueJobs } from '../backend/src/jobs/run-jobs.ts';
import { importJobs } from '../backend/src/modules/imports/job-handlers.ts';
import { listJobs } from '../backend/src/modules/list-renewals/renew-later.ts';
import { articlesOf, makeSessions, priceSheet, priceWorkbook, SITE, stockSheet } from './import-data.ts';
import { row, table } from './markdown.ts';
import { makeScaleSite } from './scale/data.ts';
import { onThrowAway } from './throw-away.ts';

const QUIET_MS = 10_000;
const { imports, cart } = endpoints;

const seconds = (from: number) => (performance.now() - from) / 1000;
const percentile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;

type App = Awaited<ReturnType<typeof buildApp>>;
type Ask = <T>(path: string, body: object, sid: string) => Promise<{ status: number; data: T }>;

function caller(app: App): Ask {
  return async (path, body, sid) => {
    const response = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'x-site-token': `st_${SITE}`, authorization: sid },
      payload: body,
    });
    return { status: response.statusCode, data: response.json().data };
  };
}

/** Buyers who order one after the other until `while` ends. */
async function order(
  ask: Ask,
  buyers: readonly string[],
  productIds: readonly number[],
  until: Promise<unknown>,
) {
  let goesOn = true;
  void until.finally(() => {
    goesOn = false;
  });
  const times: number[] = [];
  const failures: number[] = [];
  await Promise.all(
    buyers.map(async (sid, buyer) => {
      for (let turn = 0; goesOn; turn += 1) {
        const id = productIds[(buyer * 977 + turn * 131) % productIds.length];
        await ask(cart.update.path, { id, quantity: 1 }, sid);
        const from = performance.now();
        const { status } = await ask(cart.sendOrder.path, {}, sid);
        times.push(performance.now() - from);
        if (status >= 500) failures.push(status);
      }
    }),
  );
  return { times, failures };
}

type Step = [name: string, seconds: number, limit: string];

async function measure(database: Database, version: string): Promise<void> {
  await migrate(database);
  process.stdout.write('Making a site with 100,000 products …\n');
  await makeScaleSite(database, 'demo');
  await database.asOwner((db) => db.execute(sql`VACUUM ANALYZE`), { unlimited: true });
  const app = await buildApp({ database, logLevel: 'silent', trustedProxy: [], siteTokens: new Map() });
  const ask = caller(app);
  const { buyers, manager } = await makeSessions(database);
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-bench-'));
  const log = { warn: (...told: unknown[]) => process.stderr.write(`${told}\n`), error: () => {} };
  const work = () => runDueJobs({ database, log: log as never }, importJobs, [SITE]);
  const steps: Step[] = [];
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 50);

  /** Up to the preview. @returns the import */
  async function preview(
    kind: 'prices' | 'stock',
    sheet: string | Buffer,
    fields: object[],
    options: object,
  ) {
    const filename = typeof sheet === 'string' ? 'prijzen.csv' : 'prijzen.xlsx';
    await writeFile(join(folder, filename), sheet);
    const response = await app.inject({
      method: 'POST',
      url: `/admin${imports.upload.path}?kind=${kind}&filename=${filename}`,
      headers: {
        'x-site-token': `st_${SITE}`,
        authorization: manager,
        'content-type': 'application/octet-stream',
      },
      payload: sheet,
    });
    const importID = response.json().data.import_id as number;
    await work();
    const base = process.memoryUsage.rss();
    peak = base;
    const { status } = await ask(
      `/admin${imports.setMapping.path}`,
      { importID, mapping: fields, options },
      manager,
    );
    if (status !== 200) throw new Error(`The mapping was answered ${status}.`);
    const from = performance.now();
    await work();
    return { importID, took: seconds(from), memoryMb: (peak - base) / 1_000_000 };
  }
  async function apply(importID: number): Promise<number> {
    const { data } = await ask<{ revision: number }>(`/admin${imports.details.path}`, { importID }, manager);
    const from = performance.now();
    const { status } = await ask(
      `/admin${imports.apply.path}`,
      { importID, revision: data.revision },
      manager,
    );
    if (status !== 200) throw new Error(`Applying was answered ${status}.`);
    await work();
    return seconds(from);
  }
  /** The jobs that renew lists after an import. @returns seconds */
  async function follow(): Promise<number> {
    const from = performance.now();
    await runDueJobs({ database, log: log as never }, listJobs, [SITE]);
    return seconds(from);
  }

  try {
    const articles = await articlesOf(database);
    const mapping = [
      { column: 0, field: 'article_number', format: 'code' },
      { column: 8, field: 'price', format: 'decimal_comma' },
    ];
    const same = await preview(
      'prices',
      priceSheet(articles, ({ cents }) => cents),
      mapping,
      {},
    );
    steps.push(['100,000 × 12, nothing changed: read and compare', same.took, '4']);
    const workbook = await preview(
      'prices',
      priceWorkbook(articles, ({ cents }) => cents + 1),
      mapping,
      {},
    );
    steps.push(['100,000 × 12 as a workbook, all changed: read, stage and compare', workbook.took, '9']);
    steps.push(['  … its memory, MB', workbook.memoryMb, '128']);
    const raised = await preview(
      'prices',
      priceSheet(articles, ({ cents }) => cents + 1),
      mapping,
      {},
    );
    steps.push(['100,000 × 12, all changed: read, stage and compare', raised.took, '8']);
    steps.push(['  … its memory, MB', raised.memoryMb, '64']);
    steps.push(['  … apply all', await apply(raised.importID), '10']);
    steps.push(['  … lists sorted by the new prices, after it', await follow(), '']);
    const { data } = await ask<{ import_id: number }>(
      `/admin${imports.undo.path}`,
      { importID: raised.importID },
      manager,
    );
    let from = performance.now();
    await work();
    steps.push(['  … compare the undo', seconds(from), '']);
    steps.push(['  … undo all', await apply(data.import_id), '10']);
    await follow();
    from = performance.now();
    const stock = await preview(
      'stock',
      stockSheet(articles),
      [mapping[0] as object, { column: 1, field: 'stock', format: 'decimal_comma' }],
      { stock_meaning: 'physical', moment: new Date().toISOString() },
    );
    const applied = await apply(stock.importID);
    steps.push(['100,000 stock lines, 5,000 changed: read, compare and apply', stock.took + applied, '3']);

    const { rows } = await database.inSite(SITE, (tx) =>
      tx.execute<{ id: number }>(
        sql`SELECT id FROM products WHERE stock > 200 AND active ORDER BY id LIMIT 5000`,
      ),
    );
    const ids = rows.map(({ id }) => id);
    const quiet = await order(ask, buyers, ids, new Promise((resolve) => setTimeout(resolve, QUIET_MS)));
    const again = await preview(
      'prices',
      priceSheet(articles, ({ cents }) => cents + 2),
      mapping,
      {},
    );
    let wroteIn = Number.NaN;
    // As a running backend does it: the lists follow at once.
    const applying = apply(again.importID).then(async (took) => {
      wroteIn = took;
      await follow();
    });
    const busy = await order(ask, buyers, ids, applying);
    await applying;
    steps.push(['apply all while 50 buyers order', wroteIn, '']);
    steps.push(['  … checkout p99 quiet, ms', percentile(quiet.times, 0.99), '']);
    steps.push(['  … checkout p99 meanwhile, ms', percentile(busy.times, 0.99), '1.5 × quiet']);
    steps.push(['  … checkouts meanwhile', busy.times.length, '']);
    steps.push(['  … failures', quiet.failures.length + busy.failures.length, '0']);
  } finally {
    clearInterval(watch);
    rmSync(folder, { recursive: true, force: true });
    await app.close();
  }
  process.stdout.write(
    `\nImports on ${version}, seconds\n\n${table(
      ['', 'measured', 'limit'],
      steps.map(([name, value, limit]) => row(name, value.toFixed(2), limit)),
    )}\n`,
  );
}

/** `npm run bench -- import`: imports of 100,000 lines on a temporary PostgreSQL, alone and while buyers order. */
export const measureImports = () => onThrowAway('Imports', measure, 12);
