'use client';

import { type FormEvent, useEffect, useId, useState } from 'react';
import { callApi } from '@/store/cart/call';
import type { ErrorCode } from '@/store/domain';
import { useAppDispatch } from '@/store/hooks';
import type { Shop } from '../shop';
import { keepCustomer, keptCustomer } from './kept-customer';
import {
  type CustomerFaults,
  cleanCustomer,
  emptyCustomer,
  faultsOf,
  type TypedCustomer,
} from './typed-customer';

/** What comes after an application, and the address that mail went to. */
export interface Registered {
  next: 'approval' | 'mail';
  email: string;
}

/** An application: typed, judged, sent. Nothing typed is lost by a failure or a reload. */
export function useRegister(shop: Pick<Shop, 'prices' | 'countries'>) {
  const dispatch = useAppDispatch();
  const id = useId();
  const [typed, setTyped] = useState(() => emptyCustomer(shop.countries[0] ?? 'NL'));
  const [faults, setFaults] = useState<CustomerFaults>({});
  const [failure, setFailure] = useState<ErrorCode>();
  const [busy, setBusy] = useState(false);
  const [registered, setRegistered] = useState<Registered>();

  // Not before: the server's HTML has empty fields.
  useEffect(() => setTyped((empty) => ({ ...empty, ...keptCustomer() })), []);

  const change = (part: Partial<TypedCustomer>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    keepCustomer(next);
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in part))));
  };
  const show = (wrong: CustomerFaults) => {
    setFaults(wrong);
    const [first] = Object.keys(wrong);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    const { label: _, ...customer } = cleanCustomer(typed);
    const wrong = faultsOf({ ...customer, label: '' }, shop.prices === 'public');
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return show(wrong);
    setBusy(true);
    const outcome = await dispatch(callApi(({ service }) => service.newCustomer({ ...customer, website })));
    setBusy(false);
    if ('value' in outcome) {
      keepCustomer(undefined);
      return setRegistered({ next: outcome.value.next, email: customer.email });
    }
    const { code, fields } = outcome.refusal;
    show(fields);
    if (!Object.keys(fields).some((name) => name in typed)) setFailure(code);
  };

  return { id, typed, faults, failure, busy, registered, change, submit };
}
