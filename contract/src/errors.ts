/** Codes of calls that only administrators make: no page of the shop has their sentences. */
const adminErrorStatus = {
  /** An administrator whose role has not the permission that the call needs. */
  role_required: 403,
  /** Two editors changed the same block; the failure's `conflicts` has both texts. */
  edit_conflict: 409,
  /** A text has a placeholder that names no fact; `fields` has each. */
  placeholder_unknown: 422,
  /** A page that visitors will see still has places of its template; `fields` has each. */
  not_filled_in: 422,
  notice_too_long: 422,
  /** The address is another page's, leads to one, or belongs to the shop. */
  path_taken: 409,
  /** Another folder has this path. */
  folder_taken: 409,
  folder_not_empty: 409,
  /** `fields` names the places that show the image. */
  image_in_use: 409,
  /** The library has this picture already, as another image. */
  image_taken: 409,
  /** Another administrator of the site has this user name. */
  username_taken: 409,
  /** Administrators do not take their own rights away. */
  own_account: 409,
  /** What is to become live shows images without alternative text; `fields` has their URLs: `image.12`. */
  alt_missing: 422,
  /** The order was not delivered, so no unit of it can be credited or delivered later. */
  not_delivered: 409,
  /** More units than can still be settled; `fields` has the number that is left per row: `row.0`. */
  already_settled: 409,
  /** The customer paid nothing for the units. */
  nothing_to_credit: 422,
  /** Cut off or damaged. */
  image_damaged: 422,
  /** Width times height. */
  image_too_many_pixels: 422,
  image_animated: 422,
  /** Where files are kept can't be reached; nothing was stored. The header Retry-After says when to try again. */
  storage_unavailable: 503,
  /** Something else has changed since the import was looked at; it is being compared again. */
  import_outdated: 409,
} as const satisfies Record<string, number>;
export type AdminErrorCode = keyof typeof adminErrorStatus;

/**
 * All error codes on the wire, with their HTTP status. A closed union: the storefront has one Dutch sentence per
 * code, and a code without a sentence does not compile.
 */
export const errorStatus = {
  /** A wrong user name or password is an answer, not a failure of the call (docs/behaviour.md §5.4). */
  credentials_wrong: 200,
  invalid_request: 400,
  site_token_missing: 401,
  site_token_unknown: 401,
  session_missing: 401,
  session_invalid: 401,
  login_required: 403,
  admin_required: 403,
  cross_origin: 403,
  /** A simulated session changes nothing. */
  simulated_session: 403,
  not_found: 404,
  endpoint_unknown: 404,
  address_unknown: 404,
  /** Headers or body took too long to arrive. */
  request_timeout: 408,
  conflict: 409,
  stale_version: 409,
  /** Lines, prices, stock or totals differ from those that the customer saw. */
  cart_changed: 409,
  /** Only the storefront uses it, never the wire: a change of the cart has not reached the server yet. */
  cart_unsaved: 409,
  list_name_taken: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  cart_empty: 422,
  /** The cart has the maximum number of lines. */
  cart_full: 422,
  insufficient_stock: 422,
  quantity_step: 422,
  unit_unknown: 422,
  option_unknown: 422,
  product_unavailable: 422,
  payment_not_allowed: 422,
  coupon_refused: 422,
  credit_limit: 422,
  delivery_date_unavailable: 422,
  delivery_time_unavailable: 422,
  pickup_unavailable: 422,
  /** The same Idempotency-Key with another request. */
  idempotency_key_reused: 422,
  too_many_lists: 422,
  list_full: 422,
  too_many_labels: 422,
  /** The maximum number of this label's requests waits for the buyer already. */
  label_busy: 422,
  too_many_recurring_orders: 422,
  too_many_requests: 429,
  /** Too much work of this kind is waiting; the header Retry-After says when to try again. */
  too_busy: 503,
  internal: 500,
  not_built: 501,
  bad_upstream: 502,
  unavailable: 503,
  ...adminErrorStatus,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];
