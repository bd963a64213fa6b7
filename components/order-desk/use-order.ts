import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf, RequestOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { orderDeskWords as words } from '@/locales/nl/admin/shop/orders';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

export type ShownOrder = AnswerOf<'orderDesk.get'>;
type Change = 'orderDesk.move' | 'orderDesk.cancel' | 'orderDesk.markPaid';

const conflictText = (reason: string | undefined): string | undefined =>
  reason !== undefined && Object.hasOwn(words.conflicts, reason)
    ? words.conflicts[reason as keyof typeof words.conflicts]
    : undefined;

/** Loads an order and changes it. After a conflict it shows the order as it is by now. */
export function useOrder(orderID: number) {
  const dispatch = useAppDispatch();
  const [order, setOrder] = useState<ShownOrder>();
  const [failure, setFailure] = useState<ErrorCode>();
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState<Change>();
  const reload = useCallback(async () => {
    const outcome = await dispatch(callApi('orderDesk.get', { orderID }));
    if ('value' in outcome) setOrder(outcome.value);
    setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
  }, [dispatch, orderID]);
  useEffect(() => {
    const onFocus = () => void reload();
    onFocus();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [reload]);
  /** @returns whether it succeeded */
  const change = async <Name extends Change>(name: Name, request: RequestOf<Name>): Promise<boolean> => {
    if (busy) return false;
    setBusy(name);
    const outcome = await dispatch(callApi(name, request));
    if ('value' in outcome) {
      setOrder(outcome.value as ShownOrder);
      setRefusal('');
    } else {
      const { code, fields } = outcome.refusal;
      setRefusal(conflictText(fields.order) ?? adminErrorText(code));
      if (code === 'conflict') await reload();
    }
    setBusy(undefined);
    return 'value' in outcome;
  };
  return { order, failure, refusal, busy, reload, change };
}
