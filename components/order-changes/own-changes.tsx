'use client';

import { Suspense, useState } from 'react';
import type { Order } from '@/api/types';
import { CART } from '@/lib/urls/page-urls';
import { changeOrder as words } from '@/locales/nl/account/change-order';
import { Button, buttonClass } from '../ui/button';
import { lazyPart } from '../ui/lazy-part';
import { Notice } from '../ui/notice';
import { SiteLink } from '../ui/site-link';
import type { useCancelOrder } from './use-cancel-order';
import { useChangeOrder } from './use-change-order';

const CancelQuestion = lazyPart(() => import('./cancel-question').then((module) => module.CancelQuestion));
const ChangeQuestion = lazyPart(() => import('./change-question').then((module) => module.ChangeQuestion));

interface OwnChangesProps {
  order: Pick<Order, 'orderId' | 'orderNumber'>;
  /** Absent for an order that waits for payment: its other actions put it back into the cart. */
  changeable: boolean;
  cancelling: ReturnType<typeof useCancelOrder>;
}

/** The buttons with which a customer changes or cancels an order, each with its question. */
export function OwnChanges({ order, changeable, cancelling }: OwnChangesProps) {
  const [asking, setAsking] = useState<'change' | 'cancel'>();
  const { change, busy, error, leftOut } = useChangeOrder(order);
  const { orderNumber } = order;
  const close = () => setAsking(undefined);
  if (leftOut)
    return (
      <Notice tone="warning" urgent>
        <p>
          {words.changing(orderNumber)} {words.leftOut(leftOut.join(', '))}
        </p>
        <SiteLink href={CART} className={buttonClass('outline', 's', 'mt-3')}>
          {words.toCart}
        </SiteLink>
      </Notice>
    );
  return (
    <>
      <p className="mb-3 text-sm">{changeable ? words.may : words.mayCancel}</p>
      <div className="flex flex-wrap gap-3">
        {changeable && (
          <Button look="outline" size="s" onClick={() => setAsking('change')}>
            {words.change}
          </Button>
        )}
        <Button look="outline" size="s" onClick={() => setAsking('cancel')}>
          {words.cancel}
        </Button>
      </div>
      <Suspense fallback={null}>
        {asking === 'change' && (
          <ChangeQuestion {...{ orderNumber, busy, error }} onChange={change} onClose={close} />
        )}
        {asking === 'cancel' && (
          <CancelQuestion
            orderNumber={orderNumber}
            busy={cancelling.state === 'busy'}
            error={cancelling.error}
            onCancel={cancelling.cancel}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
