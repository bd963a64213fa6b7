import { useRef } from 'react';
import type { ProductsRequest } from '@/api/types';
import type { SortKey } from '@/lib/catalogue/catalogue-query';
import { filters as words } from '@/locales/nl/listing/filters';
import type { PriceView } from '../shop';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { type Facet, PRICE } from './facet';
import { FacetGroup } from './facet-group';
import { clearHref } from './filter-links';
import { chosenFilters, type ListAddress } from './list-links';
import { PriceFacet } from './price-facet';
import { useListNavigation } from './use-list-navigation';

export interface FacetPanelProps {
  /** Unique per list: the previous page stays in the document, hidden. */
  id: string;
  facets: Facet[];
  list: ListAddress;
  /** Request of the list; data that the page did not include is requested with it. */
  request: ProductsRequest;
  numFound: number;
  view: PriceView;
  /** Default sort order of the list. */
  usual: SortKey;
}

/**
 * Every value is a link: filtering works without JavaScript. On a phone they are in a native popover, which
 * is restored on the next page. Its script also handles the other links of the list.
 */
export function FacetPanel({ id, facets, list, request, numFound, view, usual }: FacetPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { shown, go, pending } = useListNavigation(list, usual, panel);
  const chosen = chosenFilters(shown).length;
  return (
    <section
      ref={panel}
      id={id}
      popover="auto"
      tabIndex={-1}
      aria-label={words.title}
      className="filter-panel"
    >
      <div className="filter-head">
        <p>{words.chosen(chosen)}</p>
        {chosen > 0 && (
          <a href={clearHref(shown)} data-keep-scroll="">
            {words.clear}
          </a>
        )}
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={words.close}>
          <Icon name="close" />
        </button>
      </div>
      {facets.map(
        (facet) =>
          facet.name !== PRICE && <FacetGroup key={facet.name} {...{ facet, request }} list={shown} />,
      )}
      {view !== 'hidden' && (
        <PriceFacet
          {...{ request, view, go }}
          facet={facets.find(({ name }) => name === PRICE)}
          list={shown}
        />
      )}
      <div className="filter-foot">
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-busy={pending || undefined}
          className={buttonClass('primary', 'l')}
        >
          {words.show(numFound)}
        </button>
      </div>
    </section>
  );
}
