'use client';

import type { CancelRefusal } from '@toonbank/contract/order-changes';
import { useState } from 'react';
import type { Order } from '@/api/types';
import { changeOrder as words } from '@/locales/nl/account/change-order';
import { errorText } from '@/locales/nl/errors';
import { callApi, type Refusal } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { useRefresh } from '../ui/use-refresh';

const textOf = ({ code, fields }: Refusal): string =>
  code === 'conflict'
    ? words.refused[(fields.order as CancelRefusal | undefined) ?? 'taken_up']
    : errorText(code);

/** Cancels an order, and refreshes its page. */
export function useCancelOrder({ orderId }: Pick<Order, 'orderId'>) {
  const dispatch = useAppDispatch();
  const refresh = useRefresh();
  const [state, setState] = useState<'ready' | 'busy' | 'cancelled'>('ready');
  const [error, setError] = useState<string>();

  const cancel = async (reason: string) => {
    setState('busy');
    setError(undefined);
    const answer = await dispatch(
      callApi('service.cancelOrder', { orderID: orderId, ...(reason && { reason }) }),
    );
    if ('value' in answer) setState('cancelled');
    else {
      setState('ready');
      setError(textOf(answer.refusal));
    }
    if ('value' in answer || answer.refusal.code === 'conflict') refresh();
  };

  return { cancel, state, error };
}
