import type { Metadata } from 'next';
import type { SearchParams } from '@/app/_data/query';
import { readSite, type SitePage } from '@/app/_data/site';
import { WAIT_PARAM, waitSeconds } from '@/lib/wait-seconds';
import { messagePages } from '@/locales/nl/contact';
import { MessagePage } from '@/templates/basis/message';

const { title } = messagePages.failed;

export const metadata: Metadata = { title, robots: { index: false } };

// The waiting time is in the URL.
export const instant = false;

export default async function Page(props: SitePage & { searchParams: SearchParams }) {
  const { tenant } = await readSite(props);
  const wait = [(await props.searchParams)[WAIT_PARAM]].flat()[0];
  return <MessagePage outcome="failed" branch={tenant.branch} wait={waitSeconds(wait)} />;
}
