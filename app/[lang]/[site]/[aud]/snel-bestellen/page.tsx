import type { Metadata } from 'next';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { quickOrder } from '@/locales/nl/quick-order';
import { quickOrderOf } from '@/templates/quick-order';

export const metadata: Metadata = { title: quickOrder.title, robots: { index: false } };

export default async function QuickOrderPage(props: SitePage) {
  const { tenant, audience } = await readSite(props);
  const QuickOrder = quickOrderOf(tenant.template);
  return <QuickOrder shop={shopOf(tenant)} audience={audience} />;
}
