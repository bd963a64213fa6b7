'use client';

import { type FormEvent, useEffect } from 'react';
import type { AccountChange } from '@/store/api';
import { useAppDispatch } from '@/store/hooks';
import { saveAccount } from '@/store/service/thunks';
import { type Faults, useTyped } from '../form/use-typed';

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
  const form = useTyped(first);
  const { id, typed, faults, failure, busy, change } = form;
  // The form has just been opened: its first field is where one goes on.
  useEffect(() => {
    document.getElementById(id)?.querySelector<HTMLElement>('input, select')?.focus();
  }, [id]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { clean, faults: wrong } = judge(typed);
    if (!form.passes(wrong)) return;
    const refusal = await form.during(dispatch(saveAccount(changeOf(clean))));
    if (refusal) form.refuse(refusal);
    else onSaved();
  };

  return { id, value: typed, faults, failure, busy, onChange: change, submit };
}
