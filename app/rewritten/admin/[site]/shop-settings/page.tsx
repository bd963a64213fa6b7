import { AdminPage } from '@/app/_components/admin-page';
import { tenantOf } from '@/app/_data/tenant/tenant-of';
import { RowHistory } from '@/components/action-log/row-history';
import { BannerSettings } from '@/components/shop-settings/banner-form';
import { ContactSettings } from '@/components/shop-settings/contact-form';
import { OtherSettings } from '@/components/shop-settings/other-settings';
import { ShopSettings } from '@/components/shop-settings/shop-form';
import { ADMIN_SETTINGS } from '@/lib/urls/admin-urls';
import { shopSettingWords as words } from '@/locales/nl/admin/shop/shop-settings';

// The session is checked at every request.
export const instant = false;

/** `/beheer/instellingen`. */
export default function ShopSettingsPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_SETTINGS} title={words.title}>
      {(_, site) => (
        <>
          <ShopSettings />
          <BannerSettings />
          <ContactSettings usualHours={tenantOf(site).branch.openingHours} />
          <OtherSettings />
          <RowHistory kind="setting" targets={['shop', 'banner', 'contact']} />
        </>
      )}
    </AdminPage>
  );
}
