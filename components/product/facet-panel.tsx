import { list as words } from '@/locales/nl/product';
import type { FacetCounts } from '@/store/domain';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { IntentLink } from '../ui/intent-link';
import { chosenFilters, isChosen, type ListAddress, toggleHref } from './list-links';

export const FILTERS_ID = 'filters';
/** Values shown before 'Nog n tonen'. */
const SHOWN = 8;

interface FacetPanelProps {
  facets: FacetCounts;
  list: ListAddress;
  numFound: number;
}

/** Every value is a link: filtering works without JavaScript. On a phone the browser's own popover holds it. */
export function FacetPanel({ facets, list, numFound }: FacetPanelProps) {
  const shown = Object.entries(facets).filter(([, values]) => values.length > 0);
  return (
    <section id={FILTERS_ID} popover="auto" aria-label={words.filters} className="filter-panel">
      <div className="filter-head">
        <p>{words.filtersChosen(chosenFilters(list).length)}</p>
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={words.showResults(numFound)}
        >
          <Icon name="close" />
        </button>
      </div>
      {shown.map(([facet, values]) => (
        <Facet key={facet} facet={facet} values={values} list={list} />
      ))}
      <button
        type="button"
        popoverTarget={FILTERS_ID}
        popoverTargetAction="hide"
        className={buttonClass('primary', 'l', 'filter-done')}
      >
        {words.showResults(numFound)}
      </button>
    </section>
  );
}

type FacetProps = { facet: string; values: FacetCounts[string]; list: ListAddress };

function Facet({ facet, values, list }: FacetProps) {
  const first = values.filter(({ value }, position) => position < SHOWN || isChosen(list, facet, value));
  const rest = values.filter((value) => !first.includes(value));
  return (
    <section className="facet-group">
      <h3>{words.facets[facet] ?? facet}</h3>
      <FacetValues facet={facet} values={first} list={list} />
      {rest.length > 0 && (
        <details>
          <summary>{words.moreValues(rest.length)}</summary>
          <FacetValues facet={facet} values={rest} list={list} />
        </details>
      )}
    </section>
  );
}

function FacetValues({ facet, values, list }: FacetProps) {
  return (
    <ul>
      {values.map(({ value, count }) => (
        <li key={value}>
          <IntentLink
            href={toggleHref(list, facet, value)}
            rel="nofollow"
            keepScroll
            aria-current={isChosen(list, facet, value) || undefined}
            className="facet"
          >
            <span>{value}</span> {count}
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
