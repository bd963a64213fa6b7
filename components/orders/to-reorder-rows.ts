import type { OrderRow } from '@/api/types';
import { fromCents, toCents } from '@/lib/money';
import { unitNameOf } from '@/lib/unit-name';
import { addVat } from '@/lib/vat';
import type { CartRow } from '../order-line/cart-row';

/** A row of an order, for ordering it again. */
export interface ReorderRow {
  key: string;
  name: string;
  /** See `name_lead` of the contract. */
  nameLead?: number | undefined;
  articleNumber: string;
  quantity: number;
  unitDesc: string;
  /** Singular: 'doos'. */
  unitName: string;
  price: number;
  total: number;
  comment: string;
  /** Absent without a product. */
  image?: string;
  slug?: string;
  /** Absent when product or unit is no longer sold. */
  wanted?: CartRow;
}

/** Rounded as in the cart: one unit with VAT, times the quantity. */
function amountsOf({ price, total, vat, quantity }: OrderRow, inclusive: boolean) {
  if (!inclusive) return { price, total };
  const cents = addVat(toCents(price), vat);
  return { price: fromCents(cents), total: fromCents(cents * quantity) };
}

/** `inclusive`: prices with VAT, as a consumer saw them. */
export function toReorderRows(rows: readonly OrderRow[], inclusive = false): ReorderRow[] {
  return rows.map((row, at) => {
    const { productId, unitId, orderrowName: name, quantity } = row;
    const key = String(at);
    const sold = row.available !== false && productId !== null && unitId !== null && unitId !== undefined;
    return {
      key,
      name,
      nameLead: row.nameLead,
      articleNumber: row.orderrowArtNr,
      quantity,
      unitDesc: row.unitDesc,
      unitName: unitNameOf(row.unitDesc),
      ...amountsOf(row, inclusive),
      comment: row.comment ?? '',
      image: row.image,
      slug: row.slug,
      ...(sold && { wanted: { key, productId, unitId, quantity } }),
    };
  });
}
