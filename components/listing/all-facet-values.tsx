'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { ErrorCode, FacetCounts, ProductsRequest } from '@/api/types';
import { inValueOrder } from '@/lib/catalogue/value-order';
import { errorText } from '@/locales/nl/errors';
import { filters as words } from '@/locales/nl/listing/filters';
import { useAppDispatch } from '@/store/hooks';
import { askFacets } from '@/store/products/ask-facets';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { type Facet, valuesOf } from './facet';
import { FacetValues } from './facet-values';
import type { ListAddress } from './list-links';

export interface AllFacetValuesProps {
  facet: Facet;
  list: ListAddress;
  request: ProductsRequest;
  /** The values that the page included; they stay until all are there. */
  first: ReactNode;
}

/** All values of a facet, requested when the group is opened: the first and the others in one order, by kind. */
export function AllFacetValues({ facet: { name, values, more }, list, request, first }: AllFacetValuesProps) {
  const dispatch = useAppDispatch();
  const [counts, setCounts] = useState<FacetCounts>();
  const [error, setError] = useState<ErrorCode>();

  useEffect(() => {
    const asking = dispatch(askFacets(request));
    asking
      .unwrap()
      .then(setCounts)
      .catch((code: ErrorCode) => setError(code));
    return () => asking.abort();
  }, [dispatch, request]);

  if (counts) {
    const shown = new Set(values.map(([value]) => value));
    const others = (counts[name] ?? []).filter(({ value }) => !shown.has(value));
    return (
      <FacetValues name={name} values={inValueOrder(name, [...values, ...valuesOf(others)])} list={list} />
    );
  }
  return (
    <>
      {first}
      {error ? (
        <Notice tone="danger" urgent>
          {words.valuesFailed} {errorText(error)}
        </Notice>
      ) : (
        <div aria-hidden="true" className="flex flex-col gap-3 py-2">
          {Array.from({ length: more ?? 0 }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines without content
            <Skeleton key={line} className="h-4 w-3/4" />
          ))}
        </div>
      )}
    </>
  );
}
