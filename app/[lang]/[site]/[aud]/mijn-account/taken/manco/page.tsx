import type { Metadata } from 'next';
import { connection } from 'next/server';
import { SessionGuard } from '@/app/_components/session-guard';
import type { SearchParams } from '@/app/_data/query';
import { readSite, type SitePage } from '@/app/_data/site';
import { getReportableOrder } from '@/app/_data/tasks/tasks';
import { randomKey } from '@/lib/random-key';
import { LINE_PARAM, readShortageLine } from '@/lib/urls/task-urls';
import { shortage as words } from '@/locales/nl/tasks/shortage';
import { ShortagePage } from '@/templates/basis/account/shortage';

export const metadata: Metadata = { title: words.title, robots: { index: false } };

// The order is in the URL: rendered per request, for one customer.
export const instant = false;

export default async function Page(props: SitePage & { searchParams: SearchParams }) {
  const { site, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  // Each request has its own form key.
  await connection();
  const query = await props.searchParams;
  const number = [query.bestelling].flat()[0] ?? '';
  const line = readShortageLine([query[LINE_PARAM]].flat()[0] ?? '');
  const order = await getReportableOrder(site, number.slice(0, 20));
  return (
    <>
      <SessionGuard data={order} />
      <ShortagePage order={order} line={line} requestKey={randomKey()} />
    </>
  );
}
