import { AUDIENCE_COOKIE, SESSION_COOKIE } from './session-cookies.ts';

/** The audience that a page is written for. Authorises nothing. */
export type Audience = 'visitor' | 'customer';

export function cookieValue(header: string | null | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** A customer is a request that carries both the companion cookie of a customer and a session. */
export function audienceOf(cookieHeader: string | null | undefined): Audience {
  const customer = cookieValue(cookieHeader, AUDIENCE_COOKIE) === 'customer';
  return customer && cookieValue(cookieHeader, SESSION_COOKIE) ? 'customer' : 'visitor';
}
