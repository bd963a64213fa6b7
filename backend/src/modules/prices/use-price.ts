import type { UseMeasure, WireUsePrice } from '@toonbank/contract';
import { addVat, euros } from './unit-price.ts';

/** How much use one base piece gives. */
export interface UseContent {
  measure: UseMeasure;
  /** Thousandths of the measure. */
  content: number;
}

/**
 * THE price of use (docs/behaviour.md §6.8), rounded as a unit price.
 * @param cents of one selling unit, without VAT
 * @param content base pieces in one selling unit
 * @param vat per cent
 */
export function usePrice(
  cents: number,
  { content, vat, use }: { content: number; vat: number; use: UseContent },
): WireUsePrice {
  const thousandths = use.content * content;
  return {
    price: euros(cents, thousandths),
    price_incl: euros(addVat(cents, vat), thousandths),
    measure: use.measure,
    content: thousandths / 1000,
  };
}
