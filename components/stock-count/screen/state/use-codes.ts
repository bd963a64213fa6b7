import { useEffect, useEffectEvent, useRef } from 'react';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { OwnCode } from '../model/codes';

/** Tells the shop of codes that were linked here, at once or when the network is back. Telling it twice changes nothing. */
export function useCodes(codes: readonly OwnCode[]): void {
  const dispatch = useAppDispatch();
  const known = useRef(new Set<string>());
  const send = useEffectEvent(async () => {
    for (const { code, productId: productID, unitId: unitID } of codes) {
      if (known.current.has(code)) continue;
      known.current.add(code);
      const outcome = await dispatch(callApi('stockCount.linkCode', { code, productID, unitID }));
      if ('refusal' in outcome) known.current.delete(code);
    }
  });
  const count = codes.length;
  useEffect(() => {
    if (count === 0) return;
    const again = () => void send();
    again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [count]);
}
