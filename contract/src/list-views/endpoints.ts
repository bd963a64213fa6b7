import { z } from 'zod';
import { done, endpoint } from '../define.ts';
import { id, lineText } from '../fields.ts';
import type { Permission } from '../permissions.ts';

/** The lists of the back office that have saved views, with the permission that opens each. */
export const viewedLists = {
  orders: 'orders.read',
  customers: 'customers.read',
  applications: 'customers.read',
  products: 'products.read',
  coupons: 'coupons.write',
  mails: 'mails.read',
  payments: 'orders.pay',
  integrationCalls: 'integration.manage',
  webhooks: 'webhooks.manage',
} as const satisfies Record<string, Permission>;
export type ViewedList = keyof typeof viewedLists;
export const viewedListNames = Object.keys(viewedLists) as [ViewedList, ...ViewedList[]];

/** Views of one list that an administrator keeps, and that all share. */
export const MAX_LIST_VIEWS = 50;
export const MAX_VIEW_NAME = 60;

const shared = { api: 'admin', access: 'admin' } as const;
const list = z.enum(viewedListNames);

const listView = z.object({
  view_id: id,
  name: z.string(),
  /** The query of its address, without a question mark. */
  query: z.string(),
  /** Everybody who may open the list sees it. */
  shared: z.boolean(),
  /** The caller may remove it: it is the caller's, or the caller is a manager. */
  removable: z.boolean(),
});
export type WireListView = z.infer<typeof listView>;

/** A view is a name for the address of a list (docs/behaviour.md §19.1). `role_required` for a list that the role may not open. */
export const listViews = {
  all: endpoint({
    ...shared,
    path: '/list_views/list',
    mutates: false,
    request: z.object({ list }),
    response: z.array(listView),
    summary: 'The views of a list: those of the caller and the shared ones, by name.',
  }),
  save: endpoint({
    ...shared,
    path: '/list_views/save',
    mutates: true,
    request: z.object({
      list,
      name: lineText(MAX_VIEW_NAME).trim().min(1),
      query: lineText(1_000),
      shared: z.boolean().default(false),
    }),
    response: z.object({ view_id: id }),
    summary:
      'Save a view. A view of the caller with the same name is replaced. 409 conflict with `fields.list: full` for one ' +
      'too many.',
  }),
  remove: endpoint({
    ...shared,
    path: '/list_views/remove',
    mutates: true,
    request: z.object({ viewID: id }),
    response: done,
    summary: 'Remove a view of the caller; a manager removes shared ones of others too.',
  }),
};
