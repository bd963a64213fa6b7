import { useState } from 'react';
import type { RequestOf } from '@/api/call';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

type Change = 'serviceDesk.assign' | 'serviceDesk.setSolved';

/** Changes a task and reloads it; `failure` is the text of the last refusal. */
export function useChange(onChanged: () => Promise<void>) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<Change>();
  const [failure, setFailure] = useState('');
  const change = async <Name extends Change>(name: Name, request: RequestOf<Name>): Promise<void> => {
    if (busy) return;
    setBusy(name);
    const outcome = await dispatch(callApi(name, request));
    setFailure('refusal' in outcome ? adminErrorText(outcome.refusal.code) : '');
    await onChanged();
    setBusy(undefined);
  };
  return { busy, failure, change };
}
