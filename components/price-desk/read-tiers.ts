import { dutchNumber } from '@/lib/dutch-number';
import { parseEuros } from '@/lib/forms/parse-euros';
import { priceDeskWords } from '@/locales/nl/admin/shop/price-lists';
import type { ListedPrice } from './price-list';

const { tierFaults: words } = priceDeskWords;

/** A line of the form, as it is typed. */
export interface TierTexts {
  /** Of the line, while the form is open. */
  key: number;
  quantity: string;
  price: string;
}

export type TierFault = { key: number; quantity?: string; price?: string };

/** The lines of the form; one that is empty where the list has no price. */
export const textsOf = (tiers: ListedPrice['tiers']): TierTexts[] =>
  (tiers.length === 0 ? [undefined] : tiers).map((tier, key) => ({
    key,
    quantity: tier ? dutchNumber(tier.quantity) : '1',
    price: tier ? dutchNumber(tier.price, 2, 2) : '',
  }));

/** A typed number of units: `12`, `1.200`, `1,5`; undefined for any other text. */
function parseQuantity(typed: string): number | undefined {
  const text = typed.trim();
  if (!/^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,6})?$/.test(text)) return undefined;
  const quantity = Number(text.replaceAll('.', '').replace(',', '.'));
  return quantity > 0 && quantity <= 1_000_000 ? quantity : undefined;
}

/** A line that says nothing: without a price, and from the first unit on or without a quantity. */
const isEmpty = ({ quantity, price }: TierTexts) =>
  price.trim() === '' && ['', '1'].includes(quantity.trim());

/** Reads the form; empty lines are left out. `content`: base pieces in one unit. */
export function readTiers(
  lines: readonly TierTexts[],
  content: number,
): { tiers: ListedPrice['tiers'] } | { faults: TierFault[] } {
  const filled = lines.filter((line) => !isEmpty(line));
  const read = filled.map((line) => ({
    key: line.key,
    quantity: parseQuantity(line.quantity),
    price: parseEuros(line.price),
  }));
  const faults = read.flatMap(({ key, quantity, price }, at): TierFault[] => {
    const pieces = (quantity ?? 0) * content;
    const fault =
      quantity === undefined
        ? words.quantity
        : Math.abs(pieces - Math.round(pieces)) > 1e-6
          ? words.pieces
          : read.slice(0, at).some((line) => line.quantity === quantity)
            ? words.twice
            : undefined;
    if (fault === undefined && price !== undefined) return [];
    return [{ key, ...(fault && { quantity: fault }), ...(price === undefined && { price: words.price }) }];
  });
  if (faults.length > 0) return { faults };
  return { tiers: read.map(({ quantity = 0, price = 0 }) => ({ quantity, price })) };
}
