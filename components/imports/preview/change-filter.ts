import { type ChangeKind, type ChangeWarning, changeKinds, changeWarnings } from '@toonbank/contract';

/** Which changes are shown; `faulty`: the lines that are left out instead. It is in the address of the page. */
export interface ChangeFilter {
  change?: ChangeKind;
  warning?: ChangeWarning;
  faulty?: true;
  search: string;
}

const CHANGE_PARAM = 'soort';
const WARNING_PARAM = 'let-op';
const SEARCH_PARAM = 'zoek';
const FAULTY = 'fout';
const MAX_SEARCH = 100;

type Query = Record<string, string | string[] | undefined>;

const text = (value: Query[string]) => (typeof value === 'string' ? value : '');

export function readChangeFilter(query: Query): ChangeFilter {
  const word = text(query[CHANGE_PARAM]);
  const change = changeKinds.find((kind) => kind === word);
  const warning = changeWarnings.find((one) => one === text(query[WARNING_PARAM]));
  return {
    ...(change && { change }),
    ...(warning && { warning }),
    ...(word === FAULTY && { faulty: true }),
    search: text(query[SEARCH_PARAM]).slice(0, MAX_SEARCH),
  };
}

/** The part of the address behind the path. */
export function filterQuery({ change, warning, faulty, search }: ChangeFilter): string {
  const query = new URLSearchParams();
  const word = faulty ? FAULTY : change;
  if (word) query.set(CHANGE_PARAM, word);
  if (warning) query.set(WARNING_PARAM, warning);
  if (search !== '') query.set(SEARCH_PARAM, search);
  return query.size > 0 ? `?${query}` : '';
}
