import { z } from 'zod';
import { endpoint } from '../define.ts';
import { text } from '../fields.ts';
import { addressFields, postcodeRules } from './address.ts';
import { companyFields, newCompanyFields } from './company.ts';
import { type Country, countries } from './country.ts';
import { personFields } from './person.ts';
import { optionalText } from './text-fields.ts';

/** The facts of a site on which its registration depends. */
export interface RegistrationRules {
  /** Businesses register with their company, consumers without one. */
  business: boolean;
  /** The countries that the site delivers to. */
  countries: readonly Country[];
}

const remark = optionalText(2000);
const customerFields = (served: readonly Country[]) => ({
  ...personFields,
  ...addressFields(served),
  remark,
});
const dropped = z.string().overwrite(() => '');
const noCompany = { company: dropped, kvk: dropped, vatNumber: dropped };

/** A new customer. What a consumer sends of a company is dropped. */
export const registrationForm = ({ business, countries: served }: RegistrationRules) =>
  z
    .object({ ...(business ? newCompanyFields : noCompany), ...customerFields(served) })
    .check(...postcodeRules());

const line = text(300).default('');

/**
 * A field that people do not see and programs fill in. A request that fills it is answered like any other, and
 * nothing happens.
 */
export const honeypot = text(300).default('');

const person = {
  firstName: line,
  lastName: line,
  email: line,
  phone: line,
  street: line,
  houseNumber: line,
  postcode: line,
  city: line,
  country: line,
};

/** A consumer without an account. */
export const guestRequest = z.object({ ...person, website: honeypot });
export const guestShape = z.object({
  ...personFields,
  ...addressFields(countries),
  phone: personFields.phone.optional(),
});
/** The same by the countries that the site delivers to. */
export const guestForm = (served: readonly Country[]) =>
  z.object({ ...personFields, ...addressFields(served) }).check(...postcodeRules());

export const newCustomer = endpoint({
  path: '/v1/service/set_new_customer',
  access: 'visitor',
  mutates: true,
  /** The rules depend on the site: `registrationForm` has them, and names all faults at once. */
  request: z.object({
    company: line,
    kvk: line,
    vatNumber: line,
    ...person,
    remark: text(2000).default(''),
    website: honeypot,
  }),
  form: z.object({
    /** Company and number in the trade register are required where businesses are the customers. */
    ...z.object(companyFields).partial().shape,
    ...customerFields(countries),
    phone: personFields.phone.optional(),
    remark: remark.optional(),
  }),
  response: z.object({
    /**
     * The next step, which depends on the site alone: `approval` where the shop looks at each registration, `mail`
     * where the account exists at once and its password is chosen by the link in the mail.
     */
    next: z.enum(['approval', 'mail']),
  }),
  summary: 'Ask to become a customer; the same answer for an address that has an account already.',
});
