import { z } from 'zod';
import { id, instant } from '../fields.ts';
import type { Permission } from '../permissions.ts';

/** Rows whose page shows what administrators changed, each with the right that opens the page. */
export const historyKinds = {
  product: 'products.read',
  price_list: 'products.read',
  customer: 'customers.read',
  order: 'orders.read',
  setting: 'settings.write',
  group: 'products.read',
  coupon: 'coupons.write',
  webhook: 'webhooks.manage',
  integration_key: 'integration.manage',
  admin: 'site.manage',
} as const satisfies Record<string, Permission>;
export type HistoryKind = keyof typeof historyKinds;
export const historyKindNames = Object.keys(historyKinds) as [HistoryKind, ...HistoryKind[]];

/** Something that an administrator did, or a key of the integration API. */
export const loggedAction = z.object({
  id,
  at: instant,
  name: z.string(),
  action: z.string(),
  target_kind: z.string(),
  target_id: z.string(),
  /** The row's present name; empty where it has none. */
  label: z.string(),
  /** With `before` and `after`, as far as the action changed values. */
  details: z.record(z.string(), z.unknown()),
});
