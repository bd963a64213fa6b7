import type { Metadata } from 'next';
import { connection } from 'next/server';
import { SessionGuard } from '@/app/_components/session-guard';
import type { SearchParams } from '@/app/_data/query';
import { readSite, type SitePage } from '@/app/_data/site';
import { getWaste, getWasteChoice } from '@/app/_data/waste/waste';
import { readWasteDone, readWasteFilter, readWasteStart, thisMonth } from '@/app/_data/waste/waste-query';
import { randomKey } from '@/lib/random-key';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { WastePage } from '@/templates/basis/account/waste';

export const metadata: Metadata = { title: accountPageNames.waste, robots: { index: false } };

// Product, months and reason are in the URL: rendered per request, for one customer.
export const instant = false;

export default async function Page(props: SitePage & { searchParams: SearchParams }) {
  const { site, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  // Each request has its own form key.
  await connection();
  const query = await props.searchParams;
  const filter = readWasteFilter(query);
  const start = readWasteStart(query);
  const [choice, waste] = await Promise.all([getWasteChoice(site, start), getWaste(site, filter)]);
  return (
    <>
      <SessionGuard data={waste} />
      <WastePage
        choice={choice}
        search={start.search}
        typed={start.typed}
        requestKey={randomKey()}
        waste={waste}
        filter={filter}
        today={thisMonth()}
        done={readWasteDone(query)}
      />
    </>
  );
}
