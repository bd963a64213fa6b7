'use client';

import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { AccountDetails } from '@/api/types';
import { useAppSelector } from '@/store/hooks';
import type { AppStore } from '@/store/make-store';
import { accountRead } from '@/store/service/actions';
import { startService } from '@/store/service/slice';

/** Current state of the account: the page's data with the changes saved since. */
export function useAccount(read: AccountDetails) {
  const store = useStore() as AppStore;
  const service = useAppSelector((state) => state.service);
  useEffect(() => {
    startService(store);
    store.dispatch(accountRead(read));
  }, [store, read]);
  return { data: service?.accountData ?? read, failed: service?.account === 'failed' };
}
