import { listControls as words } from '@/locales/nl/buying';
import { Icon } from '../ui/icon';
import { IntentLink } from '../ui/intent-link';
import { chosenFilters, clearHref, type ListAddress, toggleHref } from './list-links';

/** What is filtered on, each with its way out. */
export function FilterChips({ list }: { list: ListAddress }) {
  const chosen = chosenFilters(list);
  if (chosen.length === 0) return null;
  return (
    <ul className="chips">
      {chosen.map(({ facet, value }) => (
        <li key={`${facet} ${value}`}>
          <IntentLink
            href={toggleHref(list, facet, value)}
            rel="nofollow"
            aria-label={words.remove(words.facets[facet] ?? facet, value)}
          >
            {value}
            <Icon name="close" />
          </IntentLink>
        </li>
      ))}
      <li>
        <IntentLink href={clearHref(list)}>{words.clear}</IntentLink>
      </li>
    </ul>
  );
}
