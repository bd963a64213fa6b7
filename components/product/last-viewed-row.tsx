import { useMemo } from 'react';
import { productRows as words } from '@/locales/nl/product/product-rows';
import type { PriceView } from '../shop';
import { NearRow } from './near-row';

export interface LastViewedRowProps {
  ids: number[];
  view: PriceView;
}

/** Products viewed before, in the order of `ids`. Products that no longer exist are left out. */
export function LastViewedRow({ ids, view }: LastViewedRowProps) {
  const request = useMemo(
    () => ({ target: 'lastViewedProducts', ids, pageSize: ids.length }) as const,
    [ids],
  );
  return <NearRow title={words.lastViewed} request={request} view={view} />;
}
