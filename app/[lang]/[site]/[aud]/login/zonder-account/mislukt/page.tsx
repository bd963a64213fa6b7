import type { Metadata } from 'next';
import { NotFoundContent } from '@/app/_components/not-found-content';
import { getLegalPages } from '@/app/_data/content';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { guest as words } from '@/locales/nl/account/guest';
import { GuestPage } from '@/templates/basis/ordering/guest';

export const metadata: Metadata = { title: words.title, robots: { index: false } };

/** The same after a form without JavaScript that was refused. */
export default async function Page(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  if (tenant.prices !== 'public') return <NotFoundContent {...props} />;
  return <GuestPage shop={shopOf(tenant)} audience={audience} published={await getLegalPages(site)} failed />;
}
