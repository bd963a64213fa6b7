import { useId, useState } from 'react';
import type { ErrorCode } from '@/store/domain';

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

  /** Says what is wrong, and goes to the first field of it. */
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
      // What is being mended is no longer held against anybody.
      setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in part))) as Faults<T>);
    },
    /** Whether it can go to the server; says what is wrong where it can't. */
    passes(wrong: Faults<T>): boolean {
      setFailure(undefined);
      const right = Object.keys(wrong).length === 0;
      if (!right) show(wrong);
      return right;
    },
    /** What the server has against it. A fault of something that has no field here is still told. */
    refuse({ code, fields }: Refused) {
      const own = Object.entries(fields).map(([name, fault]) => [name.replace(/^fields\./, ''), fault]);
      show(Object.fromEntries(own) as Faults<T>);
      if (!own.some(([name]) => name !== undefined && name in typed)) setFailure(code);
    },
    /** Waits for the server's answer and takes no second click meanwhile. */
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
