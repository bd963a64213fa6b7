import type { accountFields } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { customers } from '../../db/schema/index.ts';
import { found } from '../../http/errors.ts';
import { readCompany } from './fields.ts';
import type { Form } from './form.ts';

/** Saves name and numbers of the company; a customer can't change its terms of payment. */
export async function saveCustomer(
  tx: Tx,
  form: Form,
  customerId: number,
  typed: z.output<typeof accountFields.saveCustomer>,
): Promise<void> {
  const own = eq(customers.id, customerId);
  const [stored] = await tx
    .select({ company: customers.company, kvk: customers.kvk, vatNumber: customers.vatNumber })
    .from(customers)
    .where(own);
  await tx
    .update(customers)
    .set(readCompany(form, typed, found(stored)))
    .where(own);
}
