import { listControls as words } from '@/locales/nl/buying';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { IntentLink } from '../ui/intent-link';
import { chosenFilters, isChosen, type ListAddress, toggleHref } from './list-links';

/** Values shown before 'Nog n tonen'. */
const SHOWN = 8;

/** A facet with its values and how many products each has. */
export interface Facet {
  name: string;
  values: [string, number][];
}

interface FacetPanelProps {
  /** The page before this one stays in the document, hidden: the id is each list's own. */
  id: string;
  facets: Facet[];
  list: ListAddress;
  numFound: number;
}

/** Every value is a link: filtering works without JavaScript. On a phone the browser's own popover holds it. */
export function FacetPanel({ id, facets, list, numFound }: FacetPanelProps) {
  return (
    <section id={id} popover="auto" aria-label={words.filters} className="filter-panel">
      <div className="filter-head">
        <p>{words.filtersChosen(chosenFilters(list).length)}</p>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={words.showResults(numFound)}
        >
          <Icon name="close" />
        </button>
      </div>
      {facets.map(
        (facet) => facet.values.length > 0 && <FacetGroup key={facet.name} facet={facet} list={list} />,
      )}
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        className={buttonClass('primary', 'l', 'filter-done')}
      >
        {words.showResults(numFound)}
      </button>
    </section>
  );
}

function FacetGroup({ facet: { name, values }, list }: { facet: Facet; list: ListAddress }) {
  const first = values.filter(([value], position) => position < SHOWN || isChosen(list, name, value));
  const rest = values.filter((value) => !first.includes(value));
  return (
    <section className="facet-group">
      <h2>{words.facets[name] ?? name}</h2>
      <FacetValues name={name} values={first} list={list} />
      {rest.length > 0 && (
        <details>
          <summary>{words.moreValues(rest.length)}</summary>
          <FacetValues name={name} values={rest} list={list} />
        </details>
      )}
    </section>
  );
}

function FacetValues({ name, values, list }: Facet & { list: ListAddress }) {
  return (
    <ul>
      {values.map(([value, count]) => (
        <li key={value}>
          <IntentLink
            href={toggleHref(list, name, value)}
            rel="nofollow"
            keepScroll
            aria-current={isChosen(list, name, value) || undefined}
            className="facet"
          >
            <span>{value}</span> {count}
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
