'use client';

import type { Address } from '@/api/types';
import { details as words } from '@/locales/nl/account/details';
import { AddressFields } from '../customer/address-fields';
import { cleanAddress, faultsOf, type TypedAddress } from '../customer/typed-address';
import type { Shop } from '../shop';
import { DetailsForm } from './details-form';
import type { Close } from './editable-section';
import { typedOf } from './typed-of';
import { useDetailsForm } from './use-details-form';

interface AddressFormProps {
  /** The one that is changed; absent for a new one. */
  address?: Address;
  countries: Shop['countries'];
  close: Close;
}

const judge = (typed: TypedAddress) => {
  const clean = cleanAddress(typed);
  return { clean, faults: faultsOf(clean) };
};

export function AddressForm({ address, countries, close }: AddressFormProps) {
  const form = useDetailsForm<TypedAddress>({
    first: typedOf(address, countries[0] ?? 'NL'),
    judge,
    changeOf: (fields) => ({
      saveAddress: true,
      fields: { ...fields, ...(address && { addressID: address.id }) },
    }),
    onSaved: () => close(true),
  });
  const { id, value, faults, onChange, busy, failure, submit } = form;
  const title = address ? words.changeAddress : words.newAddressTitle;
  return (
    <div className="mb-4 rounded-m bg-surface-alt p-4">
      <h3 className="mb-3 font-semibold">{title}</h3>
      <DetailsForm {...{ id, busy, failure }} label={title} onSubmit={submit} onCancel={() => close(false)}>
        <AddressFields
          id={id}
          value={value}
          faults={faults}
          countries={countries}
          onChange={onChange}
          purpose="shipping"
          named
        />
      </DetailsForm>
    </div>
  );
}
