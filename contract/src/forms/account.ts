import { z } from 'zod';
import { done, endpoint } from '../define.ts';
import { id, text } from '../fields.ts';
import { addressFields } from './address.ts';
import { companyFields } from './company.ts';
import { countries } from './country.ts';
import { passwordForm } from './credentials.ts';
import { personFields } from './person.ts';
import { optionalLine } from './text-fields.ts';

const line = text(300).optional();

/** The fields of `set_account_details`, per flag. A field that is left out keeps its value. */
export const accountFields = {
  saveCustomer: z.object({ company: line, kvk: line, vatNumber: line }),
  /** A new e-mail address needs `currentPassword`, and counts once it is confirmed by the link in the mail to it. */
  saveContact: z.object({
    firstName: line,
    lastName: line,
    email: line,
    phone: line,
    currentPassword: line,
  }),
  saveAddress: z.object({
    /** The address to change; absent for a new one. */
    addressID: id.optional(),
    /** Only together with `addressID`, and nothing else. */
    remove: z.boolean().optional(),
    label: line,
    street: line,
    houseNumber: line,
    postcode: line,
    city: line,
    country: line,
    isDefault: z.boolean().optional(),
  }),
  savePassword: z.object({ currentPassword: line, newPassword: line }),
};
export type SaveFlag = keyof typeof accountFields;

const { addressID, remove, isDefault } = accountFields.saveAddress.shape;
const saved = z.boolean().default(false);
const flags = { saveCustomer: saved, saveContact: saved, saveAddress: saved, savePassword: saved };

export const setAccountDetails = endpoint({
  path: '/v1/service/set_account_details',
  access: 'customer',
  mutates: true,
  /** The rules depend on the flags and on what is stored; the forms have them, and all faults are named at once. */
  request: z.object({
    ...flags,
    fields: z.record(z.string().max(60), z.union([text(300), z.number(), z.boolean()])),
  }),
  form: z.object({
    ...flags,
    /** A field of a part that is not saved, or an unknown one, is refused. */
    fields: z.strictObject({
      ...z
        .object({
          ...companyFields,
          ...personFields,
          ...addressFields(countries),
          ...passwordForm.shape,
          label: optionalLine(60),
        })
        .partial().shape,
      addressID,
      remove,
      isDefault,
    }),
  }),
  response: done.extend({
    /** The address that was created or changed. */
    address_id: id.optional(),
    /** The new e-mail address that is not confirmed yet. */
    email_pending: z.string().optional(),
  }),
  summary: 'Save parts of the account; `fields` is an allow-list per flag. All is stored, or nothing.',
});
