'use client';

import type { PaymentSource } from '@toonbank/contract';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { formatEuro } from '@/lib/money';
import { confirmationUrl } from '@/lib/urls/account-urls';
import { CART } from '@/lib/urls/page-urls';
import { credit } from '@/locales/nl/checkout/credit';
import { paymentStatus } from '@/locales/nl/checkout/payments';
import { waitingOrder as words } from '@/locales/nl/checkout/waiting-order';
import { errorText } from '@/locales/nl/errors';
import { callApi, type Refusal } from '@/store/call-api';
import { callCart } from '@/store/cart/call-cart';
import { cartPatched, cartStored } from '@/store/cart/slice';
import { useAppDispatch } from '@/store/hooks';
import { useRefresh } from '../ui/use-refresh';

type Action = 'pay' | 'other' | 'back';

/** Actions of a buyer on an unpaid order. */
export function usePayOrder(orderID: number) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<Action>();
  const [error, setError] = useState<string>();
  /** Names of lines that could not be restored to the cart. */
  const [leftOut, setLeftOut] = useState<string[]>();

  const begin = (action: Action) => {
    setBusy(action);
    setError(undefined);
  };
  const end = (message?: string) => {
    setBusy(undefined);
    setError(message);
  };
  const refused = ({ code, fields }: Refusal) => {
    const { available } = fields;
    if (code === 'credit_limit' && available) return end(credit.refused(formatEuro(Number(available))));
    end(code === 'conflict' ? words.changed : errorText(code));
    if (code === 'conflict') refresh();
  };

  /** Opens the payment page; with another source the order is changed first. */
  const pay = async (source?: PaymentSource) => {
    begin(source ? 'other' : 'pay');
    const request = { orderID, returnOrigin: location.origin, ...(source && { source }) };
    const answer = await dispatch(callCart('cart.payOrder', request));
    if ('refusal' in answer) return refused(answer.refusal);
    const { payment, orderNumber } = answer.value;
    if (payment?.redirectUrl) return location.assign(payment.redirectUrl);
    if (payment?.kind === 'invoice') {
      // The next order has less credit.
      dispatch(cartPatched({ paymentOptions: [] }));
      router.push(confirmationUrl(orderNumber));
      return refresh();
    }
    end(payment?.state === 'open' ? paymentStatus.noPage : undefined);
    refresh();
  };

  /** Cancels the order; its lines return to the cart. */
  const toCart = async () => {
    begin('back');
    const answer = await dispatch(callApi('service.reopenOrder', { orderID }));
    if ('refusal' in answer) return refused(answer.refusal);
    dispatch(cartStored(answer.value.cart));
    const names = answer.value.refused.map(({ productName }) => productName);
    if (names.length === 0) return router.push(CART);
    end();
    setLeftOut(names);
  };

  return { pay, toCart, busy, error, leftOut };
}
