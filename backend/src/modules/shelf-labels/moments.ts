import { type SQL, sql } from 'drizzle-orm';

/** An instant as the wire has it, from a column. */
export const isoMoment = (column: SQL): SQL =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The chosen unit `unit_id` of product `p`, or the default one where that is gone. */
export const unitOr = (unitId: SQL): SQL =>
  sql`coalesce(${unitId}, (SELECT d.id FROM product_units d WHERE d.product_id = p.id AND d.is_default))`;
