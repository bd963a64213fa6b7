import type { AnswerOf } from '@/api/call';
import { AccountFrame } from '@/components/account/account-frame';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { SessionData } from '@/components/shared/session-data';
import type { PageProps, SessionResult } from '@/components/shop';
import { CountHistory } from '@/components/stock-count/overview/count-history';
import { CountableList } from '@/components/stock-count/overview/countable-list';
import { Skeleton } from '@/components/ui/skeleton';
import { ORDER_LISTS } from '@/lib/urls/order-list-urls';
import { stockCount as words } from '@/locales/nl/stock-count/pages';

interface StockCountProps extends PageProps {
  lists: SessionResult<AnswerOf<'stockCount.orderLists'>>;
  history: SessionResult<AnswerOf<'stockCount.history'>>;
}

/** The lists that can be counted, and the finished counts. */
export function StockCountPage({ lists, history }: StockCountProps) {
  return (
    <AccountFrame current="stockCount">
      <p className="-mt-3 mb-6 max-w-prose text-ink-soft">{words.lead}</p>
      <SessionData data={lists} fallback={<Skeleton className="h-96 w-full" />}>
        {(found) =>
          found.length === 0 ? (
            <AccountEmptyState
              icon="list-check"
              title={words.none}
              text={words.noneText}
              next={{ href: ORDER_LISTS, label: words.toLists }}
            />
          ) : (
            <ul>
              {found.map((list) => (
                <CountableList key={list.listId} list={list} />
              ))}
            </ul>
          )
        }
      </SessionData>
      <SessionData data={history} fallback={<Skeleton className="h-48 w-full" />} quiet>
        {(counts) => <CountHistory history={counts} />}
      </SessionData>
    </AccountFrame>
  );
}
