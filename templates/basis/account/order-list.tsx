import type { OrderListPage as ListWithLines, ProductDoc, PurchaseRhythm } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { ListView } from '@/components/order-lists/lines/list-view';
import { Promotions } from '@/components/order-lists/lines/promotions';
import { SessionData } from '@/components/shared/session-data';
import { ListRequests } from '@/components/shelf-labels/queue/list-requests';
import { type PageProps, priceView, type SessionLoad } from '@/components/shop';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { Skeleton } from '@/components/ui/skeleton';
import { ORDER_LISTS } from '@/lib/urls/order-list-urls';
import { fromListUrl } from '@/lib/urls/recurring-order-urls';
import { countingUrl } from '@/lib/urls/stock-count-urls';
import { listPage as words } from '@/locales/nl/order-lists/order-list-pages';
import { recurring } from '@/locales/nl/recurring-orders';

interface OrderListProps extends PageProps {
  /** Name of the list. */
  name: string;
  shown: SessionLoad<{
    list: ListWithLines;
    others: { listId: number; name: string }[];
    pageSize: number;
    /** Purchase rhythm of the products on the list; absent when unavailable. */
    rhythm?: PurchaseRhythm;
    /** Only due products are shown. */
    dueOnly: boolean;
  }>;
  /** Search text within the list; empty for all lines. */
  search: string;
  /** Open shelf-label requests of this list; absent when unavailable. */
  requests?: number;
  /** Shown below the list. */
  promotions: ProductDoc[];
}

const link = 'inline-flex min-h-8 items-center gap-1 text-sm underline underline-offset-2';

/** One order list, with its promotions below. */
export function OrderListPage({ shop, audience, name, shown, search, requests, promotions }: OrderListProps) {
  const view = priceView(shop, audience);
  return (
    <AccountFrame current="lists" title={name} wide>
      <SiteLink href={ORDER_LISTS} className={`no-print align-top sm:mb-4 ${link}`}>
        <Icon name="chevron-left" className="size-4" />
        {words.back}
      </SiteLink>
      <ListRequests open={requests} />
      <SessionData data={shown} fallback={<Skeleton className="h-96 w-full" />}>
        {(found) => (
          <>
            <span className="no-print mb-2 inline-flex flex-wrap gap-x-4 align-top max-sm:w-full sm:mb-4 sm:ml-4">
              <SiteLink href={fromListUrl(found.list.listId)} className={link}>
                <Icon name="clock" className="size-4" />
                {recurring.make}
              </SiteLink>
              {found.list.itemCount > 0 && (
                <a href={countingUrl(found.list.listId)} className={link}>
                  <Icon name="list-check" className="size-4" />
                  {words.count}
                </a>
              )}
            </span>
            <ListView {...{ ...found, search, view }} />
          </>
        )}
      </SessionData>
      {promotions.length > 0 && (
        <div className="no-print mt-14">
          <Promotions products={promotions} view={view} />
        </div>
      )}
    </AccountFrame>
  );
}
