import { list as words } from '@/locales/nl/product';
import { CloseIcon } from '../ui/icons';
import { IntentLink } from '../ui/intent-link';
import { chosenFilters, clearHref, type ListAddress, toggleHref } from './list-links';

/** What is filtered on, each with its way out. */
export function FilterChips({ list }: { list: ListAddress }) {
  const chosen = chosenFilters(list);
  if (chosen.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chosen.map(({ facet, value }) => (
        <li key={`${facet} ${value}`}>
          <IntentLink
            href={toggleHref(list, facet, value)}
            rel="nofollow"
            aria-label={words.remove(words.facets[facet] ?? facet, value)}
            className="inline-flex h-8 items-center gap-1.5 rounded-full border border-brand px-3 font-medium text-brand-strong text-sm hover:bg-surface-alt"
          >
            {value}
            <CloseIcon className="size-3.5" />
          </IntentLink>
        </li>
      ))}
      <li>
        <IntentLink href={clearHref(list)} className="inline-flex h-8 items-center px-2 text-sm underline">
          {words.clear}
        </IntentLink>
      </li>
    </ul>
  );
}
