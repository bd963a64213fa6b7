import { filters as words } from '@/locales/nl/listing/filters';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { valueText } from './facet-text';
import { clearHref, toggleHref } from './filter-links';
import { chosenFilters, type ListAddress } from './list-links';

/** Active filters, each with a link that removes it. */
export function FilterChips({ list }: { list: ListAddress }) {
  return (
    <ul aria-label={words.chips} className="chips">
      {chosenFilters(list).map(({ facet, value }) => (
        <li key={`${facet} ${value}`}>
          <SiteLink
            href={toggleHref(list, facet, value)}
            rel="nofollow"
            keepScroll
            aria-label={words.remove(facet, valueText(facet, value))}
          >
            {valueText(facet, value)}
            <Icon name="close" />
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink href={clearHref(list)} keepScroll>
          {words.clear}
        </SiteLink>
      </li>
    </ul>
  );
}
