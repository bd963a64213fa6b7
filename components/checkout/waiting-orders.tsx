'use client';

import type { Order } from '@/api/types';
import { formatMoment } from '@/lib/dates';
import { formatEuro } from '@/lib/money';
import { waitingOrder as words } from '@/locales/nl/checkout/waiting-order';
import { orderUrl } from '../orders/order-filter';
import { PayLink } from '../orders/pay-link';
import { OfOrder } from '../payment/of-order';
import { PaymentActions } from '../payment/payment-actions';
import { Notice } from '../ui/notice';
import { SiteLink } from '../ui/site-link';

interface WaitingOrdersProps {
  orders: Order[];
  /** The shop's payment methods, in its order. */
  payments: readonly string[];
}

/** Unpaid orders, shown in place of an empty cart, for example after Back at the bank. */
export function WaitingOrders({ orders, payments }: WaitingOrdersProps) {
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {orders.map((order) => (
        <section key={order.orderId} className="rounded-l border border-line bg-surface-alt p-5">
          <h2 className="mb-2 font-semibold text-xl">{words.title(order.orderNumber)}</h2>
          <p className="mb-4">
            {words.text(formatEuro(order.totalIncl), formatMoment(order.payBefore ?? ''))}
          </p>
          <PaymentActions
            order={order}
            payments={payments}
            again={order.paymentState === 'failed'}
            orderNumber={order.orderNumber}
          />
          <SiteLink
            href={orderUrl(order.orderNumber)}
            className="mt-4 inline-flex min-h-6 items-center text-sm underline underline-offset-2"
          >
            {words.show}
            <OfOrder number={order.orderNumber} />
          </SiteLink>
        </section>
      ))}
    </div>
  );
}

/** Notice above the checkout: an earlier order is not paid yet. */
export function WaitingNotice({ orders }: Pick<WaitingOrdersProps, 'orders'>) {
  if (orders.length === 0) return null;
  return (
    <div className="mb-6 flex flex-col gap-3">
      {orders.map((order) => (
        <Notice key={order.orderId} tone="warning">
          {words.notice(order.orderNumber, formatMoment(order.payBefore ?? ''))}{' '}
          <PayLink orderNumber={order.orderNumber} />
        </Notice>
      ))}
    </div>
  );
}
