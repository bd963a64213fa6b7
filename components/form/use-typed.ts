import { useId, useState } from 'react';
import type { ErrorCode } from '@/api/types';

/** Field → what is wrong with it, in the order of the form. */
export type Faults<T> = Partial<Record<keyof T, string>>;

interface Refused {
  code: ErrorCode;
  /** By the names of the wire: with `fields.` before those of a part of the account. */
  fields: Readonly<Record<string, string>>;
}

/**
 * A form as it is being typed. Its fields have the ids `{id}-{name}`.
 * @param onType gets all of it at every change, to be kept
 */
export function useTyped<T extends object>(first: T | (() => T), onType?: (typed: T) => void) {
  const id = useId();
  const [typed, setTyped] = useState(first);
  const [faults, setFaults] = useState<Faults<T>>({});
  const [failure, setFailure] = useState<ErrorCode>();
  const [busy, setBusy] = useState(false);

  /** Shows field errors and focuses the first field with one. */
  const show = (wrong: Faults<T>) => {
    setFaults(wrong);
    const [name] = Object.keys(wrong);
    if (name) document.getElementById(`${id}-${name}`)?.focus();
  };
  return {
    id,
    typed,
    setTyped,
    faults,
    failure,
    setFailure,
    busy,
    change(part: Partial<T>) {
      const next = { ...typed, ...part };
      setTyped(next);
      onType?.(next);
      // Clear a field's error as soon as it is edited.
      setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in part))) as Faults<T>);
    },
    /** True when there are no errors; shows them otherwise. */
    passes(wrong: Faults<T>): boolean {
      setFailure(undefined);
      const right = Object.keys(wrong).length === 0;
      if (!right) show(wrong);
      return right;
    },
    /**
     * Shows the server's errors. An error of a field that this form does not have is shown as a general
     * error.
     */
    refuse({ code, fields }: Refused) {
      const own = Object.entries(fields).map(([name, fault]) => [name.replace(/^fields\./, ''), fault]);
      show(Object.fromEntries(own) as Faults<T>);
      if (!own.some(([name]) => name !== undefined && name in typed)) setFailure(code);
    },
    /** Sets the busy state while the request runs. */
    async during<Answer>(work: Promise<Answer>): Promise<Answer> {
      setBusy(true);
      try {
        return await work;
      } finally {
        setBusy(false);
      }
    },
  };
}
