/** What is served as a file or by a route handler is no page. */
const NO_PAGE = /^\/(?:v1|beheer-api|media|thema|_next)(?:\/|$)/;

/** The link to a page of this shop that an event happened in, or null. */
export function shopLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.target !== '' || link.hasAttribute('download')) return null;
  const { origin, pathname, hash, search } = link;
  if (origin !== window.location.origin || NO_PAGE.test(pathname)) return null;
  // A place on this page is the browser's business.
  const here = pathname === window.location.pathname && search === window.location.search;
  return here && hash !== '' ? null : link;
}

/** A click that means 'go there', not 'open it elsewhere', and that nobody has dealt with. */
export function isPlainClick(event: MouseEvent): boolean {
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !event.defaultPrevented && !elsewhere;
}

/** To the login, and back to where it was asked for. */
export function loginHref({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname.startsWith('/login') ? '/login' : `/login?terug=${encodeURIComponent(pathname + search)}`;
}
