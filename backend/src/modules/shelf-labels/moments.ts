import { type SQL, sql } from '../../db/sql.ts';

/** SQL of a column as an instant of the contract. */
export const isoMoment = (column: SQL): SQL =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The chosen unit `unit_id` of product `p`, or the default one where that no longer exists. */
export const unitOr = (unitId: SQL): SQL =>
  sql`coalesce(${unitId}, (SELECT d.id FROM product_units d WHERE d.product_id = p.id AND d.is_default))`;
