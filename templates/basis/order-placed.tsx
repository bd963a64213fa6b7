import type { Order } from '@/api/types';
import { InclusiveOrder } from '@/components/checkout/inclusive-order';
import { KeepGuest } from '@/components/checkout/keep-guest';
import { PlacedHeading } from '@/components/checkout/placed-heading';
import { WithdrawalNote } from '@/components/checkout/withdrawal-note';
import { OrderDetail } from '@/components/orders/order-detail';
import { orderUrl } from '@/components/orders/order-filter';
import { PaymentStatus } from '@/components/payment/payment-status';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { SessionData } from '@/components/shared/session-data';
import { buttonClass } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { Skeleton } from '@/components/ui/skeleton';
import { ORDERS } from '@/lib/urls/account-urls';
import { placed as words } from '@/locales/nl/cart/cart';
import type { OrderPlacedProps } from '../props';

export interface PlacedPageProps extends OrderPlacedProps {
  /** IBAN for a bank transfer. */
  bankAccount: string;
}

/** Order confirmation: number, payment, and the ordered lines. */
export function OrderPlacedPage({ shop, order, bankAccount, hasRight }: PlacedPageProps) {
  const consumer = shop.prices === 'public';
  // Older orders have no amounts with VAT.
  const inclusive = ({ goodsIncl }: Order) => consumer && goodsIncl !== undefined;
  return (
    <div className="wrap max-w-4xl py-10">
      <SessionData data={order} fallback={<Arriving />}>
        {(found) =>
          found ? (
            <>
              <PlacedHeading order={found} />
              <PaymentStatus order={found} bankAccount={bankAccount} payments={shop.payments} returned />
              {found.details?.guest && (
                <div className="mb-10 max-w-2xl">
                  <KeepGuest />
                </div>
              )}
              <div className="no-print mb-10 flex flex-wrap gap-3">
                <SiteLink href={orderUrl(found.orderNumber)} className={buttonClass()}>
                  {words.toOrder}
                </SiteLink>
                <SiteLink href="/" className={buttonClass('outline')}>
                  {words.onwards}
                </SiteLink>
              </div>
              {consumer && (
                <div className="mb-10 max-w-2xl">
                  <WithdrawalNote hasRight={hasRight} orderNumber={found.orderNumber} />
                </div>
              )}
              {inclusive(found) ? <InclusiveOrder order={found} /> : <OrderDetail order={found} />}
            </>
          ) : (
            <Unknown />
          )
        }
      </SessionData>
    </div>
  );
}

/** Another customer's order answers like an absent one; the server in front sets the status from the attribute. */
const Unknown = () => (
  <div data-status="404">
    <h1 className="mb-6 font-bold text-2xl">{words.unknown}</h1>
    <AccountEmptyState
      icon="truck"
      title={words.unknownTitle}
      text={words.unknownText}
      next={{ href: ORDERS, label: words.toOrders }}
    />
  </div>
);

const Arriving = () => (
  <>
    <PlacedHeading />
    <Skeleton className="h-96 w-full" />
  </>
);
