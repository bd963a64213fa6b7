import { ORDERS } from '@/lib/account-urls';
import { placed as words } from '@/locales/nl/cart';
import type { Order } from '@/store/domain';
import { NothingHere } from '../account/nothing-here';
import { OrderDetail } from '../account/order-detail';
import { orderUrl } from '../account/order-filter';
import { Own } from '../account/own';
import type { OrderPlacedProps } from '../page-props';
import { buttonClass } from '../ui/button';
import { IntentLink } from '../ui/intent-link';
import { Skeleton } from '../ui/skeleton';
import { InclusiveOrder } from './inclusive-order';
import { PaymentStatus } from './payment-status';
import { PlacedHeading } from './placed-heading';
import { WithdrawalNote } from './withdrawal-note';

export interface PlacedPageProps extends OrderPlacedProps {
  /** IBAN, for who pays by bank transfer. */
  bankAccount: string;
}

/** The order's number, large, how it is paid, and what was ordered. */
export function OrderPlacedPage({ shop, order, bankAccount }: PlacedPageProps) {
  const consumer = shop.prices === 'public';
  // Orders from before it was kept have no amounts with VAT.
  const inclusive = ({ goodsIncl }: Order) => consumer && goodsIncl !== undefined;
  return (
    <div className="wrap max-w-4xl py-10">
      <Own data={order} fallback={<Arriving />}>
        {(found) =>
          found ? (
            <>
              <PlacedHeading order={found} />
              <PaymentStatus order={found} bankAccount={bankAccount} payments={shop.payments} returned />
              <div className="no-print mb-10 flex flex-wrap gap-3">
                <IntentLink href={orderUrl(found.orderNumber)} className={buttonClass()}>
                  {words.toOrder}
                </IntentLink>
                <IntentLink href="/" className={buttonClass('outline')}>
                  {words.onwards}
                </IntentLink>
              </div>
              {consumer && (
                <div className="mb-10 max-w-2xl">
                  <WithdrawalNote />
                </div>
              )}
              {inclusive(found) ? <InclusiveOrder order={found} /> : <OrderDetail order={found} />}
            </>
          ) : (
            <Unknown />
          )
        }
      </Own>
    </div>
  );
}

/** Somebody else's order answers like one that is not there. */
const Unknown = () => (
  <>
    <h1 className="mb-6 font-bold text-2xl">{words.unknown}</h1>
    <NothingHere
      icon="truck"
      title={words.unknownTitle}
      text={words.unknownText}
      next={{ href: ORDERS, label: words.toOrders }}
    />
  </>
);

const Arriving = () => (
  <>
    <PlacedHeading />
    <Skeleton className="h-96 w-full" />
  </>
);
