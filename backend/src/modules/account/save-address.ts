import type { accountFields } from '@toonbank/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { addresses, customers } from '../../db/schema/index.ts';
import { found } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type Address, addressesOf } from './addresses.ts';
import { readPlace } from './fields.ts';
import type { Form } from './form.ts';

type Typed = z.output<typeof accountFields.saveAddress>;

const MAX_ADDRESSES = 100;

/**
 * Creates, changes or removes an address of the viewer's customer. Orders keep copies, so old orders do not change.
 * @returns the id of the address that was created or changed
 * @throws DomainError not_found: another customer's address answers like one that does not exist
 */
export async function saveAddress(
  tx: Tx,
  form: Form,
  viewer: Viewer,
  typed: Typed,
): Promise<number | undefined> {
  const { customerId } = found(viewer.customer);
  // Two calls that choose a default address at once wait for each other.
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
  const all = await addressesOf(tx, customerId);
  const stored =
    typed.addressID === undefined ? undefined : found(all.find(({ id }) => id === typed.addressID));
  if (typed.remove) return removeAddress(tx, form, stored);
  if (!stored && all.length >= MAX_ADDRESSES) form.note('addressID', 'too_many_addresses');
  if (stored?.isDefault && typed.isDefault === false) form.note('isDefault', 'default_needed');
  const isDefault = all.length === 0 || (typed.isDefault ?? stored?.isDefault ?? false);
  const values = {
    label: form.line('label', typed.label, stored?.label ?? '', { max: 60 }),
    ...readPlace(form, viewer.site.countries, typed, stored),
    isDefault,
  };
  const id = await write(tx, { siteId: viewer.site.id, customerId, id: stored?.id, values });
  if (isDefault)
    await tx
      .update(addresses)
      .set({ isDefault: false })
      .where(and(eq(addresses.customerId, customerId), ne(addresses.id, id)));
  return id;
}

async function removeAddress(tx: Tx, form: Form, stored: Address | undefined) {
  const { id, isDefault } = found(stored);
  if (isDefault) form.note('addressID', 'default_needed');
  await tx.delete(addresses).where(eq(addresses.id, id));
  return undefined;
}

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
  return found(made).id;
}
