import { formatEuro, fromCents, toCents } from '@/lib/money';
import { addVat } from '@/lib/vat';
import type { PriceView } from '../shop';

/**
 * A customer's title of a product: only theirs shows a price (docs/behaviour.md §2.6), as the page shows it.
 * @param price in euros without VAT
 */
export function pricedTitle(name: string, vat: number, price: number, view: PriceView): string {
  const shown = view === 'both' ? fromCents(addVat(toCents(price), vat)) : price;
  return `${name} al vanaf ${formatEuro(shown)}`;
}
