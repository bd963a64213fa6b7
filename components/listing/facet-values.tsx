import { Fragment } from 'react';
import { byKind } from '@/lib/catalogue/value-order';
import { filters as words } from '@/locales/nl/listing/filters';
import { SiteLink } from '../ui/site-link';
import type { Facet } from './facet';
import { valueText } from './facet-text';
import { isChosen, toggleHref } from './filter-links';
import type { ListAddress } from './list-links';

export type FacetValuesProps = Pick<Facet, 'name' | 'values'> & { list: ListAddress };

/** The values as links; each selects or deselects its value. Contents of several kinds have a heading each. */
export function FacetValues({ name, values, list }: FacetValuesProps) {
  const kinds = byKind(name, values);
  return kinds.map(([kind, counted]) => (
    <Fragment key={kind}>
      {kinds.length > 1 && <h3>{words.kind(kind)}</h3>}
      <ul>
        {counted.map(([value, count]) => (
          <li key={value}>
            <SiteLink
              href={toggleHref(list, name, value)}
              rel="nofollow"
              keepScroll
              aria-current={isChosen(list, name, value) || undefined}
              className="facet"
            >
              <span>{valueText(name, value)}</span>
              {` ${count}`}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
