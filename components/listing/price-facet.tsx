import { type FormEvent, useEffect, useState } from 'react';
import type { ProductsRequest } from '@/api/types';
import { readPriceRange, typedPriceRange } from '@/lib/catalogue/price-range';
import { filters as words } from '@/locales/nl/listing/filters';
import { useAppDispatch } from '@/store/hooks';
import { askFacets } from '@/store/products/ask-facets';
import type { PriceView } from '../shop';
import { buttonClass } from '../ui/button';
import { type Facet, PRICE, valuesOf } from './facet';
import { FacetValues } from './facet-values';
import { filterHref } from './filter-links';
import { ListFields } from './list-fields';
import type { ListAddress } from './list-links';

export interface PriceFacetProps {
  /** Absent on a page shared by all customers: the ranges are then requested. */
  facet: Facet | undefined;
  list: ListAddress;
  request: ProductsRequest;
  view: PriceView;
  go: (href: string) => void;
}

const dutch = (euros: number | undefined) => (euros ? String(euros).replace('.', ',') : undefined);

/** Price ranges at this viewer's prices, and a custom range. The form works without JavaScript. */
export function PriceFacet({ facet, list, request, view, go }: PriceFacetProps) {
  const values = useRanges(facet, request);
  const chosen = list.query.filters[PRICE] ?? [];
  const range = readPriceRange(chosen.length === 1 ? (chosen[0] ?? '') : '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const own = typedPriceRange(String(typed.get('van')), String(typed.get('tot')));
    go(filterHref(list, PRICE, own ? [own] : []));
  };
  return (
    <section className="facet-group">
      <h2>{words.facet(PRICE)}</h2>
      <FacetValues name={PRICE} values={values} list={list} />
      <form key={chosen.join()} action={list.path} method="get" onSubmit={submit} className="price-range">
        <ListFields list={list} but={PRICE} />
        <PriceField name="van" label={words.price.from} value={dutch(range?.from)} />
        <PriceField name="tot" label={words.price.to} value={dutch(range?.to)} />
        <button type="submit" className={buttonClass('outline')}>
          {words.price.apply}
        </button>
      </form>
      <p>{view === 'both' ? words.price.inclVat : words.price.perUnit}</p>
    </section>
  );
}

interface PriceFieldProps {
  name: string;
  label: string;
  value: string | undefined;
}

function PriceField({ name, label, value }: PriceFieldProps) {
  return (
    <label>
      {label}
      <input
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        placeholder="€"
        maxLength={10}
        className="control"
      />
    </label>
  );
}

/** Price ranges of the page, or else of this customer; empty while loading or when unavailable. */
function useRanges(facet: Facet | undefined, request: ProductsRequest): Facet['values'] {
  const dispatch = useAppDispatch();
  const [own, setOwn] = useState<Facet['values']>([]);
  useEffect(() => {
    if (facet) return;
    const asking = dispatch(askFacets(request));
    asking
      .unwrap()
      .then((counts) => setOwn(valuesOf(counts[PRICE])))
      // The form works without the ranges.
      .catch(() => undefined);
    return () => asking.abort();
  }, [dispatch, facet, request]);
  return facet?.values ?? own;
}
