import type { Order, Task } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { OrderChanges } from '@/components/order-changes/order-changes';
import { OrderDetail } from '@/components/orders/order-detail';
import { OrderDocuments } from '@/components/orders/order-documents';
import type { OrderFilter } from '@/components/orders/order-filter';
import { isFiltered, ordersUrl } from '@/components/orders/order-filter';
import { OrderNeighbours } from '@/components/orders/order-neighbours';
import { OrderProgress } from '@/components/orders/order-progress';
import { OrderSettlements } from '@/components/orders/order-settlements';
import { OrderSteps } from '@/components/orders/order-steps';
import { ReorderRows } from '@/components/orders/reorder-rows';
import { toReorderRows } from '@/components/orders/to-reorder-rows';
import { PaymentStatus } from '@/components/payment/payment-status';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { SessionData } from '@/components/shared/session-data';
import type { PageProps, SessionLoad } from '@/components/shop';
import { AskAboutOrder } from '@/components/tasks/ask-about-order';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { Skeleton } from '@/components/ui/skeleton';
import { WithdrawLink } from '@/components/withdrawal/withdraw-link';
import { WithdrawnNotice } from '@/components/withdrawal/withdrawn-notice';
import { fromOrderUrl } from '@/lib/urls/recurring-order-urls';
import { orders as words } from '@/locales/nl/account/account';
import { recurring } from '@/locales/nl/recurring-orders';

interface OrderPageProps extends PageProps {
  /** As in the URL. */
  number: string;
  /** IBAN for a bank transfer. */
  bankAccount: string;
  /** With rows and details. */
  order: SessionLoad<Order | null>;
  /** The tasks about it. */
  tasks: SessionLoad<Task[]>;
  /** Filter of the list that it was opened from. */
  filter: OrderFilter;
}

/** One order: lines, status, documents and reordering. */
export function OrderPage({ shop, order, tasks, number, filter, bankAccount }: OrderPageProps) {
  const consumer = shop.prices === 'public';
  return (
    <AccountFrame current="orders" title={words.detail(number)} wide>
      <SessionData data={order} fallback={<Skeleton className="h-96 w-full" />}>
        {(found) => (
          <>
            <div className="no-print mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <SiteLink
                href={ordersUrl(filter)}
                className="inline-flex min-h-8 items-center gap-1 text-sm underline underline-offset-2"
              >
                <Icon name="chevron-left" className="size-4" />
                {isFiltered(filter) ? words.backFiltered : words.back}
              </SiteLink>
              {found?.details && <OrderNeighbours details={found.details} filter={filter} />}
            </div>
            {found ? (
              <>
                <WithdrawnNotice withdrawals={found.details?.withdrawals ?? []} />
                <PaymentStatus order={found} bankAccount={bankAccount} payments={shop.payments} />
                <OrderProgress order={found} />
                <OrderDetail
                  order={found}
                  inclusive={consumer}
                  rows={
                    found.rows && (
                      <ReorderRows
                        rows={toReorderRows(found.rows, consumer)}
                        delivered={found.deliveryNote && found.orderNumber}
                      />
                    )
                  }
                />
                {found.details && <OrderSettlements details={found.details} />}
                <SiteLink
                  href={fromOrderUrl(number)}
                  className="no-print mt-4 inline-flex min-h-8 items-center gap-1 text-sm underline underline-offset-2"
                >
                  <Icon name="clock" className="size-4" />
                  {recurring.make}
                </SiteLink>
                {found.details?.withdrawUntil !== undefined && (
                  <WithdrawLink orderNumber={found.orderNumber} until={found.details.withdrawUntil} />
                )}
                <OrderChanges key={found.orderId} order={found} />
                <AskAboutOrder order={found} tasks={tasks} />
                <OrderDocuments order={found} />
                <OrderSteps steps={found.details?.statusHistory ?? []} />
              </>
            ) : (
              // Another customer's order counts as absent too (docs/behaviour.md §4.10); the server in front
              // sets the status from this attribute.
              <div data-status="404">
                <AccountEmptyState
                  icon="box"
                  title={words.missingTitle}
                  text={words.missing}
                  next={{ href: ordersUrl(filter), label: words.back }}
                />
              </div>
            )}
          </>
        )}
      </SessionData>
    </AccountFrame>
  );
}
