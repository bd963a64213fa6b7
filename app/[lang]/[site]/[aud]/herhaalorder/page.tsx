import type { Metadata } from 'next';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { PreparedOrderPage } from '@/templates/basis/prepared-order';

export const metadata: Metadata = { title: 'Herhaalorder bevestigen', robots: { index: false } };

/** The same for all visitors: the browser requests what the link opens, so no cached page contains it. */
export default async function Page(props: SitePage) {
  const { tenant } = await readSite(props);
  return <PreparedOrderPage shop={shopOf(tenant)} />;
}
