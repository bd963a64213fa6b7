import { type DeskView, deskViews } from '@toonbank/contract/service-desk/views';
import { type TaskKind, taskKinds } from '@toonbank/contract/tasks/kinds';
import { ADMIN_TASKS } from '@/lib/urls/admin-urls';

/** The filter of the list; it is in the address, so that a reload and the back button restore it. */
export interface DeskFilter {
  view: DeskView;
  kind: TaskKind | undefined;
  search: string;
}

const MAX_SEARCH = 200;
const params = { view: 'lijst', kind: 'onderwerp', search: 'zoek' } as const;

/** Parses the filter of an address; unknown values are ignored. */
export function readFilter(query: Readonly<Record<string, string | string[] | undefined>>): DeskFilter {
  const [view, kind, search] = [params.view, params.kind, params.search].map(
    (name) => [query[name]].flat()[0],
  );
  return {
    view: deskViews.find((one) => one === view) ?? 'waiting',
    kind: taskKinds.find((one) => one === kind),
    search: (search ?? '').slice(0, MAX_SEARCH),
  };
}

export function filterUrl({ view, kind, search }: DeskFilter): string {
  const query = new URLSearchParams({
    ...(view !== 'waiting' && { [params.view]: view }),
    ...(kind && { [params.kind]: kind }),
    ...(search !== '' && { [params.search]: search }),
  });
  return query.size > 0 ? `${ADMIN_TASKS}?${query}` : ADMIN_TASKS;
}
