import { filters } from '@/locales/nl/listing/filters';
import { list as words } from '@/locales/nl/product/product';
import { ProductTiles } from '../product-card/product-tiles';
import type { PriceView } from '../shop';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { valueText } from './facet-text';
import { clearHref, filterHref } from './filter-links';
import type { ListAddress } from './list-links';
import type { Nearest } from './nearest';

export interface EmptyListProps {
  filtered?: ListAddress;
  search?: string;
  nearest?: Nearest;
  view?: PriceView;
}

/** Empty result, with suggestions. */
export function EmptyList({ filtered, search, nearest, view = 'hidden' }: EmptyListProps) {
  const { empty } = words;
  const text = filtered ? empty.filtered : search === undefined ? empty.group : empty.search(search);
  return (
    <>
      <EmptyState icon={<Icon name="search" className="size-7" />} title={empty.title}>
        <p>{text}</p>
        {filtered && nearest && <WithoutOne list={filtered} without={nearest.without} />}
        <SiteLink href={filtered ? clearHref(filtered) : '/'} className={buttonClass()}>
          {filtered ? empty.clear : empty.home}
        </SiteLink>
      </EmptyState>
      {nearest && nearest.docs.length > 0 && (
        <section className="nearest">
          <h2>{filters.empty.products}</h2>
          <ProductTiles products={nearest.docs} view={view} />
        </section>
      )}
    </>
  );
}

/** Links to the list without one filter, each with its number of products. */
function WithoutOne({ list, without }: { list: ListAddress; without: Nearest['without'] }) {
  return (
    <ul className="without">
      {without.map(({ facet, values, count }) => (
        <li key={facet}>
          <SiteLink href={filterHref(list, facet, [])} rel="nofollow" keepScroll>
            {filters.empty.without(
              facet,
              values.map((value) => valueText(facet, value)).join(filters.empty.or),
            )}{' '}
            <span>{filters.empty.count(count)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
