import type { Tx } from '../../../db/connect.ts';
import { sql } from '../../../db/sql.ts';
import type { Unit } from './choose-unit.ts';

interface Sold extends Record<string, unknown> {
  id: number;
  base_unit: string;
  step: number;
  stock: number;
  units: { id: number; name: string; content: number; is_default: boolean }[];
}

/** Units and stock of products: they decide between candidates, without prices. */
export async function soldAs(tx: Tx, ids: readonly number[]) {
  const { rows } = await tx.execute<Sold>(sql`
    SELECT p.id, p.base_unit, p.step, p.stock, json_agg(json_build_object(
      'id', u.id, 'name', u.name, 'content', u.content, 'is_default', u.is_default) ORDER BY u.position, u.id) AS units
    FROM products p JOIN product_units u ON u.product_id = p.id
    WHERE p.id = ANY (${sql.param(ids)}::int[]) GROUP BY p.site_id, p.id`);
  return new Map(
    rows.map(({ id, base_unit, step, stock, units }) => [
      id,
      {
        baseUnit: base_unit,
        step,
        stock,
        units: units.map(({ is_default, ...unit }): Unit => ({ ...unit, isDefault: is_default })),
      },
    ]),
  );
}
