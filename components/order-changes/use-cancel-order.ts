'use client';

import { useState } from 'react';
import type { Order } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { useRefresh } from '../ui/use-refresh';
import { refusalText } from './refusal-text';

/** Cancels an order, and refreshes its page. */
export function useCancelOrder({ orderId }: Pick<Order, 'orderId'>) {
  const dispatch = useAppDispatch();
  const refresh = useRefresh();
  const [state, setState] = useState<'ready' | 'busy' | 'cancelled'>('ready');
  const [error, setError] = useState<string>();

  const cancel = async (reason: string) => {
    setState('busy');
    setError(undefined);
    const request = { orderID: orderId, ...(reason && { reason }) };
    const answer = await dispatch(callApi('service.cancelOrder', request));
    if ('value' in answer) setState('cancelled');
    else {
      setState('ready');
      setError(refusalText(answer.refusal));
    }
    if ('value' in answer || answer.refusal.code === 'conflict') refresh();
  };

  return { cancel, state, error };
}
