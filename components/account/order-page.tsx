import { fromOrderUrl } from '@/lib/recurring-urls';
import { orders as words } from '@/locales/nl/account';
import { recurring } from '@/locales/nl/recurring';
import type { OrderPageProps } from '../page-props';
import { PaymentStatus } from '../review/payment-status';
import { Icon } from '../ui/icon';
import { IntentLink } from '../ui/intent-link';
import { Skeleton } from '../ui/skeleton';
import { AccountFrame } from './account-frame';
import { NothingHere } from './nothing-here';
import { OrderDetail } from './order-detail';
import { OrderDocuments } from './order-documents';
import { isFiltered, ordersUrl } from './order-filter';
import { OrderNeighbours } from './order-neighbours';
import { OrderSteps } from './order-steps';
import { Own } from './own';
import { ReorderRows } from './reorder-rows';
import { toReorderRows } from './to-reorder-rows';

/** One order: what it was, where it stands, its papers, and the way to order it again. */
export function OrderPage({ shop, order, number, filter, bankAccount }: OrderPageProps) {
  const consumer = shop.prices === 'public';
  return (
    <AccountFrame current="orders" title={words.detail(number)}>
      <Own data={order} fallback={<Skeleton className="h-96 w-full" />}>
        {(found) => (
          <>
            <div className="no-print mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <IntentLink
                href={ordersUrl(filter)}
                className="inline-flex min-h-8 items-center gap-1 text-sm underline underline-offset-2"
              >
                <Icon name="chevron-left" className="size-4" />
                {isFiltered(filter) ? words.backFiltered : words.back}
              </IntentLink>
              {found?.details && <OrderNeighbours details={found.details} filter={filter} />}
            </div>
            {found ? (
              <>
                <PaymentStatus order={found} bankAccount={bankAccount} payments={shop.payments} />
                <OrderDetail
                  order={found}
                  inclusive={consumer}
                  rows={found.rows && <ReorderRows rows={toReorderRows(found.rows, consumer)} />}
                />
                <IntentLink
                  href={fromOrderUrl(number)}
                  className="no-print mt-4 inline-flex min-h-8 items-center gap-1 text-sm underline underline-offset-2"
                >
                  <Icon name="clock" className="size-4" />
                  {recurring.make}
                </IntentLink>
                <OrderDocuments order={found} />
                <OrderSteps steps={found.details?.statusHistory ?? []} />
              </>
            ) : (
              // Somebody else's order is absent too (docs/behaviour.md §4.10); the server in front gives the page
              // that status.
              <div data-status="404">
                <NothingHere
                  icon="box"
                  title={words.missingTitle}
                  text={words.missing}
                  next={{ href: ordersUrl(filter), label: words.back }}
                />
              </div>
            )}
          </>
        )}
      </Own>
    </AccountFrame>
  );
}
