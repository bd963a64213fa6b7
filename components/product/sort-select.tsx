import type { SortKey } from '@/lib/catalogue-query';
import { listControls as words } from '@/locales/nl/buying';
import { buttonClass } from '../ui/button';
import { Select } from '../ui/select';
import { chosenFilters, type ListAddress } from './list-links';

export interface SortSelectProps {
  value: SortKey;
  keys: SortKey[];
  list: ListAddress;
}

/** A plain form; choosing sends it (`LinkEvents`), and without JavaScript there is a button. */
export function SortSelect({ value, keys, list }: SortSelectProps) {
  return (
    <form action={list.path} method="get" data-auto="" className="flex gap-2">
      {list.groupId !== undefined && <input type="hidden" name="groupID" value={list.groupId} />}
      <input type="hidden" name="page" value="0" />
      {chosenFilters(list).map((chosen) => (
        <input
          key={`${chosen.facet} ${chosen.value}`}
          type="hidden"
          name={chosen.facet}
          value={chosen.value}
        />
      ))}
      <Select
        key={value}
        name="sort"
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
