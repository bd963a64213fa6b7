'use client';

import { useEffect, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { momentOfView } from '@/lib/admin-view';
import { cookieValue } from '@/lib/audience';
import { formatWeekdayMoment } from '@/lib/dates';
import { VIEW_COOKIE } from '@/lib/session-cookies';
import { SIMULATED_EVENT } from '@/lib/session-signs';
import { simulation as words } from '@/locales/nl/auth/simulation';
import { errorText } from '@/locales/nl/errors';
import { toastClosed } from '@/store/app/slice';
import type { Toast } from '@/store/app/state';
import { logout } from '@/store/auth/thunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { sessionReset } from '@/store/reset';
import { forgetCustomer } from './forget-customer';
import { noteSimulation } from './note-simulation';

const isRefusal = (toast: Toast) => toast.kind === 'failed' && toast.code === 'simulated_session';

/**
 * Bar during a simulated session, with a button to end it (docs/behaviour.md §4.7); it also shows every
 * refused change, wherever the button was. It is at the end of the page and sticks to the bottom of the
 * window, so it covers nothing that can't be scrolled into view.
 */
export function SimulationBar() {
  const clientName = useAppSelector((state) => state.auth.clientName);
  const refusalToast = useAppSelector((state) => state.app.toasts.find(isRefusal)?.id);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();
  const [moment] = useState(() => momentOfView(cookieValue(document.cookie, VIEW_COOKIE)));

  useEffect(() => {
    if (noteSimulation(clientName)) forgetCustomer();
  }, [clientName]);

  useEffect(() => {
    const onRefused = () => setFailure('simulated_session');
    window.addEventListener(SIMULATED_EVENT, onRefused);
    return () => window.removeEventListener(SIMULATED_EVENT, onRefused);
  }, []);

  // The toast would cover the bar, which shows the same text.
  useEffect(() => {
    if (refusalToast === undefined) return;
    setFailure('simulated_session');
    dispatch(toastClosed(refusalToast));
  }, [refusalToast, dispatch]);

  const stop = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const result = await dispatch(logout());
    if (!logout.fulfilled.match(result)) {
      setBusy(false);
      return setFailure(result.payload ?? 'internal');
    }
    dispatch(sessionReset());
    noteSimulation('');
    forgetCustomer();
    window.location.assign('/');
  };
  return (
    <section
      aria-label={words.label}
      className="no-print sticky bottom-0 z-40 bg-warning text-surface [--ring:var(--color-surface)]"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-sm">
        <p role="status">
          {words.as} <strong>{clientName}</strong>. {!failure && words.looksOnly}
        </p>
        {moment && <p>{words.moment(formatWeekdayMoment(moment))}</p>}
        {failure && <p role="alert">{errorText(failure)}</p>}
        <button
          type="button"
          aria-busy={busy || undefined}
          onClick={stop}
          className="min-h-8 font-semibold underline underline-offset-2"
        >
          {words.stop}
        </button>
      </div>
    </section>
  );
}
