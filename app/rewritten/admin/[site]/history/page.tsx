import { contentKindNames, mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { ADMIN_HISTORY } from '@/lib/urls/admin-urls';
import { historyWords as words } from '@/locales/nl/admin/history';
import { AdminHistory } from '@/templates/basis/admin/history';

// A session is asked for at every request.
export const instant = false;

type Query = Record<string, string | string[] | undefined>;

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Query>;
}

/** The row that an address of `historyOf` names; undefined for every other one. */
function rowOf(query: Query) {
  const id = Number(query.id);
  const kind = contentKindNames.find((name) => name === query.kind);
  return kind && Number.isInteger(id) && id > 0 ? { kind, id } : undefined;
}

/** `/beheer/geschiedenis`, of one row with `?kind=…&id=…`. */
export default async function HistoryPage({ params, searchParams }: Props) {
  const row = rowOf(await searchParams);
  return (
    <AdminPage params={params} current={ADMIN_HISTORY} title={words.title}>
      {({ role }) => <AdminHistory row={row} canPublish={mayDo(role, 'content.publish')} />}
    </AdminPage>
  );
}
