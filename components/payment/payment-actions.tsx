'use client';

import { useState } from 'react';
import type { Order } from '@/api/types';
import { CART } from '@/lib/urls/page-urls';
import { paymentStatus } from '@/locales/nl/checkout/payments';
import { waitingOrder as words } from '@/locales/nl/checkout/waiting-order';
import { Button, buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { OfOrder } from './of-order';
import { OtherWays } from './other-ways';
import { usePayOrder } from './use-pay-order';

interface PaymentActionsProps {
  order: Pick<Order, 'orderId' | 'paymentSource' | 'totalIncl'>;
  /** The shop's payment methods, in its order. */
  payments: readonly string[];
  /** An earlier attempt exists. */
  again?: boolean;
  /** Where several orders are shown: becomes part of each button's name for screen readers. */
  orderNumber?: string;
}

/** Actions for an unpaid order: pay, pay with another method, or move it back to the cart. */
export function PaymentActions({ order, payments, again = false, orderNumber }: PaymentActionsProps) {
  const [choosing, setChoosing] = useState(false);
  const { pay, toCart, busy, error, leftOut } = usePayOrder(order.orderId);
  if (leftOut)
    return (
      <div role="alert">
        <p className="mb-3">{words.backPart(leftOut.join(', '))}</p>
        <SiteLink href={CART} className={buttonClass()}>
          {words.toCart}
        </SiteLink>
      </div>
    );
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {order.paymentSource !== 'BANKTRANS' && (
          <Button busy={busy === 'pay'} disabled={busy !== undefined} onClick={() => pay()}>
            {again ? paymentStatus.payAgain : paymentStatus.pay}
            <OfOrder number={orderNumber} />
          </Button>
        )}
        <Button
          look="outline"
          aria-expanded={choosing}
          disabled={busy !== undefined}
          onClick={() => setChoosing(!choosing)}
        >
          {words.otherWay}
          <OfOrder number={orderNumber} />
        </Button>
        <Button look="quiet" busy={busy === 'back'} disabled={busy !== undefined} onClick={toCart}>
          {words.back}
          <OfOrder number={orderNumber} />
        </Button>
      </div>
      {choosing && (
        <OtherWays
          current={order.paymentSource}
          total={order.totalIncl}
          payments={payments}
          busy={busy !== undefined}
          onChoose={(source) => pay(source)}
        />
      )}
      {error && (
        <p role="alert" className="mt-2 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
