import type { Metadata } from 'next';
import { SessionGuard } from '@/app/_components/session-guard';
import { getAccount } from '@/app/_data/account';
import { hasRightPage, isPublished } from '@/app/_data/content';
import { getWaitingOrders } from '@/app/_data/orders';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { TERMS_PAGE } from '@/lib/urls/page-urls';
import { CheckoutPage } from '@/templates/basis/checkout';
import '@/components/checkout/checkout.css';

export const metadata: Metadata = { title: 'Bestelling controleren', robots: { index: false } };

export default async function Page(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const account = getAccount(site);
  const waiting = getWaitingOrders(site);
  const [hasTerms, hasRight] = await Promise.all([isPublished(site, TERMS_PAGE), hasRightPage(site, tenant)]);
  return (
    <>
      <SessionGuard data={account} />
      <CheckoutPage
        shop={shopOf(tenant)}
        audience={audience}
        account={account}
        waiting={waiting}
        hasTerms={hasTerms}
        hasRight={hasRight}
      />
    </>
  );
}
