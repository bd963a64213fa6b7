'use client';

import { useId, useState } from 'react';
import { callApi } from '@/store/cart/call';
import { keep, kept } from '@/store/cart/kept';
import type { Address, ErrorCode } from '@/store/domain';
import { useAppDispatch } from '@/store/hooks';
import {
  type AddressFaults,
  cleanAddress,
  emptyAddress,
  faultsOf,
  type TypedAddress,
} from '../address/typed-address';

/** Faults of fields by their own names: on the wire they stand below `fields.` */
const ownFaults = (fields: Readonly<Record<string, string>>): AddressFaults =>
  Object.fromEntries(Object.entries(fields).map(([name, fault]) => [name.replace(/^fields\./, ''), fault]));

/** An address that is being typed, and kept in this tab until the server has it. */
export function useNewAddress(country: TypedAddress['country'], onSaved: (address: Address) => void) {
  const dispatch = useAppDispatch();
  const id = useId();
  const [typed, setTyped] = useState<TypedAddress>(() => ({ ...emptyAddress(country), ...kept().address }));
  const [faults, setFaults] = useState<AddressFaults>({});
  const [failure, setFailure] = useState<ErrorCode>();
  const [busy, setBusy] = useState(false);

  const change = (part: Partial<TypedAddress>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    keep({ address: { ...next } });
    // What is being mended is no longer held against anybody.
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in part))));
  };
  const show = (wrong: AddressFaults) => {
    setFaults(wrong);
    const [first] = Object.keys(wrong);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
  };
  const save = async () => {
    if (busy) return;
    const address = cleanAddress(typed);
    const wrong = faultsOf(address);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return show(wrong);
    setBusy(true);
    const outcome = await dispatch(callApi(({ service }) => service.setAccountDetails(requestOf(address))));
    setBusy(false);
    if ('refusal' in outcome) {
      const refused = ownFaults(outcome.refusal.fields);
      show(refused);
      // A fault of something that has no field here is still to be told.
      if (!Object.keys(refused).some((name) => name in typed)) setFailure(outcome.refusal.code);
      return;
    }
    const { addressId } = outcome.value;
    if (addressId === undefined) return setFailure('internal');
    keep({ address: undefined });
    onSaved({ ...address, id: addressId, isDefault: false });
  };

  return { id, typed, faults, failure, busy, change, save };
}

const requestOf = ({ country, postcode, houseNumber, street, city, label }: TypedAddress) => ({
  saveAddress: true as const,
  fields: { country, postcode, houseNumber, street, city, label },
});
