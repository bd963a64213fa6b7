'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { formatDateTime } from '@/lib/dates';
import { formatEuro } from '@/lib/money';
import { errorText } from '@/locales/nl/errors';
import { paymentStatus as words } from '@/locales/nl/payments';
import { callCart } from '@/store/cart/call';
import type { Order } from '@/store/domain';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { type PaymentStage, paymentStage } from './payment-stage';

/** The provider's word comes a moment after the customer: looked for this often, so far apart. */
const LOOKS = 10;
const PAUSE_MS = 3000;

const tones = {
  paid: 'success',
  waiting: 'warning',
  failed: 'danger',
  givenUp: 'danger',
  transfer: 'info',
} as const;

interface PaymentStatusProps {
  order: Order;
  /** IBAN, for who pays by bank transfer; without it the mail says where to. */
  bankAccount?: string;
}

/** Whether an order is paid, and the way to pay it after all. Nothing for what goes on an invoice. */
export function PaymentStatus({ order, bankAccount }: PaymentStatusProps) {
  const stage = paymentStage(order);
  const looks = useLookAgain(stage === 'waiting');
  const { pay, busy, error } = usePayOrder(order.orderId);
  if (!stage) return null;
  return (
    <div className="mb-6 max-w-2xl">
      <Notice tone={tones[stage]}>
        <p aria-live="polite">{text(stage, order, bankAccount)}</p>
        {(stage === 'failed' || (stage === 'waiting' && looks > 1)) && (
          <div className="mt-3">
            <Button busy={busy} onClick={pay}>
              {stage === 'failed' ? words.payAgain : words.pay}
            </Button>
          </div>
        )}
        {error && (
          <p role="alert" className="mt-2 text-danger">
            {error}
          </p>
        )}
      </Notice>
    </div>
  );
}

function text(stage: PaymentStage, order: Order, bankAccount?: string): string {
  const { payBefore, totalIncl, orderNumber } = order;
  const until = payBefore ? formatDateTime(payBefore) : '';
  if (stage === 'waiting') return words.waiting(until);
  if (stage === 'transfer') return words.transfer(formatEuro(totalIncl), bankAccount, orderNumber, until);
  return words[stage];
}

/** Reads the page anew a few times; how often it has. */
function useLookAgain(waiting: boolean): number {
  const router = useRouter();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (!waiting || looks >= LOOKS) return;
    const timer = setTimeout(() => {
      router.refresh();
      setLooks(looks + 1);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waiting, looks, router]);
  return looks;
}

function usePayOrder(orderID: number) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const pay = async () => {
    setBusy(true);
    const answer = await dispatch(
      callCart((cart) => cart.payOrder({ orderID, returnOrigin: location.origin })),
    );
    const payment = 'value' in answer ? answer.value.payment : undefined;
    if (payment?.redirectUrl) return location.assign(payment.redirectUrl);
    setBusy(false);
    if ('refusal' in answer) return setError(errorText(answer.refusal.code));
    setError(payment?.state === 'open' ? words.noPage : undefined);
    router.refresh();
  };
  return { pay, busy, error };
}
