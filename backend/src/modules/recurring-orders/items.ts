import type { orderListItem } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toProductDoc } from '../catalogue/product-doc.ts';
import { type ProductRow, productJson } from '../catalogue/product-row.ts';

export type Item = z.input<typeof orderListItem>;

export interface LineAsked {
  productId: number;
  /** Null when the unit no longer exists. */
  unitId: number | null;
  quantity: number;
}

interface Row extends Record<string, unknown> {
  product: ProductRow;
  available: boolean;
}

/**
 * Lines with their products as lists show them, at the viewer's prices; the same product in the same unit is one
 * line. A unit that no longer exists is shown as the default one. One query.
 */
export async function itemsOf(tx: Tx, viewer: Viewer, lines: readonly LineAsked[]): Promise<Item[]> {
  if (lines.length === 0) return [];
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${productJson(viewer)} AS product, p.active AS available
    FROM products p WHERE p.id = ANY (${sql.param(ids)}::int[])`);
  const known = new Map(rows.map((row) => [row.product.product_id, row]));
  const items = new Map<string, Item>();
  for (const { productId, unitId, quantity } of lines) {
    const row = known.get(productId);
    const units = row?.product.units ?? [];
    const unit = units.find(({ id }) => id === unitId) ?? units.find((one) => one.is_default);
    if (!row || !unit) continue;
    const key = `${productId} ${unit.id}`;
    const there = items.get(key);
    items.set(key, {
      product_name: row.product.product_name,
      product_ext_code: row.product.product_ext_code,
      category: row.product.category,
      product: toProductDoc(row.product),
      available: row.available,
      unit_id: unit.id,
      quantity: quantity + (there?.quantity ?? 0),
      note: '',
    });
  }
  return [...items.values()];
}
