'use client';

import type { RequestOf } from '@/api/call';
import { checkout as words } from '@/locales/nl/checkout/checkout';
import { errorText } from '@/locales/nl/errors';
import { EmptyCart } from '../cart/empty-cart';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import type { usePlaceOrder } from './use-place-order';

interface UnansweredOrderProps {
  order: ReturnType<typeof usePlaceOrder>;
  /** As it was sent. */
  request: RequestOf<'cart.sendOrder'>;
}

/** The cart is empty and an order was sent without an answer: looks the order up by its key. */
export function UnansweredOrder({ order, request }: UnansweredOrderProps) {
  const { failure, busy, send } = order;
  if (failure?.code === 'cart_empty') return <EmptyCart />;
  return (
    <Notice tone="warning" urgent>
      <p className="mb-3">{words.unanswered}</p>
      {failure && <p className="mb-3 text-danger">{errorText(failure.code)}</p>}
      <Button busy={busy} onClick={() => void send(request)}>
        {words.lookUp}
      </Button>
    </Notice>
  );
}
