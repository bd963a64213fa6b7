import { Suspense } from 'react';
import type { SessionResult } from '@/app/_data/session-result';
import { SessionExpired } from './session-expired';

/** Beside what streams in for a customer: when the session turns out to be dead, the page becomes a visitor's. */
export function SessionGuard({ own }: { own?: SessionResult<unknown> | Promise<SessionResult<unknown>> }) {
  if (!own) return null;
  return (
    <Suspense fallback={null}>
      <Check own={own} />
    </Suspense>
  );
}

async function Check({ own }: { own: SessionResult<unknown> | Promise<SessionResult<unknown>> }) {
  return (await own).state === 'expired' ? <SessionExpired /> : null;
}
