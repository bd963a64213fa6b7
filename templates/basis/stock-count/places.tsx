import type { AnswerOf } from '@/api/call';
import type { OrderListPage } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { SessionData } from '@/components/shared/session-data';
import type { PageProps, SessionResult } from '@/components/shop';
import { BackToCounts } from '@/components/stock-count/overview/back-link';
import { PlacesEditor } from '@/components/stock-count/places/places-editor';
import { Skeleton } from '@/components/ui/skeleton';
import { orderListUrl } from '@/lib/urls/order-list-urls';
import { stockCount, stockPlaces as words } from '@/locales/nl/stock-count/pages';

interface PlacesProps extends PageProps {
  places: SessionResult<{ sheet: AnswerOf<'stockCount.sheet'>; items: OrderListPage['items'] }>;
}

/** Where the products of a list are kept, and how much of each. */
export function PlacesPage({ places }: PlacesProps) {
  const title = places.state === 'ok' ? words.title(places.value.sheet.name) : stockCount.places;
  return (
    <AccountFrame current="stockCount" title={title}>
      <BackToCounts />
      <SessionData data={places} fallback={<Skeleton className="h-96 w-full" />}>
        {({ sheet, items }) =>
          items.length === 0 ? (
            <AccountEmptyState
              icon="list"
              title={words.empty}
              text={words.emptyText}
              next={{ href: orderListUrl(sheet.listId), label: words.toList }}
            />
          ) : (
            <>
              <p className="mb-6 max-w-prose text-ink-soft">{words.lead}</p>
              <PlacesEditor
                listId={sheet.listId}
                places={sheet.places}
                lines={sheet.lines}
                products={items.map(({ product }) => ({
                  id: product.productId,
                  name: product.productName,
                  number: product.productExtCode,
                }))}
              />
            </>
          )
        }
      </SessionData>
    </AccountFrame>
  );
}
