import type { dueProduct } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toProductDoc } from '../catalogue/product-doc.ts';
import { type ProductRow, productJson, type UnitRow } from '../catalogue/product-row.ts';
import { dayOf } from '../delivery/days.ts';
import type { ProductRhythm } from './load-rhythms.ts';
import { dueState, quantityFor } from './rhythm.ts';

export type DueProduct = z.input<typeof dueProduct>;

interface Row extends Record<string, unknown> {
  id: number;
  active: boolean;
  product: ProductRow;
}

/** The products that are due by `today`, by whether they are still sold. */
export interface Due {
  products: DueProduct[];
  gone: { rhythm: ProductRhythm; product: ProductRow }[];
}

/** The contract's form of a rhythm. */
export const toWireRhythm = ({ intervalDays, lastDay, dueDay }: ProductRhythm, today: number) => ({
  interval_days: intervalDays,
  last_ordered: dayOf(lastDay),
  due_on: dayOf(dueDay),
  days_left: dueDay - today,
});

/** The unit that was bought most often, among equals the latest; the default one when none of them exists any more. */
function usualUnit<U extends { id: number; isDefault: boolean }>(
  units: readonly U[],
  boughtIn: readonly number[],
): U | undefined {
  const times = (id: number) => boughtIn.filter((one) => one === id).length;
  const left = boughtIn.filter((id) => units.some((unit) => unit.id === id));
  const maxTimes = Math.max(0, ...left.map(times));
  const usual = left.find((id) => times(id) === maxTimes);
  return units.find(({ id }) => id === usual) ?? units.find((unit) => unit.isDefault) ?? units[0];
}

const packOf = ({ id, content, is_default }: UnitRow) => ({ id, content, isDefault: is_default });

/** The due products, soonest first, at the viewer's prices. One query. */
export async function loadDue(
  tx: Tx,
  viewer: Viewer,
  rhythms: readonly ProductRhythm[],
  { today, max }: { today: number; max: number },
): Promise<Due> {
  const due = rhythms.filter((rhythm) => dueState(rhythm, today) !== 'later').sort(bySoonest);
  const known = await loadRows(
    tx,
    viewer,
    due.slice(0, max).map(({ productId }) => productId),
  );
  const all: Due = { products: [], gone: [] };
  for (const rhythm of due) {
    const row = known.get(rhythm.productId);
    if (!row) continue;
    const { product } = row;
    const unit = usualUnit((product.units ?? []).map(packOf), rhythm.unitIds);
    if (!row.active || !unit) all.gone.push({ rhythm, product });
    else
      all.products.push({
        product: toProductDoc(product),
        unit_id: unit.id,
        quantity: quantityFor(rhythm.pieces, unit, product.step),
        ...toWireRhythm(rhythm, today),
        state: dueState(rhythm, today) === 'now' ? 'now' : 'soon',
      });
  }
  return all;
}

/** Soonest first; products that are due on one day always have the same order. */
export const bySoonest = (one: ProductRhythm, other: ProductRhythm): number =>
  one.dueDay - other.dueDay || one.productId - other.productId;

async function loadRows(tx: Tx, viewer: Viewer, ids: number[]): Promise<Map<number, Row>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<Row>(sql`
    SELECT p.id, p.active, ${productJson(viewer)} AS product FROM products p
    WHERE p.site_id = ${viewer.site.id} AND p.id = ANY (${sql.param(ids)}::int[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
