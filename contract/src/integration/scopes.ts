/** Rights of a key of the integration API. Each endpoint names the one that it needs. */
export const scopes = [
  'orders:read',
  /** Acknowledge, take up and deliver. */
  'orders:write',
  'orders:cancel',
  /** Note that the money for an order is in. */
  'orders:pay',
  'products:read',
  'products:write',
  'prices:write',
  'stock:read',
  'stock:write',
  'customers:read',
  'customers:write',
  /** Payment terms and credit limits of customers, besides `customers:write`. */
  'credit:write',
] as const;
export type Scope = (typeof scopes)[number];

/** Calls of one key in a minute. */
export const MAX_CALLS_PER_MINUTE = 600;
/** Keys of a site that are not revoked. */
export const MAX_KEYS = 50;
/** Calls are kept in the log for so long. */
export const CALL_LOG_DAYS = 30;
/** The answer to a call with an Idempotency-Key is kept for so long. */
export const ANSWER_HOURS = 24;
/** Lines of one call that writes. */
export const MAX_BULK_LINES = 5_000;
