import { readPriceRange } from '@/lib/catalogue/price-range';
import { filters as words } from '@/locales/nl/listing/filters';

/** Display text of a facet value: a price range in words, any other value unchanged. */
export function valueText(facet: string, value: string): string {
  const range = facet === 'prijs' ? readPriceRange(value) : undefined;
  return range ? words.price.range(range) : value;
}
