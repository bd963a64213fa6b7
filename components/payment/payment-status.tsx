'use client';

import { useEffect, useState } from 'react';
import type { Order } from '@/api/types';
import { formatMoment } from '@/lib/dates';
import { formatEuro } from '@/lib/money';
import { paymentStatus as words } from '@/locales/nl/checkout/payments';
import { Notice } from '../ui/notice';
import { useRefresh } from '../ui/use-refresh';
import { cancelledBy } from './cancelled-by';
import { PaymentActions } from './payment-actions';
import { type PaymentStage, paymentStage } from './payment-stage';

/** The provider confirms shortly after the customer returns: number of polls and their interval. */
const MAX_POLLS = 10;
const POLL_INTERVAL_MS = 3000;

const tones = {
  paid: 'success',
  waiting: 'warning',
  failed: 'danger',
  overdue: 'warning',
  cancelled: 'danger',
  transfer: 'info',
} as const;

interface PaymentStatusProps {
  order: Order;
  /** IBAN for a bank transfer; without it the text refers to the mail. */
  bankAccount?: string;
  /** The shop's payment methods, in its order. */
  payments: readonly string[];
  /**
   * The buyer may just have returned from the payment page: wait for the provider's answer before offering to
   * pay.
   */
  returned?: boolean;
}

/** Payment status of an order, with actions to pay it. Renders nothing for orders on invoice. */
export function PaymentStatus({ order, bankAccount, payments, returned = false }: PaymentStatusProps) {
  const stage = paymentStage(order);
  const looks = useLookAgain(stage === 'waiting');
  if (!stage) return null;
  const payable =
    stage === 'failed' || stage === 'transfer' || (stage === 'waiting' && (!returned || looks > 1));
  return (
    <div className="mb-6 max-w-2xl">
      <Notice tone={tones[stage]}>
        <p aria-live="polite">{text(stage, order, bankAccount)}</p>
        {payable && (
          <div className="no-print mt-3">
            <PaymentActions order={order} payments={payments} again={stage === 'failed'} />
          </div>
        )}
      </Notice>
    </div>
  );
}

function text(stage: PaymentStage, order: Order, bankAccount?: string): string {
  const { payBefore, totalIncl, orderNumber, details } = order;
  const until = payBefore ? formatMoment(payBefore) : '';
  if (stage === 'waiting') return words.waiting(until);
  if (stage === 'transfer') return words.transfer(formatEuro(totalIncl), bankAccount, orderNumber, until);
  if (stage === 'failed')
    return `${words.failures[details?.paymentFailure ?? 'failed']} ${words.keptUntil(until)}`;
  if (stage === 'cancelled') return words.cancelled[cancelledBy(order)];
  if (stage === 'paid' && totalIncl === 0) return words.nothingToPay;
  return words[stage];
}

/** Refreshes the page a few times; returns how often it has. */
function useLookAgain(waiting: boolean): number {
  const refresh = useRefresh();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (!waiting || looks >= MAX_POLLS) return;
    const timer = setTimeout(() => {
      refresh();
      setLooks(looks + 1);
    }, POLL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [waiting, looks, refresh]);
  return looks;
}
