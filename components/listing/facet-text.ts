import { readPriceRange } from '@/lib/catalogue/price-range';
import { filters as words } from '@/locales/nl/listing/filters';

/** Display text of a facet value: a price range in words, sizes with a multiplication sign. The value itself is typed text. */
export function valueText(facet: string, value: string): string {
  const range = facet === 'prijs' ? readPriceRange(value) : undefined;
  return range ? words.price.range(range) : value.replace(/(?<=\d) x (?=\d)/g, '\u00a0×\u00a0');
}
