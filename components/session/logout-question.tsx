'use client';

import { useState } from 'react';
import { leaving as layout } from '@/locales/nl/auth/leaving';
import { common } from '@/locales/nl/common';
import { logout } from '@/store/auth/thunks';
import { useAppDispatch } from '@/store/hooks';
import { sessionReset } from '@/store/reset';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import { forgetCustomer } from './forget-customer';
import { useStoredCounts } from './use-stored-counts';

/**
 * Asks for confirmation (docs/behaviour.md §4.6), then leaves by a full page load, so that no customer data
 * stays in the tab.
 */
export function LogoutQuestion({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'asking' | 'leaving' | 'failed'>('asking');

  const counts = useStoredCounts();

  const leave = async () => {
    setState('leaving');
    const result = await dispatch(logout());
    if (!logout.fulfilled.match(result)) return setState('failed');
    dispatch(sessionReset());
    forgetCustomer();
    await counts.forget();
    window.location.assign('/');
  };

  return (
    <Dialog title={layout.logoutQuestion} onClose={onClose}>
      <p className="text-ink-soft">{layout.logoutHint}</p>
      {counts.unsent > 0 && (
        <Notice tone="warning" urgent>
          {layout.unsentCounts(counts.unsent)}
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="danger" urgent>
          {layout.logoutFailed}
        </Notice>
      )}
      <div className="flex justify-end gap-2">
        <Button look="outline" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button busy={state === 'leaving'} onClick={leave}>
          {counts.unsent > 0 ? layout.logoutAnyway : layout.logout}
        </Button>
      </div>
    </Dialog>
  );
}
