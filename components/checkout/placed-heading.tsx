import type { Order } from '@/api/types';
import { guest } from '@/locales/nl/account/guest';
import { placed as words } from '@/locales/nl/cart/cart';
import { deliveryFact } from '../orders/delivery-fact';
import { cancelledBy } from '../payment/cancelled-by';
import { paymentStage } from '../payment/payment-stage';
import { Icon, type IconName } from '../ui/icon';

interface StageHeading {
  title: string;
  text: string;
  icon: IconName;
  tone: string;
}

const placed: StageHeading = { title: words.title, text: words.text, icon: 'check', tone: 'bg-success' };
const waits: StageHeading = { title: words.title, text: words.waits, icon: 'clock', tone: 'bg-info' };
const failed: StageHeading = { title: words.unpaid, text: words.waits, icon: 'warning', tone: 'bg-danger' };
const over: StageHeading = { title: words.lapsed, text: words.over, icon: 'warning', tone: 'bg-danger' };
const cancelled: StageHeading = { ...over, title: words.cancelled };

/** An order that must be paid first is not complete before the payment. */
const byStage = { paid: placed, waiting: waits, transfer: waits, failed, overdue: failed, cancelled: over };

const CANCELLED = 4;

function headingOf(order: Order): StageHeading {
  const stage = paymentStage(order);
  if (!stage) return order.orderStatus === CANCELLED ? cancelled : placed;
  return stage === 'cancelled' && cancelledBy(order) !== 'deadline' ? cancelled : byStage[stage];
}

/** The next step; a guest has no account to find the order in. */
function textOf(order: Order, { text }: StageHeading): string {
  if (!order.details?.guest || text === words.over) return text;
  return text === words.text ? guest.placed : guest.waits;
}

/** Thanks, the order number, and the shop's next step; without an order, the loading state. */
export function PlacedHeading({ order }: { order?: Order }) {
  const content = order ? headingOf(order) : placed;
  const delivery = order && deliveryFact(order);
  return (
    <div className="mb-6 flex flex-col items-start gap-4">
      <span
        className={`flex size-14 items-center justify-center rounded-full text-surface ${order ? content.tone : ''}`}
      >
        {order && <Icon name={content.icon} className="size-8" />}
      </span>
      <h1 className="font-bold text-2xl lg:text-3xl">{content.title}</h1>
      {order && (
        <div>
          <p className="font-semibold text-lg tabular-nums">{words.number(order.orderNumber)}</p>
          <p className="mt-1 text-ink-soft">{textOf(order, content)}</p>
          {delivery && (
            <p className="mt-3">
              {delivery.label}: <strong>{delivery.value}</strong>
            </p>
          )}
          {order.details?.confirmationTo && (
            <p className="mt-1 break-words text-ink-soft">{words.mailed(order.details.confirmationTo)}</p>
          )}
          {order.details?.replaces && <p className="mt-1">{words.replaces(order.details.replaces)}</p>}
        </div>
      )}
    </div>
  );
}
