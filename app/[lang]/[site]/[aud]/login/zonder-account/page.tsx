import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { guest as words } from '@/locales/nl/account/guest';
import { GuestPage } from '@/templates/basis/ordering/guest';

export const metadata: Metadata = { title: words.title, robots: { index: false } };

/** Ordering without an account (docs/behaviour.md §10.10): for consumers only. */
export default async function Page(props: SitePage) {
  const { tenant, audience } = await readSite(props);
  if (tenant.prices !== 'public') notFound();
  return <GuestPage shop={shopOf(tenant)} audience={audience} />;
}
