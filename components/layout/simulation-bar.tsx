'use client';

import { layout } from '@/locales/nl/layout';
import { logout } from '@/store/auth/thunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { sessionReset } from '@/store/reset';

/** Somebody looks through a customer's eyes: it is always said, with the way out (decisions). */
export function SimulationBar() {
  const { simulated, clientName } = useAppSelector((state) => state.auth);
  const dispatch = useAppDispatch();
  if (!simulated) return null;

  const stop = async () => {
    const result = await dispatch(logout());
    if (!logout.fulfilled.match(result)) return;
    dispatch(sessionReset());
    window.location.assign('/');
  };
  return (
    <div role="status" className="bg-warning text-surface">
      <p className="wrap flex items-center justify-between gap-4 py-2 text-sm">
        {layout.simulated(clientName)}
        <button type="button" onClick={stop} className="min-h-6 font-semibold underline">
          {layout.stopSimulation}
        </button>
      </p>
    </div>
  );
}
