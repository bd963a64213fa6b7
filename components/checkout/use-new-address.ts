'use client';

import type { Address } from '@/api/types';
import { callApi } from '@/store/call-api';
import { readCheckoutDraft, saveCheckoutDraft } from '@/store/cart/checkout-draft-storage';
import { useAppDispatch } from '@/store/hooks';
import { cleanAddress, emptyAddress, faultsOf, type TypedAddress } from '../customer/typed-address';
import { useTyped } from '../form/use-typed';

/** A new address while it is typed, kept in this tab until the server has it. */
export function useNewAddress(country: TypedAddress['country'], onSaved: (address: Address) => void) {
  const dispatch = useAppDispatch();
  const form = useTyped<TypedAddress>(
    () => ({ ...emptyAddress(country), ...readCheckoutDraft().address }),
    (next) => saveCheckoutDraft({ address: { ...next } }),
  );
  const { id, typed, faults, failure, busy, change } = form;
  const save = async () => {
    if (busy) return;
    const address = cleanAddress(typed);
    if (!form.passes(faultsOf(address))) return;
    const outcome = await form.during(dispatch(callApi('service.setAccountDetails', requestOf(address))));
    if ('refusal' in outcome) return form.refuse(outcome.refusal);
    const { addressId } = outcome.value;
    if (addressId === undefined) return form.setFailure('internal');
    saveCheckoutDraft({ address: undefined });
    onSaved({ ...address, id: addressId, isDefault: false });
  };

  return { id, typed, faults, failure, busy, change, save };
}

const requestOf = ({ country, postcode, houseNumber, street, city, label }: TypedAddress) => ({
  saveAddress: true as const,
  fields: { country, postcode, houseNumber, street, city, label },
});
