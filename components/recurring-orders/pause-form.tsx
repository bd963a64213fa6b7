'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { common } from '@/locales/nl/common';
import { recurringForm, recurring as words } from '@/locales/nl/recurring-orders';
import { Field } from '../form/field';
import { Button } from '../ui/button';

interface PauseFormProps {
  /** YYYY-MM-DD */
  onPause: (until: string) => Promise<void>;
  onCancel: () => void;
}

/** Date until which the order is paused; the caller validates the date. */
export function PauseForm({ onPause, onCancel }: PauseFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const until = String(new FormData(event.currentTarget).get('until'));
    if (until === '') return setError(recurringForm.words['until.invalid_date']);
    setError(undefined);
    setBusy(true);
    await onPause(until);
    setBusy(false);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-4 flex flex-wrap items-end gap-3">
      <Field id={id} name="until" type="date" label={words.pauseUntil} hint={words.pauseHint} error={error} />
      <Button type="submit" size="s" busy={busy}>
        {words.pause}
      </Button>
      <Button look="quiet" size="s" onClick={onCancel}>
        {common.cancel}
      </Button>
    </form>
  );
}
