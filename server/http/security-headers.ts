import type { ServerResponse } from 'node:http';

const YEAR_SECONDS = 31_536_000;

const always: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  // The camera reads barcodes on the quick order page, which is reached from other pages without a new document.
  ['permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'],
];

const https = [...always, ['strict-transport-security', `max-age=${YEAR_SECONDS}`] as const];

/** The headers of every answer, also of a 404, a 500 and a PDF; the content's own policy is added to them (csp/). */
export function securityHeaders(protocol: 'http' | 'https'): readonly (readonly [string, string])[] {
  return protocol === 'https' ? https : always;
}

export function setSecurityHeaders(response: ServerResponse, protocol: 'http' | 'https'): void {
  for (const [name, value] of securityHeaders(protocol)) response.setHeader(name, value);
}
