import type { SortKey } from '@/lib/catalogue/catalogue-query';
import { filters as words } from '@/locales/nl/listing/filters';
import { Select } from '../../form/select';
import { buttonClass } from '../../ui/button';
import { ListFields } from '../list-fields';
import type { ListAddress } from '../list-links';

export interface SortSelectProps {
  value: SortKey;
  keys: SortKey[];
  list: ListAddress;
}

/** A plain form; `useSortChoice` submits it on a choice, and without JavaScript there is a button. */
export function SortSelect({ value, keys, list }: SortSelectProps) {
  return (
    <form action={list.path} method="get">
      <ListFields list={list} but="sort" />
      <Select
        key={value}
        name="sort"
        // Prevents the browser from restoring a value, which would look like a choice (see `useSortChoice`).
        autoComplete="off"
        label={words.sort}
        defaultValue={value}
        options={keys.map((key) => ({ value: key, text: words.sorts[key] }))}
      />
      <noscript>
        <button type="submit" className={buttonClass('outline')}>
          {words.applySort}
        </button>
      </noscript>
    </form>
  );
}
