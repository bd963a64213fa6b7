import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { connectPostgres } from '../../../src/db/connect.ts';
import type { Site } from '../../../src/db/schema/index.ts';
import { zipOf } from '../../imports/zip.ts';
import { dot } from '../../media/images.ts';
import {
  makeAdmin,
  makeGroup,
  makeProduct,
  makeSession,
  makeSite,
  migratedDatabase,
  type TestApp,
  testApp,
} from '../../support/index.ts';
import type { ServerDatabase } from '../../support/test-server.ts';
import { mortalBackend } from '../mortal-backend.ts';

const { imports } = endpoints;
const PRODUCTS = 2_500;
const PICTURES = 12;

let database: ServerDatabase;
let test: TestApp;
let site: Site;
let backend: Awaited<ReturnType<typeof mortalBackend>>;
let caller: { site: Site; sid: string };

beforeAll(async () => {
  database = await migratedDatabase();
  test = await testApp(async () => connectPostgres(database.url, 6));
  site = await makeSite(test);
  const model = await makeProduct(test, site, { articleNumber: 'A0', stock: 5, priceCents: 100 });
  await test.database.inSite(
    site.id,
    async (tx) => {
      await tx.execute(sql`
        INSERT INTO products (site_id, group_id, group_ids, article_number, name, slug, brand, country, category, family, vat,
          base_unit, stock, delivery_days, description, image)
        SELECT site_id, group_id, group_ids, 'A' || n, 'Artikel ' || n, 'a-' || n, brand, country, category, family, vat, base_unit,
          stock, delivery_days, description, image
        FROM products, generate_series(1, ${PRODUCTS - 1}) n WHERE id = ${model.id}`);
      await tx.execute(sql`
        INSERT INTO product_units (site_id, product_id, name, description, content, is_default, ean, price_cents, position)
        SELECT p.site_id, p.id, u.name, u.description, 1, true, '', 100, 1
        FROM products p, product_units u WHERE u.product_id = ${model.id} AND p.id <> ${model.id}`);
    },
    { unlimited: true },
  );
  caller = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
  backend = await mortalBackend(database.url);
}, 240_000);
afterAll(async () => {
  await backend?.end();
  await test?.close();
  await database?.drop();
});
beforeEach(() => backend.ready());

const progressOf = async (importId: number) => {
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ state: string; done: number; failure: string | null }>(
      sql`SELECT state, done, failure FROM imports WHERE id = ${importId}`,
    ),
  );
  return rows[0] ?? { state: 'none', done: 0, failure: null };
};

/** Waits for a point of an import's way. */
const until = (importId: number, reached: (progress: Awaited<ReturnType<typeof progressOf>>) => boolean) =>
  vi.waitUntil(
    async () => {
      const progress = await progressOf(importId);
      if (progress.state === 'failed') throw new Error(`The import failed: ${progress.failure}.`);
      return reached(progress) && progress;
    },
    { timeout: 120_000, interval: 10 },
  );

/** Kills the backend; its lease ends now instead of in half a minute. */
async function kill() {
  await backend.kill();
  await test.database.inSite(site.id, (tx) => tx.execute(sql`UPDATE jobs SET leased_until = now()`));
  backend.tell({ kind: 'job', siteId: site.id });
}

const values = async (column: 'price_cents' | 'stock') => {
  const table = sql.raw(column === 'stock' ? 'products' : 'product_units');
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ value: number; count: number }>(
      sql`SELECT ${sql.raw(column)} AS value, count(*)::int AS count FROM ${table} GROUP BY 1 ORDER BY 1`,
    ),
  );
  return rows;
};

async function begin(kind: 'prices' | 'stock', value: string) {
  const lines = Array.from({ length: PRODUCTS }, (_, at) => `A${at};${value}`);
  const text = [`Artikelnummer;${kind === 'stock' ? 'Voorraad' : 'Prijs'}`, ...lines].join('\n');
  return (await test.data(imports.paste, { kind, text }, caller)).import_id;
}

async function compare(importID: number, options = {}) {
  await until(importID, ({ state }) => state === 'columns');
  const { mapping } = await test.data(imports.columns, { importID }, caller);
  await test.data(imports.setMapping, { importID, mapping, options }, caller);
}

async function apply(importID: number) {
  const { revision } = await test.data(imports.details, { importID }, caller);
  await test.data(imports.apply, { importID, revision }, caller);
}

it('leaves nothing half when it is killed while it opens, reads, compares and applies prices', async () => {
  const importID = await begin('prices', '2,00');
  await kill();
  await compare(importID);
  await until(importID, ({ state, done }) => state === 'comparing' && done > 0);
  await kill();
  await until(importID, ({ state, done }) => done >= PRODUCTS || state === 'preview');
  await kill();
  await until(importID, ({ state }) => state === 'preview');
  expect(await test.data(imports.details, { importID }, caller)).toMatchObject({
    lines: PRODUCTS,
    changes: PRODUCTS,
    faulty: 0,
  });
  expect(await values('price_cents')).toEqual([{ value: 100, count: PRODUCTS }]);
  await apply(importID);
  await vi.waitUntil(
    async () => {
      const { rows } = await test.database.inSite(site.id, (tx) =>
        tx.execute(sql`SELECT FROM jobs WHERE kind = 'import.apply' AND attempts > 0`),
      );
      return rows.length > 0;
    },
    { timeout: 60_000, interval: 10 },
  );
  await kill();
  const seen = await values('price_cents');
  expect([100, 200]).toContain(seen[0]?.value);
  expect(seen).toHaveLength(1);
  await until(importID, ({ state }) => state === 'applied');
  expect(await values('price_cents')).toEqual([{ value: 200, count: PRODUCTS }]);
}, 300_000);

it('goes on where it was when it is killed in the middle of applying stock', async () => {
  const importID = await begin('stock', '9');
  await compare(importID, { stock_meaning: 'physical', moment: new Date().toISOString() });
  await until(importID, ({ state }) => state === 'preview');
  await apply(importID);
  const { state } = await until(importID, (now) => now.state === 'applied' || now.done > 0);
  expect(state).toBe('applying');
  await kill();
  await until(importID, (now) => now.state === 'applied');
  expect(await values('stock')).toEqual([{ value: 9, count: PRODUCTS }]);
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`
      SELECT state, before, after, count(*)::int AS count FROM import_changes WHERE import_id = ${importID} GROUP BY 1, 2, 3`),
  );
  expect(rows).toEqual([{ state: 'applied', before: '5', after: '9', count: PRODUCTS }]);
}, 300_000);

/** Waits until a backend has taken the job that applies an import. */
const untilTaken = (importID: number) =>
  vi.waitUntil(
    async () => {
      const { rows } = await test.database.inSite(site.id, (tx) =>
        tx.execute(
          sql`SELECT FROM jobs WHERE kind = 'import.apply' AND key = ${String(importID)} AND attempts > 0`,
        ),
      );
      return rows.length > 0;
    },
    { timeout: 60_000, interval: 10 },
  );

const counted = async (from: ReturnType<typeof sql>) => {
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM ${from}`),
  );
  return rows[0]?.count ?? -1;
};

it('puts all articles in a group or none when it is killed while it applies groups', async () => {
  const group = await makeGroup(test, site, { label: 'Acties' });
  const lines = Array.from({ length: PRODUCTS }, (_, at) => `A${at};Acties`);
  const text = ['Artikelnummer;Groep', ...lines].join('\n');
  const { import_id: importID } = await test.data(imports.paste, { kind: 'groups', text }, caller);
  await compare(importID);
  await until(importID, ({ state }) => state === 'preview');
  await apply(importID);
  await untilTaken(importID);
  await kill();
  expect([0, PRODUCTS]).toContain(await counted(sql`product_extra_groups`));
  await until(importID, ({ state }) => state === 'applied');
  expect(await counted(sql`product_extra_groups`)).toBe(PRODUCTS);
  expect(await counted(sql`products WHERE more_group_ids = ARRAY[${group.id}::int]`)).toBe(PRODUCTS);
  expect(await counted(sql`list_entries WHERE group_id = ${group.id}`)).toBe(PRODUCTS);
}, 300_000);

it('stores each picture once when it is killed while it makes them', async () => {
  const file = zipOf(
    Array.from({ length: PICTURES }, (_, at) => ({
      name: `A${at}.png`,
      bytes: Buffer.from(dot(`#${String(at).padStart(6, '0')}`), 'base64'),
    })),
  );
  const made = { kind: 'pictures', filename: 'fotos.zip', file } as never;
  const { import_id: importID } = await test.data(imports.upload, made, caller);
  await until(importID, ({ state }) => state === 'preview');
  await apply(importID);
  await vi.waitUntil(async () => (await counted(sql`media WHERE path LIKE 'images/%'`)) > 0, {
    ...{ timeout: 60_000, interval: 10 },
  });
  await kill();
  expect([0, PICTURES]).toContain(await counted(sql`products WHERE image LIKE '/media/%/images/%'`));
  await until(importID, ({ state }) => state === 'applied');
  expect(await counted(sql`products WHERE image LIKE '/media/%/images/%'`)).toBe(PICTURES);
  expect(await counted(sql`media WHERE path LIKE 'images/%'`)).toBe(PICTURES);
}, 300_000);
