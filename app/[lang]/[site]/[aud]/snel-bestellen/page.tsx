import type { Metadata } from 'next';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { quickOrder } from '@/locales/nl/quick-order';
import { QuickOrderPage } from '@/templates/basis/quick-order';

export const metadata: Metadata = { title: quickOrder.title, robots: { index: false } };

export default async function Page(props: SitePage) {
  const { tenant, audience } = await readSite(props);
  return <QuickOrderPage shop={shopOf(tenant)} audience={audience} />;
}
