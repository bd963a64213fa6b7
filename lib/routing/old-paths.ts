import { BRANDS, LANGUAGE, LOGIN, LOGIN_TO_CART, SALE } from '../urls/page-urls.ts';
import { joinPath, pathSegments } from './path-segments.ts';
import { routeOf } from './routes.ts';

/** A site's old addresses → their present ones. Paths in lower case, without a slash at the end. */
export type RedirectTable = Readonly<Record<string, string>>;

/** With or without the language, in any case. */
const moved: RedirectTable = {
  login: LOGIN,
  'login/winkelwagen': LOGIN_TO_CART,
  service: '/service',
  merken: BRANDS,
  sale: SALE,
  'c/merken': BRANDS,
  'c/sale': SALE,
};

const SEARCH = /^\/(?:nl\/)?zoeken\/?$/;
/** Names of home pages in old shops. */
const HOME = /^(?:index|default)\.(?:php|html?|aspx?|jsp)$/;

/**
 * The present path for an address that is no longer in use; undefined when it is in use. The query is kept, unless
 * the target has one of its own.
 */
export function oldPath(
  pathname: string,
  query: URLSearchParams,
  table: RedirectTable = {},
): string | undefined {
  const segments = pathSegments(pathname);
  if (!segments || segments.length === 0) return undefined;
  const to = siteTarget(segments, table) ?? commonTarget(pathname, segments);
  // The search form without JavaScript asks `?q=`: the routes redirect it themselves, in one step.
  if (to === undefined || (query.has('q') && SEARCH.test(pathname))) return undefined;
  const rest = new URLSearchParams(query);
  rest.delete('_rsc');
  return rest.size === 0 || to.includes('?') ? to : `${to}?${rest}`;
}

function siteTarget(segments: readonly string[], table: RedirectTable): string | undefined {
  const path = `/${segments.join('/').toLowerCase()}`;
  return Object.hasOwn(table, path) ? table[path] : undefined;
}

function commonTarget(pathname: string, segments: readonly string[]): string | undefined {
  const inLanguage = segments[0]?.toLowerCase() === LANGUAGE;
  const misspelt = inLanguage && segments[0] !== LANGUAGE;
  const [first = '', ...rest] = inLanguage ? segments.slice(1) : segments;
  const name = first.toLowerCase();
  if (name === '' || (rest.length === 0 && HOME.test(name))) return '/';
  const key = [name, ...rest.map((segment) => segment.toLowerCase())].join('/');
  const target = Object.hasOwn(moved, key) ? moved[key] : undefined;
  if (target !== undefined) return target === pathname ? undefined : target;
  const route = routeOf(name);
  // Without the language it is an old address, or was typed.
  if (!route?.needsLanguage) return misspelt ? joinPath([LANGUAGE, first, ...rest]) : undefined;
  const slash = pathname.endsWith('/') && route.oneSpelling;
  return inLanguage && !misspelt && name === first && !slash
    ? undefined
    : joinPath([LANGUAGE, name, ...rest]);
}
