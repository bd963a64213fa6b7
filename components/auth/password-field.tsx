'use client';

import { useState } from 'react';
import { auth as words } from '@/locales/nl/auth/auth';
import { describedBy, FieldFrame } from '../form/field';

interface PasswordFieldProps {
  id: string;
  error?: string;
  hint?: string;
  label?: string;
  /** `new-password` for a password that is being chosen. */
  autoComplete?: 'current-password' | 'new-password';
  name?: string;
  defaultValue?: string;
}

/** A password field with a button that shows the typed text. */
export function PasswordField({ id, error, hint, label = words.password, ...rest }: PasswordFieldProps) {
  const { autoComplete = 'current-password', name = 'password', defaultValue } = rest;
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <span className="relative block">
        <input
          id={id}
          name={name}
          defaultValue={defaultValue}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          maxLength={200}
          {...describedBy({ id, hint, error })}
          className="control with-button"
        />
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-1 right-1 rounded-s px-3 text-ink-soft text-sm hover:bg-surface-alt"
        >
          {shown ? words.hide : words.show}
        </button>
      </span>
    </FieldFrame>
  );
}
