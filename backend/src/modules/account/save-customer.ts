import { type accountFields, companyForm } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { customers } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { type FormFaults, withTyped } from '../../http/form-faults.ts';
import { addEvent } from '../webhooks/outbox.ts';

/** Saves name and numbers of the company; a customer can't change its terms of payment. */
export async function saveCustomer(
  tx: Tx,
  faults: FormFaults,
  customerId: number,
  typed: z.output<typeof accountFields.saveCustomer>,
): Promise<void> {
  const isCustomer = eq(customers.id, customerId);
  const [stored] = await tx
    .select({
      ...{ company: customers.company, kvk: customers.kvk, vatNumber: customers.vatNumber },
      ...{ siteId: customers.siteId, number: customers.number },
    })
    .from(customers)
    .where(isCustomer);
  const before = orNotFound(stored);
  const company = faults.read(companyForm(before), withTyped(before, typed));
  if (!company) return;
  await tx.update(customers).set(company).where(isCustomer);
  const { siteId, number } = before;
  await addEvent(tx, siteId, 'customer.changed', { id: customerId, number });
}
