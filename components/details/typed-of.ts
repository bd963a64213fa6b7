import type { Address } from '@/store/domain';
import { emptyAddress, type TypedAddress } from '../customer/typed-address';

/** A stored address as the form begins with it; an empty one where there is none. */
export function typedOf(address: Address | undefined, country: TypedAddress['country']): TypedAddress {
  if (!address) return emptyAddress(country);
  const { street, houseNumber, postcode, city, label } = address;
  return { country: address.country, street, houseNumber, postcode, city, label };
}

/** What an address is called among others. */
export const nameOf = ({ label, street, houseNumber }: Address): string =>
  label || `${street} ${houseNumber}`;
