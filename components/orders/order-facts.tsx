import { paymentName } from '@toonbank/contract/payment/methods';
import type { Order, OrderDetails } from '@/api/types';
import { formatLongDate } from '@/lib/dates';
import { formatWindow } from '@/lib/days/time-window';
import { orders as words } from '@/locales/nl/account/account';
import { orderPage } from '@/locales/nl/account/order-page';
import { review } from '@/locales/nl/cart/cart';
import { deliveryFact } from './delivery-fact';
import { FactList } from './fact-list';
import { OrderLink } from './order-link';
import { OrderStanding } from './order-standing';
import { placeFact } from './place-fact';

/** Name, telephone and e-mail of the person that was named for an order. */
const contactText = (contact: OrderDetails['contact']) =>
  contact &&
  [`${contact.firstName} ${contact.lastName}`, contact.phone, contact.email].filter(Boolean).join(', ');

/** Date, customer, address and payment method. */
export function OrderFacts({ order }: { order: Order }) {
  const { details } = order;
  const delivery = deliveryFact(order);
  const facts = [
    { label: words.date, value: formatLongDate(order.orderDate) },
    ...(delivery ? [delivery] : []),
    { label: orderPage.deliveryTime, value: details?.deliveryTime && formatWindow(details.deliveryTime) },
    { label: words.placedBy, value: order.placedBy },
    { label: orderPage.contact, value: contactText(details?.contact) },
    { label: words.reference, value: order.orderRef },
    { label: words.comment, value: order.orderComment },
    { label: orderPage.coupon, value: details?.coupon },
    { label: orderPage.replaces, value: details?.replaces && <OrderLink number={details.replaces} /> },
    { label: orderPage.replacedBy, value: details?.replacedBy && <OrderLink number={details.replacedBy} /> },
    { label: review.payment, value: paymentName(order.paymentSource) },
    placeFact(order),
  ];
  return (
    <FactList facts={facts}>
      <div>
        <dt className="text-ink-soft">{words.status}</dt>
        <dd className="mt-0.5">
          <OrderStanding order={order} unlinked />
        </dd>
      </div>
    </FactList>
  );
}
