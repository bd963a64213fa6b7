'use client';

import { useState } from 'react';
import type { RequestOf } from '@/api/call';
import type { Refusal } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { saveAccount } from '@/store/service/thunks';

/** Saves an address change that needs one click, with its busy and refused states. */
export function useAddressChange() {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const save = async (fields: RequestOf<'service.setAccountDetails'>['fields'], onSaved: () => void) => {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    const refused = await dispatch(saveAccount({ saveAddress: true, fields }));
    setBusy(false);
    if (refused) setRefusal(refused);
    else onSaved();
  };
  return { busy, refusal, save };
}
