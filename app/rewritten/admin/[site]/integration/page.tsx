import { AdminPage } from '@/app/_components/admin-page';
import { tenantOf } from '@/app/_data/tenant/tenant-of';
import { IntegrationTabs } from '@/components/integration/integration-tabs';
import { KeysScreen } from '@/components/integration/keys-screen';
import { siteOrigin } from '@/lib/seo/origin';
import { ADMIN_INTEGRATION } from '@/lib/urls/admin-urls';
import { integrationWords as words } from '@/locales/nl/admin/shop/integration';

// The session is checked at every request.
export const instant = false;

/** `/beheer/koppelingen`. */
export default function IntegrationKeysPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_INTEGRATION} title={words.title}>
      {(_, site) => (
        <>
          <IntegrationTabs current={ADMIN_INTEGRATION} />
          <KeysScreen origin={siteOrigin(tenantOf(site))} />
        </>
      )}
    </AdminPage>
  );
}
