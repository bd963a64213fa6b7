import { includesRole } from '@toonbank/contract';
import { Suspense } from 'react';
import { getAdminSession } from '@/app/_data/admin';
import { tenantOf } from '@/app/_data/site';
import { AdminBar } from '@/components/admin/admin-bar';
import { EditControls } from '@/components/editing/edit-controls';
import { HistoryLinks } from '@/components/editing/history-links';
import { AdminProvider } from '@/store/admin-provider';

async function Bar({ site }: { site: string }) {
  const session = await getAdminSession(site);
  if (session.state === 'none') return null;
  const { name } = tenantOf(site);
  return (
    <AdminProvider>
      <AdminBar shopName={name} session={session} pageLinks={<HistoryLinks />}>
        {session.state === 'ok' && (
          <EditControls shopName={name} canPublish={includesRole(session.value.role, 'publisher')} />
        )}
      </AdminBar>
    </AdminProvider>
  );
}

/** The admin bar with the state of this request's session: it also makes the page one that nothing caches. */
export function AdminBarSlot({ site }: { site: string }) {
  return (
    <Suspense fallback={null}>
      <Bar site={site} />
    </Suspense>
  );
}
