import { hasCheckDigit, isBarcode } from '@toonbank/contract/sheets/barcode';
import type { OrderListItem, ProductMatch, RefusedLine } from '@/api/types';
import { roundUpToStep } from '@/lib/quantity';
import type { FaultyRow, TypedLine } from '@/lib/quick-order/parse-lines';
import { countOf } from '@/locales/nl/product/units';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { toListItem } from '../order-line/to-list-item';

/** A line that can be ordered: like an order list's item, without a list. */
export interface QuickRow {
  item: OrderListItem;
  refused?: RefusedLine;
}

/** The fields of a row that failed, as they were written. */
export interface Mend {
  code: string;
  count: string;
  unit: string;
}

/** A row that was taken in another unit than was asked. */
export interface OtherUnit {
  /** Of the row. */
  key: string;
  name: string;
  unitId: number;
  units: readonly Unit[];
}

export interface RowProblem {
  /** Row number in the text or file; problems are listed in this order. */
  row: number;
  text: string;
  /** The row was not taken, and can be corrected. */
  mend?: Mend;
  otherUnit?: OtherUnit;
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
): { row?: QuickRow; problem?: RowProblem } {
  const { code, row } = line;
  const mend = mendOf(line);
  const inRow = (text: string) => (many ? words.inRow(row, text) : text);
  if (!found) {
    const misread = isBarcode(code) && !hasCheckDigit(code) && words.misread(code);
    const text = misread || words.unknown(code);
    return { problem: { row, text: inRow(text), mend } };
  }
  const { product, available } = found;
  const name = product.productName;
  if (!available) return { problem: { row, text: inRow(words.gone(name)), mend } };
  const wanted =
    line.unit === undefined ? undefined : product.units.find((unit) => isCalled(unit, line.unit ?? ''));
  const unit = wanted ?? product.units.find(({ puId }) => puId === found.unitId) ?? product.units[0];
  if (!unit) return { problem: { row, text: inRow(words.gone(name)), mend } };
  const step = unit.puIsDefault ? product.step : 1;
  // A typed quantity is kept; the row suggests a valid one.
  const item = toListItem(product, unit.puId, line.quantity ?? roundUpToStep(step, step));
  if (line.unit === undefined || wanted) return { row: { item } };
  const problem = {
    row,
    text: words.unitRow(row, line.unit, name, unit.unitDesc),
    otherUnit: { key: keyOf({ item }), name, unitId: unit.puId, units: product.units },
  };
  return { row: { item }, problem };
}

const mendOf = ({ code, quantity, unit }: TypedLine): Mend => ({
  code,
  count: quantity === undefined ? '' : String(quantity),
  unit: unit ?? '',
});

/** The problem of a row whose article or quantity can't be read. */
export function problemOf({ row, text, reason, code, count, unit }: FaultyRow): RowProblem {
  const why = reason === 'code' ? words.noCode(text) : words.faulty[reason](count, code);
  return { row, text: words.inRow(row, why), mend: { code, count, unit } };
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
