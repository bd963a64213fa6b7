import { z } from 'zod';
import { endpoint, nothing } from '../define.ts';
import { id, instant, lineText, searchText } from '../fields.ts';
import { contentKindNames } from './kinds.ts';

const shared = { access: 'admin', permission: 'customers.simulate' } as const;

/** A moment in the future at which visitors will see something else. */
const comingMoment = z.object({
  at: instant,
  kind: z.enum(contentKindNames),
  id,
  label: z.string(),
  /** `changed`: a planned change of the row is made; `shown`, `hidden`: its own dates begin and end. */
  change: z.enum(['changed', 'shown', 'hidden']),
});
export type WireComingMoment = z.infer<typeof comingMoment>;

/** Looking at the shop at another moment and as a customer (docs/behaviour.md §14.9). */
export const viewing = {
  moments: endpoint({
    path: '/v1/cmsfront/get_coming_moments',
    access: 'admin',
    permission: 'content.write',
    mutates: false,
    request: nothing,
    response: z.array(comingMoment),
    summary: 'The next moments at which content changes by itself: planned changes, slides and news.',
  }),
  customers: endpoint({
    path: '/v1/cmsfront/find_customers',
    ...shared,
    mutates: false,
    request: z.object({ search: searchText(100, 1) }),
    response: z.array(z.object({ number: z.string(), company: z.string(), user_name: z.string() })),
    summary: 'Customers whose number or name has a text in it, twenty at most.',
  }),
  asCustomer: endpoint({
    path: '/v1/cmsfront/view_as_customer',
    ...shared,
    mutates: true,
    request: z.object({ number: lineText(40).trim().min(1) }),
    response: z.object({ cid: z.string(), hash: z.string() }),
    summary: 'A link that begins a simulated session of a customer, once.',
  }),
};
