import type { ProductList } from '@/api/types';
import { inValueOrder } from '@/lib/catalogue/value-order';
import { isChosen } from './filter-links';
import type { ListAddress } from './list-links';

/** Values shown before 'Nog n tonen'; selected values are always shown. A single further value is shown too. */
const MAX_VALUES = 4;
export const PRICE = 'prijs';

/** A facet with its first values, and how many products each has. */
export interface Facet {
  name: string;
  values: [string, number][];
  /** Number of further values; absent when all are included. */
  more?: number;
}

type Counts = ProductList['facetCounts'][string];
export const valuesOf = (counts: Counts = []) =>
  counts.map(({ value, count }): [string, number] => [value, count]);

/** Whether selecting or deselecting one of its values can change the list. */
function narrows(name: string, counts: Counts = [], numFound: number, list: ListAddress): boolean {
  const [only, another] = counts;
  return (
    another !== undefined ||
    (only !== undefined && (only.count < numFound || isChosen(list, name, only.value)))
  );
}

/**
 * Facets of a list, each with as many values as a page includes; further values are requested. The price
 * facet is last and has all ranges: on pages shared by all customers it is loaded later and must not shift
 * the layout. A facet that all products share is left out.
 */
export function facetsOf(
  { facetCounts, numFound }: Pick<ProductList, 'facetCounts' | 'numFound'>,
  list: ListAddress,
): Facet[] {
  const { [PRICE]: prices, ...others } = facetCounts;
  const narrowing = Object.entries(others).filter(([name, counts]) => narrows(name, counts, numFound, list));
  const facets = narrowing.map(([name, counts]): Facet => {
    const whole = list.query.all === name;
    const limit = counts.length === MAX_VALUES + 1 ? MAX_VALUES + 1 : MAX_VALUES;
    const values = counts.filter(
      ({ value }, position) => whole || position < limit || isChosen(list, name, value),
    );
    const more = counts.length - values.length;
    return { name, values: inValueOrder(name, valuesOf(values)), ...(more > 0 && { more }) };
  });
  return prices ? [...facets, { name: PRICE, values: valuesOf(prices) }] : facets;
}
