'use client';

import { type FormEvent, useEffect, useId, useState } from 'react';
import type { AccountChange } from '@/store/api';
import type { ErrorCode } from '@/store/domain';
import { useAppDispatch } from '@/store/hooks';
import { saveAccount } from '@/store/service/thunks';

/** Field → what is wrong with it, in the order of the form. */
export type Faults<T> = Partial<Record<keyof T, string>>;

interface Options<T> {
  first: T;
  /** What the server gets for what was typed, and what is wrong with it as far as can be told here. */
  judge: (typed: T) => { clean: T; faults: Faults<T> };
  changeOf: (clean: T) => AccountChange;
  onSaved: () => void;
}

/** One part of the account as it is being typed. It stays until the server has it, whatever the server says. */
export function useDetailsForm<T extends { [Field in keyof T]: string }>(options: Options<T>) {
  const { first, judge, changeOf, onSaved } = options;
  const dispatch = useAppDispatch();
  const id = useId();
  const [typed, setTyped] = useState(first);
  const [faults, setFaults] = useState<Faults<T>>({});
  const [failure, setFailure] = useState<ErrorCode>();
  const [busy, setBusy] = useState(false);

  const goTo = (names: string[]) => names[0] && document.getElementById(`${id}-${names[0]}`)?.focus();
  // The form has just been opened: its first field is where one goes on.
  useEffect(() => {
    document.getElementById(id)?.querySelector<HTMLElement>('input, select')?.focus();
  }, [id]);

  const change = (part: Partial<T>) => {
    setTyped({ ...typed, ...part });
    // What is being mended is no longer held against anybody.
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in part))) as Faults<T>);
  };
  const show = (wrong: Faults<T>) => {
    setFaults(wrong);
    goTo(Object.keys(wrong));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { clean, faults: wrong } = judge(typed);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return show(wrong);
    setBusy(true);
    const refusal = await dispatch(saveAccount(changeOf(clean)));
    setBusy(false);
    if (!refusal) return onSaved();
    const refused = Object.entries(refusal.fields).map(([name, fault]) => [
      name.replace(/^fields\./, ''),
      fault,
    ]);
    show(Object.fromEntries(refused) as Faults<T>);
    // A fault of something that has no field here is still to be told.
    if (!refused.some(([name]) => name !== undefined && name in typed)) setFailure(refusal.code);
  };

  return { id, value: typed, faults, failure, busy, onChange: change, submit };
}
