import { PROTOCOL_HEADER } from '@/lib/names';

/** The address of this site as the browser writes it: `https://www.huispapier.example`. */
function originOf(headers: Headers): string {
  const protocol = headers.get(PROTOCOL_HEADER) === 'https' ? 'https' : 'http';
  return `${protocol}://${headers.get('host')?.toLowerCase() ?? ''}`;
}

/**
 * True when a page of another site made the request, according to the browser. A top-level cross-site form
 * post carries no cookie and could get a new session that replaces the visitor's own.
 */
export function isCrossSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  return origin !== null && origin !== originOf(headers);
}

/**
 * True when a page of this site made the request, by Sec-Fetch-Site or in older browsers by Origin. A
 * request without both is refused, and so is a link in a mail (`none`).
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  return origin === null ? site !== null : origin === originOf(headers);
}
