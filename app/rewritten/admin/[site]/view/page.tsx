import { mayDo } from '@toonbank/contract';
import { cookies } from 'next/headers';
import { AdminPage } from '@/app/_components/admin-page';
import { callAsAdmin } from '@/app/_data/admin';
import { AS_VISITOR, momentOfView } from '@/lib/admin-view';
import { VIEW_COOKIE } from '@/lib/session-cookies';
import { ADMIN_VIEW, CUSTOMER_PARAM, FAULT_PARAM } from '@/lib/urls/admin-urls';
import { viewWords as words } from '@/locales/nl/admin/view';
import { AdminView, type AdminViewProps } from '@/templates/basis/admin/view';

// A session is asked for at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/beheer/bekijken`. */
export default function ViewPage({ params, searchParams }: Props) {
  return (
    <AdminPage params={params} current={ADMIN_VIEW} title={words.title}>
      {({ role }, site) => (
        <Choices {...{ site, searchParams }} maySimulate={mayDo(role, 'customers.simulate')} />
      )}
    </AdminPage>
  );
}

interface ChoicesProps {
  site: string;
  searchParams: Props['searchParams'];
  maySimulate: boolean;
}

async function Choices({ site, searchParams, maySimulate }: ChoicesProps) {
  const query = await searchParams;
  const view = (await cookies()).get(VIEW_COOKIE)?.value;
  const search = ([query[CUSTOMER_PARAM]].flat()[0] ?? '').trim().slice(0, 100);
  const coming = await callAsAdmin(site, 'viewing.moments', {});
  const customers: AdminViewProps['customers'] = {
    isAllowed: maySimulate,
    search,
    ...(maySimulate && search !== '' && { found: await callAsAdmin(site, 'viewing.customers', { search }) }),
  };
  return (
    <AdminView
      isVisitor={view === AS_VISITOR}
      moment={momentOfView(view)}
      fault={[query[FAULT_PARAM]].flat()[0]}
      {...{ coming, customers }}
    />
  );
}
