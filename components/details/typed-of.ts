import type { Address } from '@/api/types';
import { emptyAddress, type TypedAddress } from '../customer/typed-address';

/** Form values of a stored address; an empty form without one. */
export function typedOf(address: Address | undefined, country: TypedAddress['country']): TypedAddress {
  if (!address) return emptyAddress(country);
  const { street, houseNumber, postcode, city, label } = address;
  return { country: address.country, street, houseNumber, postcode, city, label };
}

/** Name of an address among others. */
export const nameOf = ({ label, street, houseNumber }: Address): string =>
  label || `${street} ${houseNumber}`;
