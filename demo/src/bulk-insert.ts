import type { Tx } from '../../backend/src/db/connect.ts';
import { getTableColumns, type PgTable, type SQL, sql } from '../../backend/src/db/sql.ts';

const CHUNK = 1_000;

type ColumnOf<T extends PgTable> = keyof T['$inferSelect'] & string;
/** A row without its tenant: that is the transaction's. */
export type NewRow<T extends PgTable> = Omit<T['$inferInsert'], 'siteId'>;

/** An insert of one site's rows. */
interface BulkInsert<T extends PgTable, R extends ColumnOf<T>> {
  table: T;
  siteId: string;
  /** All with the same fields. */
  rows: NewRow<T>[];
  /** Columns to return. */
  returning?: R[];
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `);

/** The drizzle columns behind some field names. */
function columnsOf(table: PgTable, fields: string[]) {
  const all = getTableColumns(table);
  return fields.map((field) => {
    const column = needed(all[field], `column ${field}`);
    return {
      field: sql.identifier(field),
      column: sql.identifier(column.name),
      type: sql.raw(column.getSQLType()),
    };
  });
}

/**
 * Many rows with one statement per thousand: the rows travel as one JSON text, so a row costs microseconds.
 * @returns the wanted columns of every row; look rows up by what identifies them, not by their order
 */
export async function insertRows<T extends PgTable, R extends ColumnOf<T> = never>(
  tx: Tx,
  { table, siteId, rows, returning = [] }: BulkInsert<T, R>,
): Promise<Pick<T['$inferSelect'], R>[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = columnsOf(table, Object.keys(first));
  const target = list([sql`site_id`, ...columns.map(({ column }) => sql`${column}`)]);
  const values = list([sql`${siteId}`, ...columns.map(({ field }) => sql`j.${field}`)]);
  const shape = list(columns.map(({ field, type }) => sql`${field} ${type}`));
  const wanted = columnsOf(table, returning).map(({ field, column }) => sql`${column} AS ${field}`);
  const tail = wanted.length > 0 ? sql` RETURNING ${list(wanted)}` : sql``;
  const written: Pick<T['$inferSelect'], R>[] = [];
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = JSON.stringify(rows.slice(at, at + CHUNK));
    const result = await tx.execute(
      sql`INSERT INTO ${table} (${target})
        SELECT ${values} FROM jsonb_to_recordset(${chunk}::jsonb) AS j(${shape})${tail}`,
    );
    written.push(...(result.rows as Pick<T['$inferSelect'], R>[]));
  }
  return written;
}

/** For a value that must exist: without it the demo data has a mistake. */
export function needed<V>(value: V | undefined, what: string): V {
  if (value === undefined) throw new Error(`The demo data has no ${what}.`);
  return value;
}
