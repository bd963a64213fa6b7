import { Suspense } from 'react';
import type { Priced } from '@/app/_data/priced';
import { SessionExpired } from './session-expired';

/** Beside what streams in for a customer: when the session turns out to be dead, the page becomes a visitor's. */
export function SessionGuard({ own }: { own?: Priced<unknown> | Promise<Priced<unknown>> }) {
  if (!own) return null;
  return (
    <Suspense fallback={null}>
      <Check own={own} />
    </Suspense>
  );
}

async function Check({ own }: { own: Priced<unknown> | Promise<Priced<unknown>> }) {
  return (await own).state === 'expired' ? <SessionExpired /> : null;
}
