'use client';

import { useState } from 'react';
import { useContractForm } from '../form/use-contract-form';
import type { Shop } from '../shop';

/** Next step after a registration, and the address that was mailed. */
export interface Registered {
  next: 'approval' | 'mail';
  email: string;
}

/** Registration form; its draft survives a failure or a reload. */
export function useRegistration({ prices, countries }: Pick<Shop, 'prices' | 'countries'>) {
  const [registered, setRegistered] = useState<Registered>();
  const form = useContractForm('service.newCustomer', {
    draftKey: 'registration',
    initial: {
      company: '',
      kvk: '',
      vatNumber: '',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      country: countries[0] ?? 'NL',
      postcode: '',
      houseNumber: '',
      street: '',
      city: '',
      remark: '',
    },
    rules: ({ registrationForm }) => registrationForm({ business: prices !== 'public', countries }),
    request: (customer, { website = '' }) => ({ ...customer, website }),
    onDone: ({ next }, { email }) => setRegistered({ next, email }),
  });
  return { form, registered };
}
