import { review as words } from '@/locales/nl/cart';
import type { Address } from '@/store/domain';
import { AddressLines } from '../account/address-lines';
import { Notice } from '../ui/notice';
import { Choice } from './choice';

export function AddressChoice({ addresses }: { addresses: Address[] }) {
  const chosen = addresses.find((address) => address.isDefault) ?? addresses[0];
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-lg">{words.address}</legend>
      {addresses.length === 0 && <Notice tone="warning">{words.noAddress}</Notice>}
      <div className="grid gap-3 sm:grid-cols-2">
        {addresses.map((address) => (
          <Choice key={address.id} name="address" value={address.id} checked={address === chosen}>
            {address.label && <strong className="block">{address.label}</strong>}
            <AddressLines address={address} />
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
