'use client';

import type { Country } from '@toonbank/contract';
import type { Address } from '@/api/types';
import { callApi } from '@/store/call-api';
import { readCheckoutDraft, saveCheckoutDraft } from '@/store/cart/checkout-draft-storage';
import { useAppDispatch } from '@/store/hooks';
import { emptyAddress } from '../customer/empty-address';
import type { Draft } from '../form/draft';
import { useContractForm } from '../form/use-contract-form';

/** With the other choices of the checkout, until the server has the address. */
const draft: Draft = {
  read: () => readCheckoutDraft().address ?? {},
  keep: (address) => saveCheckoutDraft({ address }),
};

/** Form of a new delivery address, whose draft survives a reload. */
export function useNewAddress(countries: readonly Country[], onSaved: (address: Address) => void) {
  const dispatch = useAppDispatch();
  return useContractForm('service.setAccountDetails', {
    draftKey: draft,
    initial: emptyAddress(countries[0]),
    rules: ({ addressForm }) => addressForm(countries),
    request: (fields) => ({ saveAddress: true, fields }),
    send: async (request) => {
      const outcome = await dispatch(callApi('service.setAccountDetails', request));
      if ('refusal' in outcome) return outcome;
      const { addressId } = outcome.value;
      return addressId === undefined ? { refusal: { code: 'internal', fields: {} } } : { value: addressId };
    },
    onDone: (id, address) => onSaved({ ...address, id, isDefault: false }),
  });
}
