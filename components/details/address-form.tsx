'use client';

import type { Address } from '@/api/types';
import { details as words } from '@/locales/nl/account/details';
import { AddressFields } from '../customer/address-fields';
import { emptyAddress } from '../customer/empty-address';
import type { Shop } from '../shop';
import { textsOf } from './address-texts';
import { DetailsForm } from './details-form';
import type { Close } from './editable-section';
import { useAccountForm } from './use-account-form';

interface AddressFormProps {
  /** The one that is changed; absent for a new one. */
  address?: Address;
  countries: Shop['countries'];
  close: Close;
}

export function AddressForm({ address, countries, close }: AddressFormProps) {
  const stored = address && textsOf(address);
  const form = useAccountForm({
    initial: stored ?? emptyAddress(countries[0]),
    rules: ({ addressForm }) => addressForm(countries, stored),
    request: (fields) => ({
      saveAddress: true,
      fields: { ...fields, ...(address && { addressID: address.id }) },
    }),
    onSaved: () => close(true),
  });
  const title = address ? words.changeAddress : words.newAddressTitle;
  return (
    <div className="mb-4 rounded-m bg-surface-alt p-4">
      <h3 className="mb-3 font-semibold">{title}</h3>
      <DetailsForm form={form} label={title} onCancel={() => close(false)}>
        <AddressFields form={form} countries={countries} purpose="shipping" named={form} />
      </DetailsForm>
    </div>
  );
}
