import { z } from 'zod';
import { boughtBefore } from './bought-before.ts';
import { endpoint } from './define.ts';
import { id } from './fields.ts';
import { setAccountDetails } from './forms/account.ts';
import { sendContactForm } from './forms/contact.ts';
import { countries } from './forms/country.ts';
import { subscribe } from './forms/newsletter.ts';
import { newCustomer } from './forms/registration.ts';
import { withdraw } from './forms/withdrawal.ts';
import { invoiceEndpoints } from './invoices.ts';
import { orderEndpoints } from './orders.ts';
import { purchaseRhythm } from './purchase-rhythm.ts';

export const address = z.object({
  id,
  label: z.string(),
  street: z.string(),
  house_number: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.enum(countries),
  is_default: z.boolean(),
});

/** Only the parts that the load flags ask for. */
export const accountDetails = z.object({
  customer: z
    .object({
      id,
      number: z.string(),
      company: z.string(),
      kvk: z.string(),
      vat_number: z.string(),
      payment_term_days: z.number(),
    })
    .optional(),
  contact: z
    .object({
      id,
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      phone: z.string(),
      /** A new e-mail address that is not confirmed yet. */
      email_pending: z.string().optional(),
    })
    .optional(),
  addresses: z.array(address).optional(),
  countries: z.array(z.object({ code: z.string(), name: z.string() })).optional(),
});

export const service = {
  ...orderEndpoints,
  ...invoiceEndpoints,
  ...boughtBefore,
  ...purchaseRhythm,
  accountDetails: endpoint({
    path: '/v1/service/get_account_details',
    access: 'customer',
    mutates: false,
    request: z.object({
      loadCustomer: z.boolean().default(true),
      loadContact: z.boolean().default(false),
      loadAddresses: z.boolean().default(false),
      loadCountries: z.boolean().default(false),
    }),
    response: accountDetails,
    summary: 'What the shop knows about this customer.',
  }),
  setAccountDetails,
  newCustomer,
  sendContactForm,
  subscribe,
  withdraw,
};
