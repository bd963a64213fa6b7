import { AdminPage } from '@/app/_components/admin-page';
import { shownTenant } from '@/app/_data/tenant/shown-tenant';
import { ShopCheck } from '@/components/shop-check/shop-check';
import { ADMIN_SHOP_CHECK } from '@/lib/urls/admin-urls';
import { shopCheckWords as words } from '@/locales/nl/admin/shop/shop-check';
import { openFields } from '@/tenants/check/placeholders';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string }>;
}

/** `/beheer/winkelcheck`. */
export default async function ShopCheckPage({ params }: Props) {
  return (
    <AdminPage params={params} current={ADMIN_SHOP_CHECK} title={words.title}>
      {(_, site) => <Check site={site} />}
    </AdminPage>
  );
}

const Check = async ({ site }: { site: string }) => (
  <ShopCheck openFields={openFields(await shownTenant(site))} />
);
