import { SiteLink } from '../ui/site-link';
import type { Facet } from './facet';
import { valueText } from './facet-text';
import { isChosen, toggleHref } from './filter-links';
import type { ListAddress } from './list-links';

export type FacetValuesProps = Pick<Facet, 'name' | 'values'> & { list: ListAddress };

/** The values as links; each selects or deselects its value. */
export function FacetValues({ name, values, list }: FacetValuesProps) {
  return (
    <ul>
      {values.map(([value, count]) => (
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
  );
}
