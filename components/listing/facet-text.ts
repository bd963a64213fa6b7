import { readPriceRange } from '@/lib/catalogue/price-range';
import { filters as words } from '@/locales/nl/listing/filters';

/** A value of a facet as it is shown: a range of prices in words, anything else as it is. */
export function valueText(facet: string, value: string): string {
  const range = facet === 'prijs' ? readPriceRange(value) : undefined;
  return range ? words.price.range(range) : value;
}
