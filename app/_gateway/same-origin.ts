import { PROTOCOL_HEADER } from '@/lib/names';

/** The address of this site as the browser writes it: `https://www.huispapier.example`. */
function ownOrigin(headers: Headers): string {
  const protocol = headers.get(PROTOCOL_HEADER) === 'https' ? 'https' : 'http';
  return `${protocol}://${headers.get('host')?.toLowerCase() ?? ''}`;
}

/**
 * Whether a page of another site made the request, as a browser says it. A top-level form post of another site carries no
 * cookie and could be given a new session, which would replace the visitor's own.
 */
export function isCrossSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  return origin !== null && origin !== ownOrigin(headers);
}

/**
 * Whether a page of this site made the request. A browser says so by Sec-Fetch-Site, or by Origin in older ones;
 * who says nothing is refused, and so is a link in a mail (`none`).
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  return origin === null ? site !== null : origin === ownOrigin(headers);
}
