import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeSite, type TestApp } from '../support/index.ts';
import { postgresApp } from './postgres-app.ts';

let test: TestApp;
let site: Site;
let neighbour: Site;
let tables: string[];

const asOwner = async <Row>(query: string) => (await test.database.pool.query(query)).rows as Row[];

/** A valid value for a column of this type; the number makes it unique. */
const samples: Record<string, (number: number) => string> = {
  text: (number) => `'x${number}'`,
  varchar: (number) => `'x${number}'`,
  int2: String,
  int4: String,
  int8: String,
  numeric: String,
  bool: () => 'false',
  bytea: () => `''`,
  date: () => 'current_date',
  jsonb: () => `'{}'`,
  timestamptz: () => 'now()',
  uuid: () => 'gen_random_uuid()',
};

/**
 * Only the owner of a row matters here: without checks and references any row is valid, and no trigger adds
 * rows.
 */
async function dropConstraints() {
  const constraints = await asOwner<{ statement: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS statement
    FROM pg_constraint WHERE contype IN ('c', 'f') AND connamespace = 'public'::regnamespace`);
  for (const { statement } of constraints) await asOwner(statement);
  for (const table of tables) {
    await asOwner(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    // Documents may not be changed at all; here only the wall between sites is looked at.
    await asOwner(`GRANT UPDATE, DELETE ON ${table} TO toonbank_app`);
  }
}

async function fill(table: string, siteId: string, number: number) {
  const columns = await asOwner<{ column_name: string; udt_name: string }>(`
    SELECT column_name, udt_name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = '${table}' AND column_name <> 'site_id'
      AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO' AND is_generated = 'NEVER'`);
  const values = columns.map(({ column_name: column, udt_name: type }) => {
    if (type.startsWith('_')) return `'{}'`;
    const sample = samples[type];
    if (!sample) throw new Error(`Teach this test a value for ${table}.${column}, of type ${type}.`);
    return sample(number);
  });
  const names = ['site_id', ...columns.map((column) => column.column_name)].join(', ');
  await asOwner(`INSERT INTO ${table} (${names}) VALUES (${[`'${siteId}'`, ...values].join(', ')})`);
}

beforeAll(async () => {
  test = await postgresApp(4);
  [site, neighbour] = [await makeSite(test), await makeSite(test)];
  const rows = await asOwner<{ table_name: string }>(`
    SELECT table_name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND column_name = 'site_id' AND table_type = 'BASE TABLE' ORDER BY table_name`);
  tables = rows.map((row) => row.table_name);
  await dropConstraints();
  for (const table of tables) {
    await fill(table, site.id, 1);
    await fill(table, neighbour.id, 2);
  }
});
afterAll(() => test?.close());

const everyTable = async (check: (table: string) => Promise<unknown>) => {
  const wrong: string[] = [];
  for (const table of tables) if (!(await check(table))) wrong.push(table);
  return wrong;
};
const inSite = (query: string) => test.database.inSite(site.id, (tx) => tx.execute(sql.raw(query)));

it('knows every table with a site, and no other table holds a site’s data', async () => {
  expect(tables).toEqual(expect.arrayContaining(['cart_lines', 'carts', 'orders', 'products', 'sessions']));
  const others = await asOwner<{ table_name: string }>(`
    SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`);
  // The operator's texts are shown to the sites that have a page of them (backend/test/editing/masters.test.ts).
  expect(
    others
      .map((row) => row.table_name)
      .filter((table) => !tables.includes(table))
      .sort(),
  ).toEqual(['master_text_versions', 'master_texts', 'sites']);
});

describe('every table with a site', () => {
  it("shows its own site's rows and no other's to a query without WHERE", async () => {
    const wrong = await everyTable(async (table) => {
      const { rows } = await inSite(`SELECT site_id FROM ${table}`);
      return rows.length === 1 && rows[0]?.site_id === site.id;
    });
    expect(wrong).toEqual([]);
  });

  it('shows nothing where no site is set, also on a connection that has served one', async () => {
    const client = await test.database.pool.connect();
    try {
      await client.query(`BEGIN; SET LOCAL app.site = '${site.id}'; COMMIT`);
      await client.query('BEGIN; SET LOCAL ROLE toonbank_app');
      const wrong = await everyTable(async (table) => {
        const { rows } = await client.query(`SELECT 1 FROM ${table}`);
        return rows.length === 0;
      });
      expect(wrong).toEqual([]);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  it("changes and deletes its own site's rows only", async () => {
    const wrong = await everyTable(async (table) => {
      const undone = new Error('undo');
      const touched: (number | null)[] = [];
      await test.database
        .inSite(site.id, async (tx) => {
          touched.push((await tx.execute(sql.raw(`UPDATE ${table} SET site_id = site_id`))).rowCount);
          touched.push((await tx.execute(sql.raw(`DELETE FROM ${table}`))).rowCount);
          throw undone;
        })
        .catch((error: unknown) => {
          if (error !== undone) throw error;
        });
      return touched.every((rows) => rows === 1);
    });
    expect(wrong).toEqual([]);
  });

  it('accepts no row for another site, new or moved', async () => {
    const refused = (work: Promise<unknown>) =>
      work.then(
        () => false,
        (error: Error) => /row-level security/.test(String(error.cause ?? error)),
      );
    const wrong = await everyTable(async (table) => {
      const moved = await refused(inSite(`UPDATE ${table} SET site_id = '${neighbour.id}'`));
      const copied = await refused(
        inSite(
          `INSERT INTO ${table} SELECT (json_populate_record(t, '{"site_id": "${neighbour.id}"}')).* FROM ${table} t`,
        ),
      );
      return moved && copied;
    });
    expect(wrong).toEqual([]);
  });

  it('has row-level security forced, and is owned by another role than the serving role', async () => {
    const rows = await asOwner<{ relname: string }>(`
      SELECT relname FROM pg_class JOIN pg_roles ON pg_roles.oid = relowner
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'sites'
        AND NOT (relrowsecurity AND relforcerowsecurity AND rolname <> 'toonbank_app')`);
    expect(rows).toEqual([]);
    const [role] = await asOwner(`
      SELECT rolsuper, rolbypassrls, rolcanlogin FROM pg_roles WHERE rolname = 'toonbank_app'`);
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcanlogin: false });
  });
});

it('lets the serving role change the texts of its own site, and nothing else of any site', async () => {
  await inSite('SELECT id FROM sites');
  await expect(inSite("UPDATE sites SET name = 'x'")).rejects.toThrow();
  const { rowCount } = await inSite("UPDATE sites SET alert_message = 'x'");
  expect(rowCount).toBe(1);
});
