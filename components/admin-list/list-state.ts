import type { ListFilter } from './list-definition';

/** What a list shows. It is in the address, so that a reload, the back button and a bookmark show the same rows. */
export interface ListState {
  search: string;
  sort: string;
  /** Values of the filters, by their name in the contract; absent: all. */
  filters: Readonly<Record<string, string>>;
}

export type ListQuery = Readonly<Record<string, string | string[] | undefined>>;

interface Readable {
  sort: string;
  columns: readonly { sort?: string }[];
  filters: readonly ListFilter[];
}

const SEARCH = 'zoek';
const SORT = 'volgorde';
const MAX_SEARCH = 200;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isValid = (filter: ListFilter, value: string): boolean => {
  if (filter.kind === 'choice') return filter.options.some((option) => option.value === value);
  return filter.kind === 'day' ? DAY.test(value) : /^[1-9]\d{0,9}$/.test(value);
};

/** Parses the state of an address; unknown values are ignored. */
export function readState({ sort, columns, filters }: Readable, query: ListQuery): ListState {
  const of = (name: string) => [query[name]].flat()[0] ?? '';
  const sorts = columns.flatMap((column) => (column.sort ? [column.sort, `-${column.sort}`] : []));
  const given = filters
    .map((filter) => [filter, of(filter.param)] as const)
    .filter(([filter, value]) => isValid(filter, value));
  return {
    search: of(SEARCH).slice(0, MAX_SEARCH),
    sort: sorts.includes(of(SORT)) ? of(SORT) : sort,
    filters: Object.fromEntries(given.map(([{ name }, value]) => [name, value])),
  };
}

/** The query of a state, without a question mark; empty for the usual one. */
export function stateQuery({ sort: usual, filters }: Readable, state: ListState): string {
  const params = new URLSearchParams();
  for (const { name, param } of filters) {
    const value = state.filters[name];
    if (value) params.set(param, value);
  }
  if (state.search.trim() !== '') params.set(SEARCH, state.search.trim());
  if (state.sort !== usual) params.set(SORT, state.sort);
  return params.toString();
}

/** The request of a state. Ids are numbers in the contract. */
export function stateRequest(
  { filters }: Pick<Readable, 'filters'>,
  { search, sort, filters: values }: ListState,
) {
  const fields = filters.flatMap(({ name, kind }) => {
    const value = values[name];
    return value ? [[name, kind === 'id' ? Number(value) : value]] : [];
  });
  return { search: search.trim(), sort, ...Object.fromEntries(fields) };
}

/** The order of the rows after a click on a heading: a second click turns it round. */
export function nextSort(current: string, by: string, descendingFirst = false): string {
  if (current === by) return `-${by}`;
  if (current === `-${by}`) return by;
  return descendingFirst ? `-${by}` : by;
}
