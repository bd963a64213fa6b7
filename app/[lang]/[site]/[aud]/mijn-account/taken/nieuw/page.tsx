import type { Metadata } from 'next';
import { connection } from 'next/server';
import { SessionGuard } from '@/app/_components/session-guard';
import type { SearchParams } from '@/app/_data/query';
import { readSite, type SitePage } from '@/app/_data/site';
import { findAsked, readAsked } from '@/app/_data/tasks/asked-about';
import { randomKey } from '@/lib/random-key';
import { newTask as words } from '@/locales/nl/tasks/new-task';
import { NewTaskPage } from '@/templates/basis/account/new-task';

export const metadata: Metadata = { title: words.title, robots: { index: false } };

// The subject of the question is in the URL: rendered per request, for one customer.
export const instant = false;

export default async function Page(props: SitePage & { searchParams: SearchParams }) {
  const { site, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  // Each request has its own form key.
  await connection();
  const { kind, about, codes } = readAsked(await props.searchParams);
  const asked = await findAsked(site, about);
  return (
    <>
      <SessionGuard data={asked} />
      <NewTaskPage
        kind={kind}
        asked={asked}
        isAbout={about !== null}
        codes={codes}
        requestKey={randomKey()}
      />
    </>
  );
}
