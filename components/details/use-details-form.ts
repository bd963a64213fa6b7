'use client';

import { type FormEvent, useEffect } from 'react';
import type { RequestOf } from '@/api/call';
import { useAppDispatch } from '@/store/hooks';
import { saveAccount } from '@/store/service/thunks';
import { type Faults, useTyped } from '../form/use-typed';

interface Options<T> {
  first: T;
  /** Cleans the typed values and reports the errors that need no server. */
  judge: (typed: T) => { clean: T; faults: Faults<T> };
  changeOf: (clean: T) => RequestOf<'service.setAccountDetails'>;
  onSaved: () => void;
}

/** Edit form of an account section. Its values stay until the server has saved them. */
export function useDetailsForm<T extends { [Field in keyof T]: string }>(options: Options<T>) {
  const { first, judge, changeOf, onSaved } = options;
  const dispatch = useAppDispatch();
  const form = useTyped(first);
  const { id, typed, faults, failure, busy, change } = form;
  // The form has just opened: focus its first field.
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
