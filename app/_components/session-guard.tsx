import { Suspense } from 'react';
import type { SessionResult } from '@/app/_data/session-result';
import { SessionExpired } from './session-expired';

/** Beside what streams in for a customer: when the session turns out to be dead, the page becomes a visitor's. */
export function SessionGuard({ data }: { data?: SessionResult<unknown> | Promise<SessionResult<unknown>> }) {
  if (!data) return null;
  return (
    <Suspense fallback={null}>
      <Check data={data} />
    </Suspense>
  );
}

async function Check({ data }: { data: SessionResult<unknown> | Promise<SessionResult<unknown>> }) {
  return (await data).state === 'expired' ? <SessionExpired /> : null;
}
