'use client';

import { useState } from 'react';
import { auth as words } from '@/locales/nl/auth';
import { describedBy, FieldFrame } from '../ui/field';

/** A password that can be looked at while typing. */
export function PasswordField({ id, error }: { id: string; error?: string }) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={words.password} error={error}>
      <span className="relative block">
        <input
          id={id}
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          {...describedBy({ id, error })}
          className="control pr-24"
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
