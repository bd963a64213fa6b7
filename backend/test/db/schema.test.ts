import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/db/connect.ts';
import * as schema from '../../src/db/schema/index.ts';
import { emptyDatabase } from '../support/test-app.ts';

/** A column as drizzle or the database describes it: 'price_cents integer not null'. */
interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  /** Whether an insert may leave it out. */
  filled: boolean;
}
const line = ({ table, name, type, required, filled }: Column) =>
  `${table}.${name} ${type}${required ? ' not null' : ''}${filled ? ' default' : ''}`;

/** Filled and read in SQL only. */
const WITHOUT_DRIZZLE = [
  'facet_values',
  'list_counts',
  'list_entries',
  'list_prices',
  'list_renewals',
  'order_search',
  'purchase_days',
];

let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

it('describes every column as the migrations made it', async () => {
  const { rows } = await database.pool.query<Column>(`
    SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
      a.attnotnull AS required, a.atthasdef OR a.attidentity <> '' AS filled
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`);
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const described = tables.map(getTableConfig).flatMap(({ name: table, columns }) =>
    columns.map((column) =>
      line({
        table,
        name: column.name,
        type: column.getSQLType().replace('numeric(4, 2)', 'numeric(4,2)'),
        required: column.notNull,
        filled: column.hasDefault || column.generatedIdentity !== undefined,
      }),
    ),
  );
  const made = rows.filter(({ table }) => !WITHOUT_DRIZZLE.includes(table)).map(line);
  expect(described.sort()).toEqual(made.sort());
});
