import { mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { SitePages } from '@/components/site-pages/site-pages';
import { ADMIN_PAGES } from '@/lib/urls/admin-urls';
import { sitePages as words } from '@/locales/nl/admin/site-pages';
import { isSiteId } from '@/tenants/hosts';
import { redirects } from '@/tenants/redirects';

// A session is asked for at every request.
export const instant = false;

/** `/beheer/paginas`. */
export default function SitePagesPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_PAGES} title={words.title}>
      {({ role }, site) => (
        <SitePages
          canPublish={mayDo(role, 'content.publish')}
          redirects={isSiteId(site) ? (redirects[site] ?? {}) : {}}
        />
      )}
    </AdminPage>
  );
}
