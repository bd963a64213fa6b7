import { z } from 'zod';
import { adminList } from '../admin-list.ts';
import { done, endpoint } from '../define.ts';
import { euro, id, instant, lineText } from '../fields.ts';
import { countries } from '../forms/country.ts';
import { agreementEndpoints } from './agreements.ts';
import { customerStates } from './states.ts';

const shared = { api: 'admin', access: 'admin' } as const;
const kind = z.enum(['business', 'consumer']);

const priceList = z.object({ id, code: z.string(), name: z.string() });

const listedCustomer = z.object({
  customer_id: id,
  number: z.string(),
  company: z.string(),
  kind,
  active: z.boolean(),
  guest: z.boolean(),
  /** The first user; empty without one. */
  contact: z.string(),
  email: z.string(),
  /** Of its main address. */
  city: z.string(),
  /** Null: list prices. */
  price_list: z.string().nullable(),
  last_order_at: instant.nullable(),
});
export type WireListedCustomer = z.infer<typeof listedCustomer>;

const shownCustomer = z.object({
  customer_id: id,
  number: z.string(),
  company: z.string(),
  kind,
  active: z.boolean(),
  guest: z.boolean(),
  kvk: z.string(),
  vat_number: z.string(),
  price_list_id: id.nullable(),
  payment_term_days: z.number().int(),
  /** Null: no limit. */
  credit_limit: euro.nullable(),
  /** Orders on account that are not paid, less what was credited; including VAT. */
  owed: euro,
  orders: z.number().int(),
  last_order_at: instant.nullable(),
  users: z.array(
    z.object({
      user_id: id,
      name: z.string(),
      username: z.string(),
      email: z.string(),
      phone: z.string(),
      active: z.boolean(),
    }),
  ),
  addresses: z.array(
    z.object({
      label: z.string(),
      street: z.string(),
      house_number: z.string(),
      postcode: z.string(),
      city: z.string(),
      country: z.enum(countries),
      main: z.boolean(),
    }),
  ),
  /** The price lists of the site, to choose from. */
  price_lists: z.array(priceList),
});
export type WireShownCustomer = z.infer<typeof shownCustomer>;

const listedApplication = z.object({
  application_id: id,
  created_at: instant,
  state: z.enum(['open', 'approved', 'refused']),
  kind,
  company: z.string(),
  kvk: z.string(),
  vat_number: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  street: z.string(),
  house_number: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.enum(countries),
  remark: z.string(),
  decided_at: instant.nullable(),
  /** Of an approved one. */
  customer_id: id.nullable(),
});
export type WireListedApplication = z.infer<typeof listedApplication>;

const customers = adminList({
  path: '/customers/list',
  permission: 'customers.read',
  sorts: ['company', '-company', '-id', 'id', '-ordered', 'ordered'],
  filters: {
    state: z.enum(customerStates).optional(),
    kind: kind.optional(),
    priceListID: id.optional(),
  },
  row: listedCustomer,
  summary:
    'Customers of the site; `search` finds numbers, companies, people, e-mail addresses, places and KvK numbers.',
});

const applications = adminList({
  path: '/applications/list',
  permission: 'customers.read',
  sorts: ['id', '-id'],
  filters: { state: z.enum(['open', 'approved', 'refused']).optional() },
  row: listedApplication,
  summary: 'Registrations; `search` finds companies, people and e-mail addresses.',
});

/** Days of a payment term. */
const term = z.number().int().min(0).max(120);
/** Euros; the greatest amount that an order can have. */
const limit = euro.min(0).max(10_000_000).multipleOf(0.01);

/** Customers and registrations, for the people of the shop (docs/behaviour.md §19.3). */
export const customerDesk = {
  ...agreementEndpoints,
  list: customers.list,
  file: customers.file,
  applications: applications.list,
  applicationsFile: applications.file,
  get: endpoint({
    ...shared,
    path: '/customers/get',
    permission: 'customers.read',
    mutates: false,
    request: z.object({ customerID: id }),
    response: shownCustomer,
    summary: 'One customer with its users, addresses and terms.',
  }),
  setPriceList: endpoint({
    ...shared,
    path: '/customers/set_price_list',
    permission: 'customers.write',
    mutates: true,
    request: z.object({ customerID: id, priceListID: id.nullable() }),
    response: shownCustomer,
    summary: 'Give a customer the prices of a list; null: list prices.',
  }),
  setActive: endpoint({
    ...shared,
    path: '/customers/set_active',
    permission: 'customers.write',
    mutates: true,
    request: z.object({ customerID: id, active: z.boolean() }),
    response: shownCustomer,
    summary: 'Block a customer, which ends its sessions with their next call, or let it in again.',
  }),
  setTerms: endpoint({
    ...shared,
    path: '/customers/set_terms',
    permission: 'customers.credit',
    mutates: true,
    request: z.object({ customerID: id, paymentTermDays: term, creditLimit: limit.nullable() }),
    response: shownCustomer,
    summary: 'Payment term in days, and how much a customer may owe; null: no limit.',
  }),
  priceLists: endpoint({
    ...shared,
    path: '/customers/price_lists',
    permission: 'customers.read',
    mutates: false,
    request: z.object({}),
    response: z.array(priceList),
    summary: 'The price lists of the site.',
  }),
  approve: endpoint({
    ...shared,
    path: '/applications/approve',
    permission: 'customers.write',
    mutates: true,
    request: z.object({ applicationID: id, priceListID: id.nullable().default(null) }),
    /** The number of the new customer. */
    response: z.object({ number: z.string(), customer_id: id }),
    summary:
      'Make an applicant a customer, who gets a mail to choose a password. 409 conflict with `fields.application`: ' +
      '`decided` by a colleague, or `email_taken` by a customer.',
  }),
  refuse: endpoint({
    ...shared,
    path: '/applications/refuse',
    permission: 'customers.write',
    mutates: true,
    request: z.object({ applicationID: id, reason: lineText(200).trim().default('') }),
    response: done,
    summary: 'Refuse a registration; the applicant gets a mail. The reason is for the log. 409 as `approve`.',
  }),
};
