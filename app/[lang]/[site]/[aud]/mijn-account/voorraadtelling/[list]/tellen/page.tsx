import type { Metadata, Viewport } from 'next';
import { NotFoundContent } from '@/app/_components/not-found-content';
import { SessionExpired } from '@/app/_components/session-expired';
import { env } from '@/app/_data/env';
import { readSite, type SitePage } from '@/app/_data/site';
import { canBeCounted } from '@/app/_data/stock-count/can-be-counted';
import { CountingApp } from '@/components/stock-count/counting-app';
import { COUNTING_MANIFEST } from '@/lib/urls/counting-app-urls';
import { listIdOf } from '@/lib/urls/order-list-urls';
import { countingApp as words } from '@/locales/nl/stock-count/counting-app';

type Props = SitePage<{ list: string }>;

export const metadata: Metadata = { title: words.title, robots: { index: false } };

export async function generateViewport(props: Props): Promise<Viewport> {
  const { tenant } = await readSite(props);
  return { themeColor: tenant.theme.colors.brand };
}

// Whose list it is depends on the session.
export const instant = false;

/** The same for every customer: the device keeps it. The list and its count are loaded in the browser (ADR 120). */
export default async function Page(props: Props) {
  const { site, audience, params } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const id = listIdOf(params.list);
  const known = id === null ? 'absent' : await canBeCounted(site, id);
  if (id === null || known === 'absent') return <NotFoundContent params={props.params} />;
  if (known === 'expired') return <SessionExpired />;
  return (
    <>
      <link rel="manifest" href={COUNTING_MANIFEST} />
      <CountingApp listId={id} isKept={env.OFFLINE_COUNTING} />
    </>
  );
}
