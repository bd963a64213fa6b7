import { mayDo } from '@toonbank/contract';
import { linkedPagesOf } from '@toonbank/contract/shop-check/linked-pages';
import { AdminPage } from '@/app/_components/admin-page';
import { AlsoCustomer } from '@/app/_components/also-customer';
import { tenantOf } from '@/app/_data/tenant/tenant-of';
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
        <>
          <AlsoCustomer />
          <SitePages
            canPublish={mayDo(role, 'content.publish')}
            linked={Object.keys(linkedPagesOf(tenantOf(site).prices))}
            redirects={isSiteId(site) ? (redirects[site] ?? {}) : {}}
          />
        </>
      )}
    </AdminPage>
  );
}
