import type { Address } from '@/api/types';
import { newAddress } from '@/locales/nl/account/address';
import { review as words } from '@/locales/nl/cart/cart';
import { FormPart } from '../form/form-part';
import { AddressLines } from '../shared/address-lines';
import { Choices } from '../shared/choice';
import type { Shop } from '../shop';
import { Button } from '../ui/button';
import { NewAddress } from './new-address';

interface AddressChoiceProps {
  addresses: Address[];
  chosen: number | undefined;
  onChoose: (addressId: number) => void;
  countries: Shop['countries'];
  /** A new address is being typed. */
  adding: boolean;
  onAdding: (adding: boolean) => void;
  onAdded: (address: Address) => void;
}

/** Delivery address: one of the account's addresses, or a new one. */
export function AddressChoice({ addresses, chosen, onChoose, countries, ...rest }: AddressChoiceProps) {
  const { adding, onAdding, onAdded } = rest;
  return (
    <FormPart title={words.address}>
      <Choices
        name="address"
        options={addresses}
        keyOf={({ id }) => id}
        chosen={chosen}
        onChoose={({ id }) => onChoose(id)}
      >
        {(address) => (
          <>
            {address.label && <strong className="block">{address.label}</strong>}
            <AddressLines address={address} />
          </>
        )}
      </Choices>
      {adding ? (
        <NewAddress
          countries={countries}
          onSaved={onAdded}
          onCancel={addresses.length > 0 ? () => onAdding(false) : undefined}
        />
      ) : (
        <Button look="outline" size="s" className="mt-3" onClick={() => onAdding(true)}>
          {newAddress.add}
        </Button>
      )}
    </FormPart>
  );
}
