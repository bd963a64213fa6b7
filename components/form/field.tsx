import type { ComponentProps, ReactNode } from 'react';
import { common } from '@/locales/nl/common';

export interface FieldFrameProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** Shown instead of marking all other fields as required. */
  optional?: boolean;
  children: ReactNode;
}

/** Label above, control, then the hint or what is wrong with it. */
export function FieldFrame({ id, label, hint, error, optional, children }: FieldFrameProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
        {optional && <span className="font-normal text-ink-soft">{common.optional}</span>}
      </label>
      {children}
      {error ? (
        <p id={`${id}-error`} className="text-danger text-sm">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-ink-soft text-sm">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** Ties a control to its hint or error for screen readers. */
export function describedBy({ id, hint, error }: { id: string; hint?: string; error?: string }) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  };
}

type FieldProps = ComponentProps<'input'> & Omit<FieldFrameProps, 'children'>;

export function Field({ id, label, hint, error, optional, className = '', ...input }: FieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, optional }}>
      <input {...input} id={id} {...describedBy({ id, hint, error })} className={`control ${className}`} />
    </FieldFrame>
  );
}
