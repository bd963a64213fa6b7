import { LOGIN, loginUrl } from '@/lib/urls/page-urls';
/** Paths of files and route handlers. A copy of those in `lib/routing/routes.ts`, which is too large for the browser. */
export const NO_PAGE = /^\/(?:v1|beheer-api|internal|koppeling|media|theme|icons|_next)(?:\/|$)/;
/** Pages that the browser loads as a document: the worker of the stock count answers documents only (ADR 120). */
const OWN_DOCUMENT = /\/voorraadtelling\/\d+\/tellen$/;

/** The link to a page of this shop that contains the event's target, or null. */
export function shopLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.target !== '' || link.hasAttribute('download')) return null;
  const { origin, pathname, hash, search } = link;
  if (origin !== window.location.origin || NO_PAGE.test(pathname) || OWN_DOCUMENT.test(pathname)) return null;
  // The browser handles a link within this page.
  const here = pathname === window.location.pathname && search === window.location.search;
  return here && hash !== '' ? null : link;
}

/** True for an unhandled click without a modifier key that would open another tab. */
export function isPlainClick(event: MouseEvent): boolean {
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !event.defaultPrevented && !elsewhere;
}

/** URL of the login page, with the current page as return path. */
export function loginHref({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname.startsWith(LOGIN) ? LOGIN : loginUrl(pathname + search);
}
