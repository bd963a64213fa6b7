import { z } from 'zod';
import { endpoint } from '../define.ts';
import { id, lineText } from '../fields.ts';

const shared = { api: 'admin', access: 'admin' } as const;
const write = { ...shared, permission: 'products.write', mutates: true } as const;

/** Levels of groups: the menu shows three. */
export const MAX_GROUP_LEVELS = 3;
/** Columns of the menu below a top group (docs/behaviour.md §3.2). */
export const GROUP_COLUMNS = [1, 2, 3] as const;

const shownGroup = z.object({
  group_id: id,
  parent_id: id.nullable(),
  name: z.string(),
  /** Its address below the language; it never changes. */
  path: z.string(),
  /** Of a group of the second level: its column in the menu. */
  column: z.number().int(),
  /** Not in the shop, and neither is what is below it; its products are still found by searching. */
  hidden: z.boolean(),
  /** Number of products in it and below it, sold or not. */
  products: z.number().int(),
});
export type WireShownGroup = z.infer<typeof shownGroup>;
/** From the top to the leaves, each below its parent, in the order of the shop. */
const tree = z.object({ groups: z.array(shownGroup) });

const details = z.object({
  name: lineText(80).trim().min(1),
  parentID: id.nullable(),
  column: z.union(GROUP_COLUMNS.map((column) => z.literal(column))),
  hidden: z.boolean(),
});
export type GroupDetails = z.output<typeof details>;

/** Product groups, for the people of the shop (docs/behaviour.md §19.10). */
export const groupDesk = {
  tree: endpoint({
    ...shared,
    path: '/groups/tree',
    permission: 'products.read',
    mutates: false,
    request: z.object({}),
    response: tree,
    summary: 'All groups of the site.',
  }),
  add: endpoint({
    ...write,
    path: '/groups/add',
    request: z.object({ group: details }),
    response: tree,
    summary:
      'Make a group, the last one below its parent. Its address comes from its name and never changes. 409 conflict with ' +
      '`fields.parentID: depth` below the third level.',
  }),
  change: endpoint({
    ...write,
    path: '/groups/change',
    /** `seen`: the details that the caller was shown. */
    request: z.object({ groupID: id, seen: details, group: details }),
    response: tree,
    summary:
      'Rename, move, hide or show a group; its address and its products stay. 409 conflict: `fields.group: changed` where a ' +
      'colleague changed it meanwhile, `fields.parentID` is `depth` beyond the third level or `below` for a place below itself.',
  }),
  arrange: endpoint({
    ...write,
    path: '/groups/arrange',
    /** All groups below one parent (null: the top), in their new order. */
    request: z.object({ parentID: id.nullable(), groupIDs: z.array(id).min(1).max(2_000) }),
    response: tree,
    summary:
      'Another order of groups. 409 conflict with `fields.groups: changed` where these are not all of them by now.',
  }),
  remove: endpoint({
    ...write,
    path: '/groups/remove',
    request: z.object({ groupID: id }),
    response: tree,
    summary:
      'Remove an empty group with its texts. 409 conflict with `fields.group`: `groups` or `products` in it, or `coupons` that ' +
      'are for it.',
  }),
};
