/**
 * The checks of a shop, in the order of the report. A fault stops customers or loses something; a warning makes the shop
 * worse.
 */
export const shopChecks = {
  product_no_price: 'fault',
  nothing_in_stock: 'fault',
  picture_gone: 'fault',
  dead_link: 'fault',
  linked_page_missing: 'fault',
  company_placeholder: 'fault',
  /** Of the site's folder in `tenants/`: the storefront finds it. */
  site_placeholder: 'fault',
  mail_off: 'fault',
  mail_given_up: 'fault',
  mail_waiting: 'fault',
  payment_off: 'fault',
  job_overdue: 'fault',
  webhook_off: 'fault',
  schedule_off: 'fault',
  shipped_token: 'fault',
  disk_low: 'fault',
  backup_old: 'fault',
  backup_unknown: 'warning',
  payment_test: 'warning',
  payment_flagged: 'warning',
  product_no_ean: 'warning',
  product_no_picture: 'warning',
  product_hidden_group: 'warning',
  text_fact: 'warning',
  texts_unchecked: 'warning',
} as const satisfies Record<string, 'fault' | 'warning'>;

export type ShopCheck = keyof typeof shopChecks;
export const shopCheckNames = Object.keys(shopChecks) as [ShopCheck, ...ShopCheck[]];
