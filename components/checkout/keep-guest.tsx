'use client';

import { useState } from 'react';
import { guest as words } from '@/locales/nl/account/guest';
import { callApi } from '@/store/call-api';
import { DoneNotice } from '../shared/done-notice';
import { useAttempt } from '../shared/use-attempt';
import { Button } from '../ui/button';

/** Offers an account to a customer who ordered without one. */
export function KeepGuest() {
  const attempt = useAttempt();
  const [state, setState] = useState<'offered' | 'busy' | 'asked'>('offered');
  if (state === 'asked')
    return (
      <DoneNotice heading="h2" title={words.keptTitle} action={null}>
        <p className="mt-1">{words.kept}</p>
      </DoneNotice>
    );
  const ask = async () => {
    setState('busy');
    setState((await attempt(callApi('auth.keepGuest', {}))) ? 'asked' : 'offered');
  };
  return (
    <section className="no-print rounded-l bg-surface-alt p-6">
      <h2 className="mb-2 font-semibold text-lg">{words.keepTitle}</h2>
      <p className="mb-4 max-w-prose text-ink-soft">{words.keepText}</p>
      <Button look="outline" busy={state === 'busy'} onClick={ask}>
        {words.keepAction}
      </Button>
    </section>
  );
}
