import type { Metadata } from 'next';
import { Suspense } from 'react';
import { getOrder } from '@/app/_data/account';
import { readSite, type SitePage } from '@/app/_data/site';
import { SessionExpired } from '@/app/_parts/session-expired';
import { NO_SITE } from '@/lib/names';

type Props = SitePage<{ order: string }>;

export const metadata: Metadata = { title: 'Bedankt voor uw bestelling', robots: { index: false } };

export function generateStaticParams() {
  return [{ order: NO_SITE }];
}

export default async function ConfirmationPage(props: Props) {
  const { site, audience, own } = await readSite(props);
  return (
    <>
      <h1>Bedankt voor uw bestelling</h1>
      {audience === 'k' && (
        <Suspense fallback={<p>Uw bestelling wordt opgehaald…</p>}>
          <Confirmation site={site} number={decodeURIComponent(own.order)} />
        </Suspense>
      )}
    </>
  );
}

async function Confirmation({ site, number }: { site: string; number: string }) {
  const found = await getOrder(site, number);
  if (found.state === 'expired') return <SessionExpired />;
  if (found.state === 'unavailable' || !found.value) {
    return <p>Deze bestelling is nu niet te tonen. U vindt haar straks bij Mijn account, Bestellingen.</p>;
  }
  return <p>Uw bestelnummer is {found.value.orderNumber}.</p>;
}
