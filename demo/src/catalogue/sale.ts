import type { DemoProduct } from '../model.ts';
import { roundPrice } from './pricing.ts';
import { dice, hash32 } from './random.ts';

/** Part of the range that is in the Sale; a small site still fills a row of offers. */
const share = 0.06;
const MIN_PRODUCTS = 14;

/** Puts about 6 % of what is in stock in the Sale: gives it the higher price that it had before. */
export function markSale(site: string, products: DemoProduct[]): void {
  const rank = (product: DemoProduct) => hash32(`sale|${site}|${product.articleNumber}`);
  const inStock = products.filter((product) => product.stock > 0).sort((a, b) => rank(a) - rank(b));
  for (const product of inStock.slice(0, Math.max(MIN_PRODUCTS, Math.round(products.length * share)))) {
    const price = product.units.find((unit) => unit.isDefault)?.priceCents ?? 0;
    product.saleFromCents = roundPrice(
      price * dice(`was|${site}|${product.articleNumber}`).between(1.12, 1.32),
    );
  }
}
