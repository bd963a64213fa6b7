import type { OrderListItem, ProductMatch, RefusedLine } from '@/api/types';
import { nearestValidQuantity } from '@/lib/quantity';
import { hasCheckDigit, isBarcode } from '@/lib/quick-order/barcode';
import type { TypedLine } from '@/lib/quick-order/parse-lines';
import { countOf } from '@/locales/nl/product/units';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { toListItem } from '../order-line/to-list-item';

/** A line that can be ordered: like an order list's item, without a list. */
export interface QuickRow {
  item: OrderListItem;
  refused?: RefusedLine;
}

export interface Problem {
  /** Row number in the text or file; problems are listed in this order. */
  row: number;
  text: string;
  /** The typed line, when another article can be chosen for it. */
  line?: TypedLine;
}

type Unit = ProductMatch['product']['units'][number];

const wordOf = (text: string) => text.toLowerCase().replace(/[^a-zà-ÿ]/g, '');

/** 'doos', 'dozen', 'doos à 6 rollen' */
const isCalled = ({ unitName, unitDesc }: Unit, unit: string) =>
  [unitName, countOf(2, unitName).replace(/^\d+ /, ''), unitDesc].some(
    (name) => wordOf(name) === wordOf(unit),
  );

/**
 * Makes a row from a typed line and the product found for it, or a problem. `row` is the row number when
 * there are many lines.
 */
export function rowOf(
  line: TypedLine,
  found: ProductMatch | undefined,
  many: boolean,
): { row?: QuickRow; problem?: Problem } {
  const { code, row } = line;
  if (!found) {
    const misread = isBarcode(code) && !hasCheckDigit(code) && words.misread(code);
    const text = misread || words.unknown(code);
    return { problem: { row, text: many ? words.inRow(row, text) : text, line } };
  }
  const { product, available } = found;
  const name = product.productName;
  if (!available)
    return { problem: { row, text: many ? words.inRow(row, words.gone(name)) : words.gone(name), line } };
  const wanted =
    line.unit === undefined ? undefined : product.units.find((unit) => isCalled(unit, line.unit ?? ''));
  const unit = wanted ?? product.units.find(({ puId }) => puId === found.unitId) ?? product.units[0];
  if (!unit) return { problem: { row, text: words.gone(name) } };
  const step = unit.puIsDefault ? product.step : 1;
  // A typed quantity is kept; the row suggests a valid one.
  const item = toListItem(product, unit.puId, line.quantity ?? nearestValidQuantity(step, { step }));
  const strange = line.unit !== undefined && !wanted;
  const problem = strange && { row, text: words.unitRow(row, line.unit ?? '', name, unit.unitDesc) };
  return { row: { item }, ...(problem && { problem }) };
}

/** The same article in the same unit is the same row. */
export const keyOf = ({ item }: QuickRow) => `${item.product.productId} ${item.unitId}`;

/** Appends new rows; the same article in the same unit is added to the existing row. */
export function mergeRows(rows: readonly QuickRow[], fresh: readonly QuickRow[]) {
  const all = [...rows];
  let merged = 0;
  for (const row of fresh) {
    const at = all.findIndex((one) => keyOf(one) === keyOf(row));
    const there = all[at];
    if (!there) all.push(row);
    else {
      merged += 1;
      all[at] = { item: { ...there.item, quantity: there.item.quantity + row.item.quantity } };
    }
  }
  return { rows: all, merged };
}
