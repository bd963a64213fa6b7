'use client';

import { useEffect, useState } from 'react';
import { CHECKOUT } from '@/lib/urls/page-urls';
import { callApi } from '@/store/call-api';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { sessionReset } from '@/store/reset';
import { announceSession } from '@/store/sync-tabs';
import { useContractForm } from '../form/use-contract-form';
import type { Shop } from '../shop';

/** The form of a guest; it shares its draft with the registration, and leads on to the checkout. */
export function useGuest({ countries }: Pick<Shop, 'countries'>) {
  const dispatch = useAppDispatch();
  const [leaving, setLeaving] = useState(false);
  const form = useContractForm('auth.guest', {
    draftKey: 'registration',
    initial: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      country: countries[0] ?? 'NL',
      postcode: '',
      houseNumber: '',
      street: '',
      city: '',
    },
    rules: ({ guestForm }) => guestForm(countries),
    request: (person, { website = '' }) => ({ ...person, website }),
    async send(request) {
      // Pending cart changes must be saved before the server merges the carts.
      await dispatch(whenCartIsSaved());
      return dispatch(callApi('auth.guest', request));
    },
    onDone({ authenticated }) {
      if (!authenticated) return;
      setLeaving(true);
      dispatch(sessionReset());
      announceSession();
      // A full load: pages that were fetched for a visitor must not be shown to a customer.
      window.location.assign(CHECKOUT);
    },
  });
  // The country that was chosen in the cart.
  const country = useAppSelector((state) => state.cart.confirmed?.country);
  const { fill } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fill` is made at each render
  useEffect(() => {
    if (country) fill({ country });
  }, [country]);
  return { form, busy: form.busy || leaving };
}
