import { z } from 'zod';
import { endpoint } from '../define.ts';
import { lineText, searchText } from '../fields.ts';

const shared = { access: 'admin', role: 'manager' } as const;

/** Looking at the shop as a customer (docs/behaviour.md §14.9). */
export const viewing = {
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
