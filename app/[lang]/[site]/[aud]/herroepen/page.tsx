import type { Metadata } from 'next';
import { awaitOnDocumentRequest } from '@/app/_components/await-on-document-request';
import { NotFoundContent } from '@/app/_components/not-found-content';
import { SessionGuard } from '@/app/_components/session-guard';
import { isPublished } from '@/app/_data/content';
import type { SearchParams } from '@/app/_data/query';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';

import type { WithdrawalOutcome } from '@/components/withdrawal/prefill';
import { ORDER_PARAM, OUTCOME_PARAM, outcomes } from '@/lib/forms/withdrawal-form';
import { PRIVACY_PAGE, WITHDRAWAL_PAGE } from '@/lib/urls/page-urls';
import { WAIT_PARAM, waitSeconds } from '@/lib/wait-seconds';
import { withdrawal as words } from '@/locales/nl/withdrawal';
import { WithdrawalPage } from '@/templates/basis/withdrawal';
import { getWithdrawalPrefill } from './load';

type Props = SitePage & { searchParams: SearchParams };

export const metadata: Metadata = { title: words.title, robots: { index: false } };

// The order is in the URL, and a customer's details are filled in: rendered per request.
export const instant = false;

function outcomeOf(name: string, wait: string): WithdrawalOutcome | undefined {
  const state = Object.hasOwn(outcomes, name) ? outcomes[name as keyof typeof outcomes] : undefined;
  if (state === 'too_often') return { state, wait: waitSeconds(wait) };
  return state && { state };
}

export default async function Page(props: Props) {
  const { site, tenant, audience } = await readSite(props);
  // Businesses have no right of withdrawal (docs/behaviour.md §16.1).
  if (tenant.prices !== 'public') return <NotFoundContent {...props} />;
  const query = await props.searchParams;
  const param = (name: string) => [query[name]].flat()[0] ?? '';
  const orderNumber = param(ORDER_PARAM).slice(0, 30);
  const unknown = { orderNumber, name: '', email: '', lines: [] };
  const outcome = outcomeOf(param(OUTCOME_PARAM), param(WAIT_PARAM));
  const [hasRight, hasPrivacy] = await Promise.all([
    isPublished(site, WITHDRAWAL_PAGE),
    isPublished(site, PRIVACY_PAGE),
  ]);
  const published = { hasRight, hasPrivacy };
  const page = { shop: shopOf(tenant), audience, published, ...(outcome && { outcome }) };
  if (audience === 'visitor') return <WithdrawalPage {...page} known={unknown} />;
  const session = getWithdrawalPrefill(site, orderNumber);
  // Without the session's data the form is that of a visitor.
  const prefill = session.then((found) => (found.state === 'ok' ? { ...unknown, ...found.value } : unknown));
  const [known] = await awaitOnDocumentRequest(prefill);
  return (
    <>
      <SessionGuard data={session} />
      <WithdrawalPage {...page} known={known} />
    </>
  );
}
