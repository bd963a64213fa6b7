import { z } from 'zod';
import { endpoint } from './define.ts';
import { text } from './fields.ts';

const line = text(300).default('');

/** A field that people don't see, and programs fill in: whoever does is answered like everybody, and nothing happens. */
export const honeypot = text(300).default('');

export const newCustomer = endpoint({
  path: '/v1/service/set_new_customer',
  access: 'visitor',
  mutates: true,
  request: z.object({
    /** The first three: of businesses only. */
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
     * What comes next, by the site alone: `approval` where the shop looks at each application, `mail` where the account
     * is there at once and its password is chosen by the link in the mail.
     */
    next: z.enum(['approval', 'mail']),
  }),
  summary: 'Ask to become a customer; the same answer for an address that has an account already.',
});
