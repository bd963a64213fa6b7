'use client';

import { cancelRefusal } from '@toonbank/contract/order-changes';
import { type ReactNode, Suspense, useState } from 'react';
import type { Order } from '@/api/types';
import { newTaskUrl } from '@/lib/urls/task-urls';
import { changeOrder as words } from '@/locales/nl/account/change-order';
import { Button, buttonClass } from '../ui/button';
import { lazyPart } from '../ui/lazy-part';
import { Notice } from '../ui/notice';
import { SiteLink } from '../ui/site-link';
import { useCancelOrder } from './use-cancel-order';

const CancelQuestion = lazyPart(() => import('./cancel-question').then((module) => module.CancelQuestion));

/** Nieuw and in verwerking. */
const RUNNING = [1, 2];

/** Cancelling an order; where only the shop can do it, why and where to ask. Nothing for an order that does not run. */
export function OrderChanges({ order }: { order: Order }) {
  const { orderNumber, orderStatus: status, paymentState, totalIncl: total } = order;
  const [asking, setAsking] = useState(false);
  const { cancel, state, error } = useCancelOrder(order);
  const refusal = cancelRefusal({ status, isPaid: paymentState === 'paid', total });

  if (state === 'cancelled')
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
      <p className="mb-3 text-sm">{words.may}</p>
      <Button look="outline" size="s" onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <CancelQuestion
            orderNumber={orderNumber}
            busy={state === 'busy'}
            error={error}
            onCancel={cancel}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <section className="no-print mt-10 max-w-2xl">
    <h2 className="mb-3 font-semibold text-lg">{words.title}</h2>
    {children}
  </section>
);
