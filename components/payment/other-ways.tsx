'use client';

import type { PaymentSource } from '@toonbank/contract';
import { useEffect, useState } from 'react';
import type { PaymentOption } from '@/api/types';
import { waitingOrder } from '@/locales/nl/checkout/waiting-order';
import { errorText } from '@/locales/nl/errors';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Skeleton } from '../ui/skeleton';
import { creditText, isBeyondCredit } from './credit';
import { offeredPayments } from './offered-payments';
import { PaymentLabel } from './payment-label';

interface OtherWaysProps {
  /** Current payment method; not offered again. */
  current: string;
  /** Of the order, euros incl. VAT. */
  total: number;
  payments: readonly string[];
  busy: boolean;
  onChoose: (source: PaymentSource) => void;
}

/** The other payment methods of this customer; a click changes the order and opens the payment page. */
export function OtherWays({ current, total, payments, busy, onChoose }: OtherWaysProps) {
  const dispatch = useAppDispatch();
  const [options, setOptions] = useState<PaymentOption[]>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let left = false;
    void dispatch(callApi('cart.paymentOptions', {})).then((answer) => {
      if (left) return;
      if ('refusal' in answer) setError(errorText(answer.refusal.code));
      else setOptions(answer.value);
    });
    return () => {
      left = true;
    };
  }, [dispatch]);
  if (error)
    return (
      <p role="alert" className="mt-3 text-danger">
        {error}
      </p>
    );
  if (!options) return <Skeleton className="mt-4 h-16 w-full" />;
  const offered = offeredPayments(options, payments).filter(({ source }) => source !== current);
  if (offered.length === 0) return <p className="mt-3">{waitingOrder.noOtherWay}</p>;
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 font-semibold">{waitingOrder.chooseWay}</legend>
      <ul className="grid gap-3 sm:grid-cols-2">
        {offered.map((option) => (
          <li key={option.source}>
            <button
              type="button"
              disabled={busy || isBeyondCredit(option, total)}
              onClick={() => onChoose(option.source)}
              className="flex min-h-14 w-full items-center justify-between gap-3 rounded-s border border-line bg-surface p-3 text-left hover:border-brand disabled:opacity-60"
            >
              <PaymentLabel option={option} credit={creditText(option, total, offered)} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
