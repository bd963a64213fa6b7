import type { Metadata } from 'next';
import { SessionGuard } from '@/app/_components/session-guard';
import { hasRightPage } from '@/app/_data/content';
import { getOrder } from '@/app/_data/orders';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { NO_SITE } from '@/lib/names';
import { OrderPlacedPage } from '@/templates/basis/order-placed';

type Props = SitePage<{ order: string }>;

export const metadata: Metadata = { title: 'Uw bestelling', robots: { index: false } };

export function generateStaticParams() {
  return [{ order: NO_SITE }];
}

export default async function ConfirmationPage(props: Props) {
  const { site, tenant, audience, params } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const order = getOrder(site, decodeURIComponent(params.order));
  return (
    <>
      <SessionGuard data={order} />
      <OrderPlacedPage
        shop={shopOf(tenant)}
        audience={audience}
        order={order}
        hasRight={await hasRightPage(site, tenant)}
        bankAccount={tenant.branch.iban}
      />
    </>
  );
}
