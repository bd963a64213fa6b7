import type { Tx } from '../../../db/connect.ts';
import type { Import, ImportEntity } from '../../../db/schema/index.ts';
import { type SQL, sql } from '../../../db/sql.ts';
import type { Writer } from './kind.ts';

/** Ticked changes of an entity that are to be written, as a condition on `c`. */
export const chosen = ({ siteId, id }: Import, entity: ImportEntity): SQL => sql`
  c.site_id = ${siteId} AND c.import_id = ${id} AND c.entity = ${entity} AND c.ticked AND c.state = 'open'`;

/** The value of a field of a new row, among its changes `c`. */
export const added = (field: string): SQL => sql`max(c.after) FILTER (WHERE c.field = ${field})`;

export interface StoredColumn {
  column: string;
  type: 'integer' | 'text' | 'boolean' | 'smallint' | 'date';
}

export type StoredColumns = Readonly<Record<string, StoredColumn>>;

/** The present value of the field of a change `c`, from the row `alias`; null for a field that is no column. */
export const storedValue = (alias: string, columns: StoredColumns): SQL => sql`
  CASE c.field ${sql.join(
    Object.entries(columns).map(
      ([field, { column }]) =>
        sql`WHEN ${field} THEN ${sql.identifier(alias)}.${sql.identifier(column)}::text`,
    ),
    sql` `,
  )} END`;

/** Writes fields that are columns of one table, each field by one statement. */
export function columnWriter(entity: ImportEntity, table: string, columns: StoredColumns): Writer {
  const name = sql.identifier(table);
  return {
    entity,
    present: ({ siteId }, importId) => sql`
      SELECT c.id, ${storedValue('t', columns)} AS now
      FROM import_changes c LEFT JOIN ${name} t ON t.site_id = c.site_id AND t.id = c.entity_id
      WHERE c.site_id = ${siteId} AND c.import_id = ${importId} AND c.entity = ${entity}`,
    async write(tx: Tx, row: Import) {
      let written = 0;
      for (const [field, { column, type }] of Object.entries(columns)) {
        const stored = sql.identifier(column);
        const { rowCount } = await tx.execute(sql`
          UPDATE ${name} t SET ${stored} = c.after::${sql.raw(type)}
          FROM import_changes c
          WHERE ${chosen(row, entity)} AND c.field = ${field} AND t.site_id = c.site_id AND t.id = c.entity_id
            AND t.${stored} IS NOT DISTINCT FROM c.before::${sql.raw(type)}`);
        written += rowCount ?? 0;
      }
      return written;
    },
  };
}
