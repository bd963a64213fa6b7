import { facetNames, type ProductsRequest, productTargets } from '@toonbank/contract';
import fc from 'fast-check';

const euros = fc.integer({ min: 0, max: 300 }).map((n) => n / 2);
const range = fc
  .tuple(euros, fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }))
  .map(([from, width]) => `${from}-${width === undefined ? '' : from + width}`);
const maybe = <T>(value: fc.Arbitrary<T>, freq = 2) => fc.option(value, { nil: undefined, freq });

export interface KnownThings {
  groupId: number;
  path: string;
  productIds: number[];
  brands: string[];
  words: string[];
}

/** Requests for lists on every axis that a caller can choose: group, brand, target, filters, search and order. */
export const anyListRequest = (known: KnownThings): fc.Arbitrary<ProductsRequest> => {
  const filters = fc.record(
    Object.fromEntries(
      facetNames.map((name) => [
        name,
        name === 'prijs'
          ? fc.array(range, { minLength: 1, maxLength: 12 })
          : fc.subarray(['op voorraad', 'niet op voorraad', 'Wit', ...known.brands], { minLength: 1 }),
      ]),
    ),
    { requiredKeys: [] },
  );
  const fields = ['score', 'productName', 'random', 'price', 'usePrice'] as const;
  const sort = fc.record({
    field: fc.constantFrom(...fields),
    order: fc.constantFrom('asc' as const, 'desc' as const),
  });
  return fc
    .record({
      groupID: maybe(fc.constant(known.groupId)),
      path: maybe(fc.constant(known.path)),
      ids: maybe(fc.subarray(known.productIds, { minLength: 1 })),
      brand: maybe(fc.constantFrom(...known.brands)),
      sale: maybe(fc.boolean()),
      suggest: maybe(fc.boolean()),
      target: maybe(fc.constantFrom(...productTargets), 4),
      search: maybe(fc.subarray(known.words, { minLength: 1 }).map((words) => words.join(' '))),
      filters: maybe(filters, 4),
      sort: maybe(
        fc.oneof(sort, fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const)),
      ),
      page: fc.integer({ min: 0, max: 2 }),
      pageSize: fc.integer({ min: 1, max: 5 }),
    })
    .map((request) => ({
      ...Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined)),
      ...(request.target && { productID: known.productIds[0] }),
    }));
};
