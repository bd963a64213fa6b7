import type { Metadata } from 'next';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { LinkedTaskPage } from '@/templates/basis/account/linked-task';

export const metadata: Metadata = { title: 'Uw vraag', robots: { index: false } };

/** The page is the same for all visitors: the browser requests the task, so no cached page contains it. */
export default async function Page(props: SitePage) {
  const { tenant } = await readSite(props);
  return <LinkedTaskPage shop={shopOf(tenant)} />;
}
