import { Suspense, useState } from 'react';
import type { ProductsRequest } from '@/api/types';
import { filters as words } from '@/locales/nl/listing/filters';
import { lazyPart } from '../ui/lazy-part';
import type { Facet } from './facet';
import { FacetValues } from './facet-values';
import { allValuesHref } from './filter-links';
import type { ListAddress } from './list-links';
import { isOpened, keepOpened } from './restore-facet-panel';

const AllFacetValues = lazyPart(() => import('./all-facet-values').then((module) => module.AllFacetValues));

export interface FacetGroupProps {
  facet: Facet;
  list: ListAddress;
  /** Request of the list; more facet values are requested with it. */
  request: ProductsRequest;
}

/** A facet's first values, and a link for all of them. */
export function FacetGroup({ facet, list, request }: FacetGroupProps) {
  const { name, values, more } = facet;
  const first = <FacetValues name={name} values={values} list={list} />;
  const [whole, show] = useState(() => isOpened(list.path, name));
  return (
    <section className="facet-group">
      <h2>{words.facet(name)}</h2>
      {more && whole ? (
        <Suspense fallback={first}>
          <AllFacetValues {...{ facet, list, request }} first={first} />
        </Suspense>
      ) : (
        first
      )}
      {more && !whole && (
        <a
          href={allValuesHref(list, name)}
          rel="nofollow"
          className="facet-more"
          onClick={(event) => {
            event.preventDefault();
            keepOpened(list.path, name);
            show(true);
          }}
        >
          {words.moreValues(more)}
        </a>
      )}
    </section>
  );
}
