import { list as words } from '@/locales/nl/product';
import type { FacetCounts } from '@/store/domain';
import { buttonClass } from '../ui/button';
import { CheckIcon, CloseIcon } from '../ui/icons';
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
      <div className="flex items-center justify-between lg:hidden">
        <p className="font-semibold text-lg">{words.filtersChosen(chosenFilters(list).length)}</p>
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={words.showResults(numFound)}
          className="flex size-11 items-center justify-center"
        >
          <CloseIcon />
        </button>
      </div>
      {shown.map(([facet, values]) => (
        <Facet key={facet} facet={facet} values={values} list={list} />
      ))}
      <button
        type="button"
        popoverTarget={FILTERS_ID}
        popoverTargetAction="hide"
        className={buttonClass('primary', 'l', 'mt-4 w-full lg:hidden')}
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
    <section className="border-line border-b py-4">
      <h3 className="mb-2 font-semibold text-sm">{words.facets[facet] ?? facet}</h3>
      <FacetValues facet={facet} values={first} list={list} />
      {rest.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1.5 text-brand-strong text-sm">
            {words.moreValues(rest.length)}
          </summary>
          <FacetValues facet={facet} values={rest} list={list} />
        </details>
      )}
    </section>
  );
}

function FacetValues({ facet, values, list }: FacetProps) {
  return (
    <ul>
      {values.map(({ value, count }) => {
        const chosen = isChosen(list, facet, value);
        return (
          <li key={value}>
            <IntentLink
              href={toggleHref(list, facet, value)}
              rel="nofollow"
              scroll={false}
              aria-current={chosen || undefined}
              className="group flex min-h-9 items-center gap-2.5 text-sm lg:min-h-8"
            >
              <span
                aria-hidden="true"
                className="flex size-4.5 shrink-0 items-center justify-center rounded-s border border-line-strong group-aria-current:border-brand group-aria-current:bg-brand group-aria-current:text-on-brand"
              >
                {chosen && <CheckIcon className="size-3.5" />}
              </span>
              <span className="min-w-0 grow truncate group-hover:underline">{value}</span>
              <span className="text-ink-soft text-xs tabular-nums">{count}</span>
            </IntentLink>
          </li>
        );
      })}
    </ul>
  );
}
