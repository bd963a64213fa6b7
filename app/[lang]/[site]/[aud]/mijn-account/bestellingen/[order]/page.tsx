import type { Metadata } from 'next';
import { getOrder } from '@/app/_data/account';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { SessionGuard } from '@/app/_parts/session-guard';
import { NO_SITE } from '@/lib/names';
import { orderOf } from '@/templates/order';

type Props = SitePage<{ order: string }>;

export const metadata: Metadata = { title: 'Bestelling', robots: { index: false } };

export function generateStaticParams() {
  return [{ order: NO_SITE }];
}

export default async function OrderPage(props: Props) {
  const { site, tenant, audience, own } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'v') return null;
  const number = decodeURIComponent(own.order);
  const order = getOrder(site, number);
  const Order = orderOf(tenant.template);
  return (
    <>
      <SessionGuard own={order} />
      <Order shop={shopOf(tenant)} audience={audience} number={number} order={order} />
    </>
  );
}
