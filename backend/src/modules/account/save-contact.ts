import { type accountFields, emailField, personForm } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { customerUsers } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { type FormFaults, withTyped } from '../../http/form-faults.ts';
import type { Call } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { askEmailChange } from '../auth/email-change.ts';

type Typed = z.output<typeof accountFields.saveContact>;

/**
 * Saves the user's name and contact data. The user name stays; a new e-mail address counts once it is confirmed.
 * @returns the e-mail address that waits for its confirmation, if it was changed
 */
export async function saveContact(
  tx: Tx,
  faults: FormFaults,
  { site, customer }: Viewer,
  typed: Typed,
): Promise<string | undefined> {
  const { userId } = orNotFound(customer);
  const isUser = eq(customerUsers.id, userId);
  const [stored] = await tx
    .select({
      firstName: customerUsers.firstName,
      lastName: customerUsers.lastName,
      email: customerUsers.email,
      phone: customerUsers.phone,
    })
    .from(customerUsers)
    .where(isUser);
  const before = orNotFound(stored);
  const person = faults.read(personForm(before), withTyped(before, typed));
  if (!person) return undefined;
  const { email: newEmail, ...rest } = person;
  await tx.update(customerUsers).set(rest).where(isUser);
  if (newEmail === before.email || !faults.areNone()) return undefined;
  await askEmailChange(tx, { siteId: site.id, userId, email: before.email, newEmail });
  return newEmail;
}

/** Whether the request changes the e-mail address: then the current password is needed. */
export async function changesEmail(call: Call, typed: Pick<Typed, 'email'>): Promise<boolean> {
  if (typed.email === undefined) return false;
  const [stored] = await call.database.inSite(call.viewer.site.id, (tx) =>
    tx
      .select({ email: customerUsers.email })
      .from(customerUsers)
      .where(eq(customerUsers.id, orNotFound(call.viewer.customer).userId)),
  );
  const { email } = orNotFound(stored);
  const wanted = emailField.safeParse(typed.email);
  // An invalid address is refused anyway.
  return wanted.success && wanted.data !== email;
}
