import type { Tx } from '../../db/connect.ts';
import type { Country, Site } from '../../db/schema/index.ts';
import { DomainError } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type Address, findAddress } from '../addresses/addresses.ts';

interface Destination {
  country: Country;
  /** Absent for a visitor, and for a customer without an address. */
  address: Address | undefined;
}

/**
 * The destination of a cart: the given address, else the customer's default one; for visitors the
 * chosen country, else the site's.
 * @param chosen the country of the cart
 * @throws DomainError address_unknown: another customer's address answers like one that does not exist
 */
export async function destination(
  tx: Tx,
  viewer: Viewer,
  addressId?: number,
  chosen?: Country | null,
): Promise<Destination> {
  const address = viewer.customer && (await findAddress(tx, viewer.customer.customerId, addressId));
  if (addressId !== undefined && !address) throw addressUnknown();
  return { country: countryOf(viewer.site, address, chosen), address: address ?? undefined };
}

/** The country of an address, else the chosen one where the site delivers, else the site's first. */
export function countryOf(
  { countries }: Pick<Site, 'countries'>,
  address: Pick<Address, 'country'> | null | undefined,
  chosen?: Country | null,
): Country {
  const served = chosen && countries.includes(chosen) ? chosen : undefined;
  return address?.country ?? served ?? countries[0] ?? 'NL';
}

export const addressUnknown = (): DomainError =>
  new DomainError('address_unknown', 'The customer has no such address.', { addressID: 'unknown' });
