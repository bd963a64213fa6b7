import type { NetMeasure, WireUnitPrice } from '@toonbank/contract';

/** How much of a measure one base piece holds. */
export interface NetContent {
  measure: NetMeasure;
  /** Thousandths of the measure. */
  content: number;
  /** Singular: 'rol'. */
  baseUnit: string;
}

const names: Record<Exclude<NetMeasure, 'piece'>, string> = {
  l: 'liter',
  kg: 'kilo',
  m: 'meter',
  m2: 'm²',
};

/** Half a cent goes up. */
export const addVat = (cents: number, rate: number) => Math.floor((cents * (100 + rate) * 2 + 100) / 200);

/** Euros for one of a measure: in whole cents, below ten cents in tenths of a cent; half of one goes up. */
export function euros(cents: number, thousandths: number): number {
  const tenths = (cents * 10_000) / thousandths;
  return tenths < 100 ? Math.round(tenths) / 1000 : Math.round(tenths / 10) / 100;
}

/**
 * THE unit price (docs/behaviour.md §16.2): of the price that one selling unit costs, VAT included first where it is
 * included.
 * @param cents of one selling unit, without VAT
 * @param content base pieces in one selling unit
 * @returns undefined for a product without a measure, and for one single piece: its price is its unit price
 */
export function unitPrice(
  cents: number,
  { content, vat, net }: { content: number; vat: number; net: NetContent | null },
): WireUnitPrice | undefined {
  if (!net) return undefined;
  const thousandths = net.content * content;
  const isPiece = net.measure === 'piece';
  if (isPiece && thousandths === 1000) return undefined;
  return {
    price: euros(cents, thousandths),
    price_incl: euros(addVat(cents, vat), thousandths),
    measure: net.measure,
    name: net.measure !== 'piece' ? names[net.measure] : net.content === 1000 ? net.baseUnit : 'stuk',
    content: thousandths / 1000,
  };
}
