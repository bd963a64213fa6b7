import { mayDo, type Permission } from '@toonbank/contract';
import { getAdminSession } from '@/app/_data/admin';
import { openMoment } from '@/app/_data/moment';
import { tenantOf } from '@/app/_data/tenant/tenant-of';
import { AdminBar } from '@/components/admin/admin-bar';
import { MomentBar } from '@/components/admin/view/moment-bar';
import { EditControls } from '@/components/editing/edit-controls';
import { HistoryLinks } from '@/components/editing/history-links';
import { AdminProvider } from '@/store/admin-provider';

/**
 * The admin bar with the state of this request's session: it also makes the page one that nothing caches. The page waits
 * for it: what is streamed later is not seen without JavaScript.
 */
export async function AdminBarSlot({ site }: { site: string }) {
  const session = await getAdminSession(site);
  if (session.state === 'none') return null;
  const { name, prices } = tenantOf(site);
  const may = (permission: Permission) => session.state === 'ok' && mayDo(session.value.role, permission);
  const moment = await openMoment(site);
  return (
    <AdminProvider>
      <AdminBar shopName={name} prices={prices} may={may} session={session} pageLinks={<HistoryLinks />}>
        {session.state === 'ok' && may('content.write') && !moment && (
          <EditControls shopName={name} canPublish={may('content.publish')} />
        )}
      </AdminBar>
      {moment && <MomentBar moment={moment} />}
    </AdminProvider>
  );
}
