import { z } from 'zod';
import { done, endpoint } from '../define.ts';
import { euro, id, page } from '../fields.ts';

const shared = { api: 'admin', access: 'admin' } as const;
const day = z.iso.date();

/** The terms of an agreement: the price of one unit without VAT, and the first and last day on which it holds. */
const terms = z.object({
  price: euro.min(0).max(1_000_000).multipleOf(0.01),
  validFrom: day,
  validUntil: day,
});

const agreement = z.object({
  agreement_id: id,
  product_id: id,
  article_number: z.string(),
  name: z.string(),
  unit: z.string(),
  /** Of the unit, without an agreement. */
  list_price: euro,
  price: euro,
  valid_from: z.string(),
  valid_until: z.string(),
  state: z.enum(['now', 'coming', 'over']),
});
export type WireAgreement = z.infer<typeof agreement>;

/** Prices that were agreed with one customer. New ones come by an import, of a file or of pasted lines. */
export const agreementEndpoints = {
  agreements: endpoint({
    ...shared,
    path: '/customers/agreements',
    permission: 'customers.read',
    mutates: false,
    request: z.object({ customerID: id, page: page.default(0) }),
    response: z.array(agreement),
    summary: 'Price agreements of a customer, those that are over last, thirty at a time.',
  }),
  changeAgreement: endpoint({
    ...shared,
    path: '/customers/change_agreement',
    permission: 'customers.write',
    mutates: true,
    /** `seen`: what the caller was shown. */
    request: z.object({ agreementID: id, seen: terms, terms }),
    response: done,
    summary:
      'Change price or days of an agreement; orders keep theirs. 409 conflict with `fields.agreement: changed` where it is another by now.',
  }),
  removeAgreement: endpoint({
    ...shared,
    path: '/customers/remove_agreement',
    permission: 'customers.write',
    mutates: true,
    request: z.object({ agreementID: id, seen: terms }),
    response: done,
    summary: 'Remove an agreement; orders keep its price. 409 conflict as `changeAgreement`.',
  }),
};
