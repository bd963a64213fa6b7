import type { Address } from '@/api/types';
import { account as words } from '@/locales/nl/account/account';

export function AddressLines({ address }: { address: Omit<Address, 'id' | 'isDefault'> }) {
  return (
    <span className="block">
      {address.street} {address.houseNumber}
      <br />
      {address.postcode} {address.city}
      {address.country !== 'NL' && (
        <>
          <br />
          {words.countries[address.country]}
        </>
      )}
    </span>
  );
}
