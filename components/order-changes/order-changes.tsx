'use client';

import { cancelRefusal } from '@toonbank/contract/order-changes';
import type { ReactNode } from 'react';
import type { Order } from '@/api/types';
import { newTaskUrl } from '@/lib/urls/task-urls';
import { changeOrder as words } from '@/locales/nl/account/change-order';
import { buttonClass } from '../ui/button';
import { Notice } from '../ui/notice';
import { SiteLink } from '../ui/site-link';
import { OwnChanges } from './own-changes';
import { useCancelOrder } from './use-cancel-order';

/** Nieuw and in verwerking. */
const RUNNING = [1, 2];

/**
 * Changing or cancelling an order; where only the shop can do it, why and where to ask. Nothing for an order that does not
 * run.
 */
export function OrderChanges({ order }: { order: Order }) {
  const { orderNumber, orderStatus: status, paymentState, payBefore, totalIncl: total } = order;
  const cancelling = useCancelOrder(order);
  const isPaid = paymentState === 'paid';
  const refusal = cancelRefusal({ status, isPaid, total });

  if (cancelling.state === 'cancelled')
    return (
      <Frame>
        <Notice tone="success" urgent>
          {words.cancelled(orderNumber)}
        </Notice>
      </Frame>
    );
  if (!RUNNING.includes(status)) return null;
  if (refusal)
    return (
      <Frame>
        <p className="mb-3 text-sm">{words.refused[refusal]}</p>
        <SiteLink
          href={newTaskUrl('ordering', { kind: 'order', of: orderNumber })}
          className={buttonClass('outline', 's')}
        >
          {words.ask}
        </SiteLink>
      </Frame>
    );
  return (
    <Frame>
      <OwnChanges order={order} changeable={isPaid || payBefore === undefined} cancelling={cancelling} />
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <section className="no-print mt-10 max-w-2xl">
    <h2 className="mb-3 font-semibold text-lg">{words.title}</h2>
    {children}
  </section>
);
