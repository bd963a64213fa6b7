import { TASKS, withQuery } from '@/lib/urls/account-urls';

/** The filters of the list, by their Dutch word in the address. */
export const taskViews = {
  ongelezen: 'unread',
  open: 'open',
  beantwoord: 'answered',
  opgelost: 'solved',
} as const;
export type TaskView = 'all' | (typeof taskViews)[keyof typeof taskViews];

/** Filter values in the address of the list. */
export interface TaskFilter {
  page: number;
  search: string;
  view: TaskView;
  /** Only tasks of the user, not of colleagues. */
  own: boolean;
}

export const everyTask: TaskFilter = { page: 0, search: '', view: 'all', own: false };

export const viewWord = (view: TaskView): string =>
  Object.entries(taskViews).find(([, known]) => known === view)?.[0] ?? '';

/** The value of `van` in the address. */
export const OWN = 'mij';

export const isFiltered = ({ search, view, own }: TaskFilter): boolean =>
  search !== '' || view !== 'all' || own;

export const tasksUrl = ({ page, search, view, own }: TaskFilter): string =>
  withQuery(TASKS, { toon: viewWord(view), zoek: search, van: own ? OWN : '', page });
