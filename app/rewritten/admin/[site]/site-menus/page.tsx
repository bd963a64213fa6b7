import { mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { SiteMenus } from '@/components/site-menus/site-menus';
import { ADMIN_MENUS } from '@/lib/urls/admin-urls';
import { siteMenuWords as words } from '@/locales/nl/admin/site-menus';

// A session is asked for at every request.
export const instant = false;

/** `/beheer/menus`. */
export default function SiteMenusPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_MENUS} title={words.title}>
      {({ role }) => <SiteMenus canPublish={mayDo(role, 'content.publish')} />}
    </AdminPage>
  );
}
