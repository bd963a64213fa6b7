import { type accountFields, addressForm } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { addresses, customers } from '../../db/schema/index.ts';
import { and, eq, ne } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { type FormFaults, withTyped } from '../../http/form-faults.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type Address, addressesOf } from '../addresses/addresses.ts';

type Typed = z.output<typeof accountFields.saveAddress>;

const MAX_ADDRESSES = 100;

/**
 * Creates, changes or removes an address of the viewer's customer. Orders keep copies, so old orders do not change.
 * @returns the id of the address that was created or changed
 * @throws DomainError not_found: another customer's address answers like one that does not exist
 */
export async function saveAddress(
  tx: Tx,
  faults: FormFaults,
  viewer: Viewer,
  typed: Typed,
): Promise<number | undefined> {
  const { customerId } = orNotFound(viewer.customer);
  // Two calls that choose a default address at once wait for each other.
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
  const all = await addressesOf(tx, customerId);
  const stored =
    typed.addressID === undefined ? undefined : orNotFound(all.find(({ id }) => id === typed.addressID));
  if (typed.remove) return removeAddress(tx, faults, stored);
  if (!stored && all.length >= MAX_ADDRESSES) faults.add('addressID', 'too_many_addresses');
  if (stored?.isDefault && typed.isDefault === false) faults.add('isDefault', 'default_needed');
  const isDefault = all.length === 0 || (typed.isDefault ?? stored?.isDefault ?? false);
  const before = stored ? textsOf(stored) : noAddress;
  const form = addressForm(viewer.site.countries, stored && before);
  const address = faults.read(form, withTyped(before, typed));
  if (!address || !faults.areNone()) return undefined;
  const values = { ...address, isDefault };
  const id = await write(tx, { siteId: viewer.site.id, customerId, id: stored?.id, values });
  if (isDefault)
    await tx
      .update(addresses)
      .set({ isDefault: false })
      .where(and(eq(addresses.customerId, customerId), ne(addresses.id, id)));
  return id;
}

async function removeAddress(tx: Tx, faults: FormFaults, stored: Address | undefined) {
  const { id, isDefault } = orNotFound(stored);
  if (isDefault) faults.add('addressID', 'default_needed');
  await tx.delete(addresses).where(eq(addresses.id, id));
  return undefined;
}

const noAddress = { label: '', street: '', houseNumber: '', postcode: '', city: '', country: '' };

const textsOf = ({ label, street, houseNumber, postcode, city, country }: Address) => ({
  label,
  street,
  houseNumber,
  postcode,
  city,
  country: country as string,
});

interface Written {
  siteId: string;
  customerId: number;
  id: number | undefined;
  values: Omit<Address, 'id' | 'siteId' | 'customerId'>;
}

async function write(tx: Tx, { siteId, customerId, id, values }: Written): Promise<number> {
  if (id !== undefined) {
    await tx.update(addresses).set(values).where(eq(addresses.id, id));
    return id;
  }
  const [made] = await tx
    .insert(addresses)
    .values({ siteId, customerId, ...values })
    .returning({ id: addresses.id });
  return orNotFound(made).id;
}
