import type { AnswerOf } from '@/api/call';
import { AccountFrame } from '@/components/account/account-frame';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { SessionData } from '@/components/shared/session-data';
import type { PageProps, SessionResult } from '@/components/shop';
import { CountFacts } from '@/components/stock-count/detail/count-facts';
import { FoundPerPlace } from '@/components/stock-count/detail/found-per-place';
import { FoundPerProduct } from '@/components/stock-count/detail/found-per-product';
import { UnknownCodes } from '@/components/stock-count/detail/unknown-codes';
import { BackToCounts } from '@/components/stock-count/overview/back-link';
import { Skeleton } from '@/components/ui/skeleton';
import { STOCK_COUNT } from '@/lib/urls/stock-count-urls';
import { stockCount, countDetail as words } from '@/locales/nl/stock-count/pages';

interface CountProps extends PageProps {
  count: SessionResult<AnswerOf<'stockCount.details'>>;
}

/** One count: what was found, expected and used. */
export function CountPage({ count }: CountProps) {
  const title = count.state === 'ok' ? words.title(count.value.listName) : stockCount.title;
  return (
    <AccountFrame current="stockCount" title={title}>
      <BackToCounts />
      <SessionData data={count} fallback={<Skeleton className="h-96 w-full" />}>
        {(found) => (
          <>
            <CountFacts count={found} />
            {found.parts.length === 0 ? (
              <AccountEmptyState
                icon="list-check"
                title={words.nothing}
                text={words.nothingText}
                next={{ href: STOCK_COUNT, label: stockCount.title }}
              />
            ) : (
              <>
                <UnknownCodes count={found} />
                <FoundPerProduct lines={found.lines} />
                <FoundPerPlace count={found} />
              </>
            )}
          </>
        )}
      </SessionData>
    </AccountFrame>
  );
}
