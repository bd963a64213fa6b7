'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { WASTE_FORM, wasteDoneUrl } from '@/lib/urls/waste-urls';
import { callApi } from '@/store/call-api';
import { useAttempt } from '../shared/use-attempt';
import { Button } from '../ui/button';

const calls = {
  remove: { name: 'waste.remove', done: 'verwijderd' },
  restore: { name: 'waste.restore', done: 'teruggezet' },
} as const;

interface EntryActionProps {
  action: keyof typeof calls;
  entry: number;
  label: string;
  /** The accessible name, where `label` does not tell its row from others. */
  name?: string;
}

/** Removes an entry, or puts it back. Without JavaScript it submits a form. */
export function EntryAction({ action, entry, label, name }: EntryActionProps) {
  const attempt = useAttempt();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const { name: call, done } = calls[action];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const changed = await attempt<unknown>(callApi(call, { wasteID: entry }));
    setBusy(false);
    if (changed) router.push(wasteDoneUrl(done, entry));
  };
  return (
    <form method="post" action={WASTE_FORM} onSubmit={submit} className="no-print mt-1">
      <input type="hidden" name="wasteID" value={entry} />
      <Button
        type="submit"
        name="action"
        value={action}
        look="outline"
        size="s"
        busy={busy}
        aria-label={name}
      >
        {label}
      </Button>
    </form>
  );
}
