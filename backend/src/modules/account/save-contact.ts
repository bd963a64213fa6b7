import { randomUUID } from 'node:crypto';
import type { accountFields } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { customerUsers } from '../../db/schema/index.ts';
import { found } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { readPerson } from './fields.ts';
import type { Form } from './form.ts';

/** Who logs in: name and where they are reached. The name to log in with stays. */
export async function saveContact(
  tx: Tx,
  form: Form,
  { site, customer }: Viewer,
  typed: z.output<typeof accountFields.saveContact>,
): Promise<void> {
  const { userId } = found(customer);
  const own = eq(customerUsers.id, userId);
  const [stored] = await tx
    .select({
      firstName: customerUsers.firstName,
      lastName: customerUsers.lastName,
      email: customerUsers.email,
      phone: customerUsers.phone,
    })
    .from(customerUsers)
    .where(own);
  const before = found(stored);
  const person = readPerson(form, typed, before);
  await tx.update(customerUsers).set(person).where(own);
  if (person.email === before.email) return;
  // Whoever had the old address learns of it: somebody else may have changed it.
  const key = `email-changed:${userId}:${randomUUID()}`;
  await queueMail(tx, { siteId: site.id, kind: 'email-changed', key, userId, recipient: before.email });
}
