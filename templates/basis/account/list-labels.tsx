import type { OrderListPage } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { SessionData } from '@/components/shared/session-data';
import { MakeLabels } from '@/components/shelf-labels/labels/make-labels';
import type { PageProps, SessionResult } from '@/components/shop';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { Skeleton } from '@/components/ui/skeleton';
import { orderListUrl } from '@/lib/urls/order-list-urls';
import { shelfLabels as words } from '@/locales/nl/shelf-labels';

interface ListLabelsProps extends PageProps {
  /** With all of its lines, or the first 500. */
  list: SessionResult<OrderListPage>;
}

/** Page that makes labels for one list: lines, label type, and sheet. */
export function ListLabelsPage({ list }: ListLabelsProps) {
  const title = list.state === 'ok' ? words.printTitle(list.value.name) : words.title;
  return (
    <AccountFrame current="lists" title={title}>
      <SessionData data={list} fallback={<Skeleton className="h-96 w-full" />}>
        {({ listId, items }) => (
          <>
            <SiteLink
              href={orderListUrl(listId)}
              className="mb-4 inline-flex min-h-8 items-center gap-1 text-sm underline underline-offset-2"
            >
              <Icon name="chevron-left" className="size-4" />
              {words.back}
            </SiteLink>
            {items.length === 0 ? (
              <AccountEmptyState icon="tag" title={words.none} text={words.empty} />
            ) : (
              <MakeLabels
                listId={listId}
                lines={items.map(({ product, productName, productExtCode, unitId }) => ({
                  productId: product.productId,
                  name: productName,
                  articleNumber: productExtCode,
                  unit: product.units.find(({ puId }) => puId === unitId)?.unitDesc ?? '',
                }))}
              />
            )}
          </>
        )}
      </SessionData>
    </AccountFrame>
  );
}
