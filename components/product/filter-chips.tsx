import { filters as words } from '@/locales/nl/filters';
import { Icon } from '../ui/icon';
import { IntentLink } from '../ui/intent-link';
import { valueText } from './facet-text';
import { clearHref, toggleHref } from './filter-links';
import { chosenFilters, type ListAddress } from './list-links';

/** What is filtered on, each with its way out. */
export function FilterChips({ list }: { list: ListAddress }) {
  return (
    <ul aria-label={words.chips} className="chips">
      {chosenFilters(list).map(({ facet, value }) => (
        <li key={`${facet} ${value}`}>
          <IntentLink
            href={toggleHref(list, facet, value)}
            rel="nofollow"
            keepScroll
            aria-label={words.remove(facet, valueText(facet, value))}
          >
            {valueText(facet, value)}
            <Icon name="close" />
          </IntentLink>
        </li>
      ))}
      <li>
        <IntentLink href={clearHref(list)} keepScroll>
          {words.clear}
        </IntentLink>
      </li>
    </ul>
  );
}
