import { z } from 'zod';
import { endpoint } from '../define.ts';
import { text } from '../fields.ts';

const line = text(300).default('');

/**
 * A field that people do not see and programs fill in. A request that fills it is answered like any other, and
 * nothing happens.
 */
export const honeypot = text(300).default('');

export const newCustomer = endpoint({
  path: '/v1/service/set_new_customer',
  access: 'visitor',
  mutates: true,
  request: z.object({
    /** The first three: only for businesses. */
    company: line,
    kvk: line,
    vatNumber: line,
    firstName: line,
    lastName: line,
    email: line,
    phone: line,
    street: line,
    houseNumber: line,
    postcode: line,
    city: line,
    country: line,
    remark: text(2000).default(''),
    website: honeypot,
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
