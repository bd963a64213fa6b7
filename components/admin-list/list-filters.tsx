import { type Ref, useId } from 'react';
import { listWords as words } from '@/locales/nl/admin/list';
import { Field } from '../form/field';
import { LabelledSelect } from '../shared/labelled-select';
import { Icon } from '../ui/icon';
import type { ListFilter } from './list-definition';
import type { ListState } from './list-state';

interface ListFiltersProps {
  filters: readonly ListFilter[];
  search: { label: string; hint: string };
  state: ListState;
  onChange: (state: ListState) => void;
  searchRef: Ref<HTMLInputElement>;
}

/** The search field and the filters of a list. */
export function ListFilters({ filters, search, state, onChange, searchRef }: ListFiltersProps) {
  const id = useId();
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = state.filters;
    onChange({ ...state, filters: value === '' ? others : { ...others, [name]: value } });
  };
  return (
    <search className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="w-full sm:w-72">
        <Field
          id={`${id}-search`}
          ref={searchRef}
          type="search"
          label={search.label}
          hint={search.hint}
          maxLength={200}
          value={state.search}
          onChange={({ target }) => onChange({ ...state, search: target.value })}
        />
      </div>
      {filters.map((filter) => {
        const value = state.filters[filter.name] ?? '';
        if (filter.kind === 'choice')
          return (
            <LabelledSelect
              key={filter.name}
              label={filter.label}
              value={value}
              onChange={({ target }) => set(filter.name, target.value)}
              options={[{ value: '', text: filter.all }, ...filter.options]}
            />
          );
        if (filter.kind === 'day')
          return (
            <div key={filter.name} className="w-40 grow sm:grow-0">
              <Field
                id={`${id}-${filter.name}`}
                type="date"
                label={filter.label}
                value={value}
                onChange={({ target }) => set(filter.name, target.value)}
              />
            </div>
          );
        if (value === '') return null;
        return (
          <button
            key={filter.name}
            type="button"
            onClick={() => set(filter.name, '')}
            className="mt-7 inline-flex min-h-11 items-center gap-2 rounded-full bg-surface-alt px-4 text-sm hover:bg-line"
          >
            {filter.chip}
            <Icon name="close" className="size-4" />
            <span className="sr-only">{words.removeFilter}</span>
          </button>
        );
      })}
    </search>
  );
}
