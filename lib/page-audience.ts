import { AS_VISITOR, momentOfView } from './admin-view.ts';
import { type Audience, audienceOf, cookieValue } from './audience.ts';
import { ADMIN_AUDIENCE_COOKIE, ADMIN_COOKIE, VIEW_COOKIE } from './session-cookies.ts';

/**
 * The variant of a page: an admin gets the pages of a visitor with the admin bar, or at a chosen `moment` those of the
 * customer that the admin looks as. Authorises nothing. Server only: the browser's scripts contain nothing of admins.
 */
export type PageAudience = Audience | 'admin' | 'moment';

/** The short form in internal paths and cache keys. */
const keys: Readonly<Record<PageAudience, string>> = { visitor: 'v', customer: 'k', admin: 'b', moment: 'm' };
const audiences = Object.keys(keys) as PageAudience[];

export const audienceKey = (audience: PageAudience): string => keys[audience];

/** The audience of a short form; undefined for any other text. */
export const pageAudienceOfKey = (key: string): PageAudience | undefined =>
  audiences.find((audience) => keys[audience] === key);

/** Whether the request carries both the companion cookie of an admin and an admin session, and wants what admins see. */
const isAdmin = (cookieHeader: string | null | undefined): boolean =>
  cookieValue(cookieHeader, ADMIN_AUDIENCE_COOKIE) === 'admin' &&
  !!cookieValue(cookieHeader, ADMIN_COOKIE) &&
  cookieValue(cookieHeader, VIEW_COOKIE) !== AS_VISITOR;

/** An admin who is logged in as a customer too gets the customer's pages (ADR 87). */
export function pageAudienceOf(cookieHeader: string | null | undefined): PageAudience {
  const audience = audienceOf(cookieHeader);
  if (!isAdmin(cookieHeader)) return audience;
  if (audience === 'visitor') return 'admin';
  return momentOfView(cookieValue(cookieHeader, VIEW_COOKIE)) ? 'moment' : audience;
}
