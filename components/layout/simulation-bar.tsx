'use client';

import { shell as words } from '@/locales/nl/shell';
import { logout } from '@/store/auth/thunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { sessionReset } from '@/store/reset';

/** Somebody looks through a customer's eyes: it is always said, with the way out (decisions). */
export function SimulationBar() {
  const clientName = useAppSelector((state) => state.auth.clientName);
  const dispatch = useAppDispatch();

  const stop = async () => {
    const result = await dispatch(logout());
    if (!logout.fulfilled.match(result)) return;
    dispatch(sessionReset());
    window.location.assign('/');
  };
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-40 bg-warning text-surface">
      <p className="wrap flex items-center justify-between gap-4 py-2 text-sm">
        {words.simulated(clientName)}
        <button type="button" onClick={stop} className="min-h-6 font-semibold underline">
          {words.stopSimulation}
        </button>
      </p>
    </div>
  );
}
