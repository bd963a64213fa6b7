'use client';

import { useEffect, useState } from 'react';
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

export interface FacetRestProps {
  facet: Facet;
  list: ListAddress;
  request: ProductsRequest;
}

/** Facet values that the page did not include, requested when the group is opened. */
export function FacetRest({ facet: { name, values, more }, list, request }: FacetRestProps) {
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

  if (error) {
    return (
      <Notice tone="danger" urgent>
        {words.valuesFailed} {errorText(error)}
      </Notice>
    );
  }
  if (!counts) {
    return (
      <div aria-hidden="true" className="flex flex-col gap-3 py-2">
        {Array.from({ length: more ?? 0 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines without content
          <Skeleton key={line} className="h-4 w-3/4" />
        ))}
      </div>
    );
  }
  const shown = new Set(values.map(([value]) => value));
  const rest = (counts[name] ?? []).filter(({ value }) => !shown.has(value));
  return <FacetValues name={name} values={inValueOrder(name, valuesOf(rest))} list={list} />;
}
