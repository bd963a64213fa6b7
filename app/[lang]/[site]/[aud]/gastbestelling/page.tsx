import type { Metadata } from 'next';
import { readSite, type SitePage } from '@/app/_data/site';
import { GuestOrderPage } from '@/templates/basis/guest-order';

export const metadata: Metadata = { title: 'Uw bestelling', robots: { index: false } };

/** The page is the same for all visitors: the browser sends the link's token, so no cached page contains it. */
export default async function Page(props: SitePage) {
  await readSite(props);
  return <GuestOrderPage />;
}
