/**
 * The roles of administrators on a site. An editor writes drafts, a publisher makes them live, a manager may do
 * everything. Sales, warehouse, catalogue and finance run the shop and change no texts.
 */
export const adminRoles = [
  'editor',
  'publisher',
  'manager',
  'sales',
  'warehouse',
  'catalogue',
  'finance',
] as const;
export type AdminRole = (typeof adminRoles)[number];

/** The roles, besides the manager, that have each permission. */
const granted = {
  /** Drafts of texts, pictures, menus. */
  'content.write': ['editor', 'publisher'],
  /** The image library: finding, adding and describing pictures. */
  'images.write': ['editor', 'publisher', 'catalogue'],
  /** Changes that visitors see. */
  'content.publish': ['publisher'],
  /** The shop as a customer sees it. */
  'customers.simulate': ['sales'],
  'tasks.answer': ['sales'],
  'reviews.answer': ['sales'],
  'withdrawals.handle': ['sales', 'finance'],
  'newsletter.read': [],
  'orders.read': ['sales', 'warehouse', 'finance'],
  /** To the next step: released, delivered, invoiced. */
  'orders.move': ['sales', 'warehouse'],
  'orders.cancel': ['sales'],
  /** Payments that were received outside the shop. */
  'orders.pay': ['finance'],
  'customers.read': ['sales', 'finance'],
  'customers.write': ['sales'],
  /** Payment term and credit limit. */
  'customers.credit': ['finance'],
  'products.read': ['sales', 'warehouse', 'catalogue', 'finance'],
  'products.write': ['catalogue'],
  'prices.write': ['catalogue'],
  'stock.write': ['warehouse', 'catalogue'],
  'coupons.write': ['sales'],
  'imports.read': ['sales', 'warehouse', 'catalogue', 'finance'],
  'mails.read': ['sales', 'finance'],
  /** Delivery days, banner and facts of the site. */
  'settings.write': [],
  /** Keys of the integration API. */
  'integration.manage': [],
  'webhooks.manage': [],
  'log.read': [],
  /** Administrators, their roles and other sites' texts. */
  'site.manage': [],
} as const satisfies Record<string, readonly AdminRole[]>;

/** A right of an administrator; each admin endpoint names the one that it needs. */
export type Permission = keyof typeof granted;
export const permissions = Object.keys(granted) as readonly Permission[];

/** The roles that have a permission; the manager has every one. */
export const rolesWith = (permission: Permission): readonly AdminRole[] => [
  'manager',
  ...granted[permission],
];

/** Whether a role has a permission. */
export const mayDo = (role: AdminRole, permission: Permission): boolean =>
  rolesWith(permission).includes(role);
