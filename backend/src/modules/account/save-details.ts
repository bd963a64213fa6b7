import { accountFields, type endpoints, type SaveFlag } from '@toonbank/contract';
import type { z } from 'zod';
import { orNotFound } from '../../http/errors.ts';
import { collectFaults, type FormFaults } from '../../http/form-faults.ts';
import type { Call } from '../../http/implement.ts';
import { askCurrentPassword, checkNewPassword, replacePassword } from '../auth/change-password.ts';
import { limitCalls } from '../throttle/throttle.ts';
import { saveAddress } from './save-address.ts';
import { changesEmail, saveContact } from './save-contact.ts';
import { saveCustomer } from './save-customer.ts';

type Request = z.output<typeof endpoints.service.setAccountDetails.request>;
type Answer = z.input<typeof endpoints.service.setAccountDetails.response>;
type Fields = Request['fields'];

const flags = Object.keys(accountFields) as SaveFlag[];

/** Refuses all fields but those of the parts that are saved, so that `fields` can reach nothing else. */
function refuseOthers(faults: FormFaults, request: Request) {
  const allowed = new Set(
    flags.filter((flag) => request[flag]).flatMap((flag) => Object.keys(accountFields[flag].shape)),
  );
  for (const name of Object.keys(request.fields)) if (!allowed.has(name)) faults.add(name, 'unknown');
}

/** Reads the part's fields in their types. */
function partOf<Part extends z.ZodObject>(faults: FormFaults, part: Part, fields: Fields): z.output<Part> {
  const parsed = part.safeParse(fields);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) faults.add(String(issue.path[0]), 'invalid');
  return part.parse({});
}

/**
 * Saves the parts of the account that the flags name (docs/behaviour.md §12.1): all of them, or none.
 * @throws DomainError invalid_request with a fault per field; not_found for an address that is not the customer's;
 * too_many_requests after too many guesses at the current password
 */
export async function saveDetails(call: Call, request: Request): Promise<Answer> {
  const { database, viewer } = call;
  const { customerId, userId } = orNotFound(viewer.customer);
  const { fields } = request;
  const faults = collectFaults('fields.');
  refuseOthers(faults, request);
  const passwordHash = request.savePassword
    ? await checkNewPassword(call, faults, partOf(faults, accountFields.savePassword, fields))
    : undefined;
  const contact = request.saveContact ? partOf(faults, accountFields.saveContact, fields) : undefined;
  if (contact && (await changesEmail(call, contact))) {
    await askCurrentPassword(call, faults, contact.currentPassword ?? '');
    if (faults.areNone()) await limitCalls(call, 'email-change');
  }
  return database.inSite(viewer.site.id, async (tx) => {
    if (request.saveCustomer)
      await saveCustomer(tx, faults, customerId, partOf(faults, accountFields.saveCustomer, fields));
    const emailPending = contact && (await saveContact(tx, faults, viewer, contact));
    const addressId = request.saveAddress
      ? await saveAddress(tx, faults, viewer, partOf(faults, accountFields.saveAddress, fields))
      : undefined;
    faults.refuse();
    if (passwordHash)
      await replacePassword(tx, viewer.site.id, userId, passwordHash, viewer.session?.sidHash);
    return {
      ...(addressId !== undefined && { address_id: addressId }),
      ...(emailPending !== undefined && { email_pending: emailPending }),
    };
  });
}
