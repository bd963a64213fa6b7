import { AUDIENCE_COOKIE, SESSION_COOKIE } from './session-cookies.ts';

/** `v` visitor, `k` customer: the variant of a page to show. Authorises nothing. */
export type Audience = 'v' | 'k';

export function isAudience(text: string): text is Audience {
  return text === 'v' || text === 'k';
}

export function cookieValue(header: string | null | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** `k` for a request that carries both the companion cookie of a customer and a session; `v` for every other one. */
export function audienceOf(cookieHeader: string | null | undefined): Audience {
  const customer = cookieValue(cookieHeader, AUDIENCE_COOKIE) === 'customer';
  return customer && cookieValue(cookieHeader, SESSION_COOKIE) ? 'k' : 'v';
}
