import { AdminPage } from '@/app/_components/admin-page';
import { CallList } from '@/components/integration/call-list';
import { IntegrationTabs } from '@/components/integration/integration-tabs';
import { ADMIN_INTEGRATION, ADMIN_INTEGRATION_CALLS } from '@/lib/urls/admin-urls';
import { integrationWords as words } from '@/locales/nl/admin/shop/integration';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/beheer/koppelingen/aanroepen`. */
export default async function IntegrationCallsPage({ params, searchParams }: Props) {
  const query = await searchParams;
  return (
    <AdminPage params={params} current={ADMIN_INTEGRATION} path={ADMIN_INTEGRATION_CALLS} title={words.title}>
      {() => (
        <>
          <IntegrationTabs current={ADMIN_INTEGRATION_CALLS} />
          <CallList query={query} />
        </>
      )}
    </AdminPage>
  );
}
