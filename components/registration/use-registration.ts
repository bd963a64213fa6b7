'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { useTyped } from '../form/use-typed';
import type { Shop } from '../shop';
import { keepCustomer, keptCustomer } from './kept-customer';
import { cleanCustomer, emptyCustomer, faultsOf } from './typed-customer';

/** Next step after a registration, and the address that was mailed. */
export interface Registered {
  next: 'approval' | 'mail';
  email: string;
}

/** Registration form: validation, sending, and a draft that survives a failure or a reload. */
export function useRegistration(shop: Pick<Shop, 'prices' | 'countries'>) {
  const dispatch = useAppDispatch();
  const form = useTyped(() => emptyCustomer(shop.countries[0] ?? 'NL'), keepCustomer);
  const { id, typed, setTyped, faults, failure, busy, change } = form;
  const [registered, setRegistered] = useState<Registered>();

  // Not before: the server's HTML has empty fields.
  useEffect(() => setTyped((empty) => ({ ...empty, ...keptCustomer() })), [setTyped]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    const { label: _, ...customer } = cleanCustomer(typed);
    if (!form.passes(faultsOf({ ...customer, label: '' }, shop.prices === 'public'))) return;
    const outcome = await form.during(dispatch(callApi('service.newCustomer', { ...customer, website })));
    if ('refusal' in outcome) return form.refuse(outcome.refusal);
    keepCustomer(undefined);
    setRegistered({ next: outcome.value.next, email: customer.email });
  };

  return { id, typed, faults, failure, busy, registered, change, submit };
}
