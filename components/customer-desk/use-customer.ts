import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf, RequestOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

export type ShownCustomer = AnswerOf<'customerDesk.get'>;
type Change = 'customerDesk.setPriceList' | 'customerDesk.setActive' | 'customerDesk.setTerms';

/** Loads a customer and changes it. */
export function useCustomer(customerID: number) {
  const dispatch = useAppDispatch();
  const [customer, setCustomer] = useState<ShownCustomer>();
  const [failure, setFailure] = useState<ErrorCode>();
  const [busy, setBusy] = useState<Change>();
  /** The last change that was saved, and why the last one was refused. */
  const [saved, setSaved] = useState<Change>();
  const [refusal, setRefusal] = useState<{ change: Change; text: string }>();
  const reload = useCallback(async () => {
    const outcome = await dispatch(callApi('customerDesk.get', { customerID }));
    if ('value' in outcome) setCustomer(outcome.value);
    setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
  }, [dispatch, customerID]);
  useEffect(() => void reload(), [reload]);
  const change = async <Name extends Change>(name: Name, request: Omit<RequestOf<Name>, 'customerID'>) => {
    if (busy) return;
    setBusy(name);
    setSaved(undefined);
    setRefusal(undefined);
    const outcome = await dispatch(callApi(name, { ...request, customerID } as RequestOf<Name>));
    if ('value' in outcome) {
      setCustomer(outcome.value as ShownCustomer);
      setSaved(name);
    } else setRefusal({ change: name, text: adminErrorText(outcome.refusal.code) });
    setBusy(undefined);
  };
  return { customer, failure, busy, saved, refusal, reload, change };
}
export type CustomerChanges = Pick<ReturnType<typeof useCustomer>, 'busy' | 'saved' | 'refusal' | 'change'>;
