import { AdminPage } from '@/app/_components/admin-page';
import { Webhooks } from '@/components/webhooks/webhooks';
import { ADMIN_WEBHOOKS } from '@/lib/urls/admin-urls';
import { webhookWords as words } from '@/locales/nl/admin/shop/webhooks';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/beheer/koppelingen/webhooks`. */
export default async function WebhooksPage({ params, searchParams }: Props) {
  const query = await searchParams;
  return (
    <AdminPage params={params} current={ADMIN_WEBHOOKS} title={words.title}>
      {() => <Webhooks query={query} />}
    </AdminPage>
  );
}
