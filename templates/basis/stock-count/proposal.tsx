import { AccountFrame } from '@/components/account/account-frame';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { SessionData } from '@/components/shared/session-data';
import { type PageProps, priceView, type SessionResult } from '@/components/shop';
import { BackToCounts } from '@/components/stock-count/overview/back-link';
import type { ProposalLines } from '@/components/stock-count/proposal/lines';
import { OrderProposal } from '@/components/stock-count/proposal/order-proposal';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDateTime } from '@/lib/dates';
import { STOCK_COUNT } from '@/lib/urls/stock-count-urls';
import { stockCount, proposal as words } from '@/locales/nl/stock-count/pages';

interface ProposalProps extends PageProps {
  found: SessionResult<{ name: string; proposal: { countedAt: string | null; lines: ProposalLines } }>;
}

/** The order proposal after a count. */
export function ProposalPage({ shop, audience, found }: ProposalProps) {
  const title = found.state === 'ok' ? words.title(found.value.name) : stockCount.proposal;
  const next = { href: STOCK_COUNT, label: stockCount.title };
  return (
    <AccountFrame current="stockCount" title={title}>
      <BackToCounts />
      <SessionData data={found} fallback={<Skeleton className="h-96 w-full" />}>
        {({ proposal: { countedAt, lines } }) => {
          if (countedAt === null)
            return (
              <AccountEmptyState icon="list-check" title={words.never} text={words.neverText} next={next} />
            );
          if (lines.length === 0)
            return (
              <AccountEmptyState icon="check" title={words.enough} text={words.enoughText} next={next} />
            );
          return (
            <>
              <p className="mb-6 max-w-prose text-ink-soft">{words.lead(formatDateTime(countedAt))}</p>
              <OrderProposal lines={lines} view={priceView(shop, audience)} />
            </>
          );
        }}
      </SessionData>
    </AccountFrame>
  );
}
