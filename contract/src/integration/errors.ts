/** All error codes of the integration API, with their HTTP status. */
export const integrationErrorStatus = {
  /** `faults` has each field that is wrong. */
  invalid_request: 400,
  key_missing: 401,
  /** Wrong, or of another shop. */
  key_unknown: 401,
  key_expired: 401,
  key_revoked: 401,
  /** The call did not come through a shop's host. */
  shop_unknown: 401,
  /** The key lacks the scope that the call needs. */
  scope_missing: 403,
  not_found: 404,
  endpoint_unknown: 404,
  /** The header Allow names the methods of the address. */
  method_not_allowed: 405,
  request_timeout: 408,
  /** The step is not possible (now); `faults` says why. */
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  /** The same Idempotency-Key with another request. */
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  bad_upstream: 502,
  unavailable: 503,
} as const satisfies Record<string, number>;
export type IntegrationErrorCode = keyof typeof integrationErrorStatus;
export const integrationErrorCodes = Object.keys(integrationErrorStatus) as [
  IntegrationErrorCode,
  ...IntegrationErrorCode[],
];
