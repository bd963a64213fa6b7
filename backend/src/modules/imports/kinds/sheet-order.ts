import type { Import } from '../../../db/schema/index.ts';
import { type SQL, sql } from '../../../db/sql.ts';

/** Sorts changes of one line, by their column `field`, as the columns of the sheet; fields without a column come last. */
export function sheetOrder({ mapping }: Pick<Import, 'mapping'>): SQL {
  const fields = mapping.toSorted((one, other) => one.column - other.column).map((column) => column.field);
  return sql`array_position(${sql.param(fields)}::text[], field), field`;
}
