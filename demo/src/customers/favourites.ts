import { dice } from '../catalogue/random.ts';
import type { WrittenProduct } from '../products.ts';
import type { WrittenCustomer } from './customers.ts';

/** A product that a customer buys again and again, with its own rhythm. */
export interface Favourite {
  product: WrittenProduct;
  /** In every so many-th order. */
  every: number;
  /** In which of those. */
  phase: number;
  /** Default units, most times. */
  usual: number;
}

const BUSINESS = 40;
const CONSUMER = 14;

/** A few products go into every order, most into every third to sixth. */
const rhythms = [1, 2, 2, 3, 3, 4, 4, 6, 6, 8] as const;

/** Whole steps of the default unit for about this many cents; expensive products one at a time. */
function usualQuantity(product: WrittenProduct, cents: number): number {
  const steps = Math.round(cents / (product.defaultUnit.priceCents * product.step));
  return Math.min(12, Math.max(1, steps)) * product.step;
}

/**
 * Products that a customer buys regularly: spread over the shop's groups, popular ones first.
 * @param products sorted by popularity
 */
export function favouritesOf(customer: WrittenCustomer, products: WrittenProduct[]): Favourite[] {
  if (customer.historyDays === 0) return [];
  const wanted = customer.kind === 'consumer' ? CONSUMER : BUSINESS;
  const luck = dice(`favourites|${customer.mark}`);
  const affordable = products.filter(
    (product) => product.stock > 0 && product.defaultUnit.priceCents < 30_000,
  );
  // Weighted towards the front of the list, but a different pick for every customer.
  const ranked = affordable
    .map((product, rank) => ({ product, score: rank * luck.between(0.2, 3) }))
    .sort((a, b) => a.score - b.score);
  const perFamily = new Map<string, number>();
  const chosen: Favourite[] = [];
  for (const { product } of ranked) {
    if (chosen.length === wanted) break;
    const already = perFamily.get(product.family) ?? 0;
    if (already >= 3) continue;
    perFamily.set(product.family, already + 1);
    const every = luck.pick(rhythms) * (customer.kind === 'consumer' ? 2 : 1);
    const budget = customer.kind === 'consumer' ? luck.between(800, 2_500) : luck.between(600, 4_500);
    chosen.push({ product, every, phase: luck.whole(0, every - 1), usual: usualQuantity(product, budget) });
  }
  return chosen;
}
