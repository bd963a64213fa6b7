import type { Audience } from '../audience.ts';
import { NO_SITE } from '../names.ts';
import { searchedText, searchText } from '../search-url.ts';
import { oldPath, type RedirectTable } from './old-paths.ts';
import { joinPath, pathSegments } from './path-segments.ts';
import { type PublicRoute, publicRoute } from './public-routes.ts';
import { siteFile } from './site-files.ts';

/** What the steps know of a request. */
export type Visit = {
  pathname: string;
  query: URLSearchParams;
  /** The site of the request's host, or null. */
  site: string | null;
  audience: Audience;
  /** The site's own old addresses; absent for none. */
  redirects?: RedirectTable;
  /** The site is closed for a while. */
  maintenance?: boolean;
};

export type Outcome =
  | { kind: 'pass' }
  /** 503 in a line of data: nothing is changed while the site is closed. */
  | { kind: 'closed' }
  /** Permanent: the address itself has moved, for everybody. */
  | { kind: 'redirect'; to: string; permanent?: true }
  /** `unlisted`: for who was given the address; it goes on to nobody, search engines and other sites included. */
  | { kind: 'show'; path: string; search: string; unlisted?: true };

/** One decision about a request; undefined leaves it to the next step. */
export type Step = (visit: Visit) => Outcome | undefined;

const languages = ['nl'];

/** The page that is always absent: a 404 in the site's own layout, without asking the API. */
const absent: PublicRoute = { kind: 'page', path: ['niet-gevonden'] };

function languageRoute({ pathname, query }: Visit): PublicRoute {
  // Whatever somebody looks for is text, also where no other address may look like that.
  const searched = searchedText(pathname);
  if (searched !== undefined) return publicRoute(['zoeken', searchText(searched)], query);
  const segments = pathSegments(pathname);
  if (!segments) return absent;
  const [first = '', ...rest] = segments;
  if (!/^[a-z]{2}$/i.test(first)) return publicRoute(segments, query);
  if (!languages.includes(first)) return absent;
  return publicRoute(rest, query);
}

function internalPath(site: string, audience: Audience, path: readonly string[]): string {
  return joinPath(['nl', site, audience, ...path]);
}

/** Route handlers that find the site themselves: the gateway, messages, requests by label, and what is a customer's. */
const HANDLERS = ['v1', 'beheer-api', 'bericht', 'aanvraag', 'eigen-start', 'eigen-wagen', 'prijzen'];
/** And what every page needs. */
const FILES = ['media', 'thema', '_next'];
const isUnder = (names: readonly string[], pathname: string) =>
  names.includes(pathname.split('/', 2)[1] ?? '');

/** While it is closed a site shows one page, whatever the address; its colours and pictures come as ever. */
export const showMaintenance: Step = ({ maintenance, pathname, site }) => {
  if (!maintenance || site === null || isUnder(FILES, pathname)) return undefined;
  if (isUnder(HANDLERS, pathname)) return { kind: 'closed' };
  return { kind: 'show', path: joinPath(['onderhoud', site]), search: '' };
};

export const passHandlers: Step = ({ pathname }) =>
  isUnder([...HANDLERS, ...FILES], pathname) ? { kind: 'pass' } : undefined;

/** A link to look at the shop as a customer (docs/behaviour.md §4.7): a route handler, so that it needs no script. */
export const startSimulation: Step = ({ pathname, query, site }) =>
  pathname === '/' && site !== null && query.has('cid') && query.has('hash')
    ? { kind: 'show', path: '/meekijken', search: `?${query}` }
    : undefined;

const LABEL = /^\/k\/([^/]{1,100})\/?$/;

/** What a label on a shelf leads to (ADR 38): a page of its own, outside the shop's frame. */
export const showShelfLabel: Step = ({ pathname, query, site }) => {
  const token = LABEL.exec(pathname)?.[1];
  if (token === undefined || site === null) return undefined;
  const search = query.size > 0 ? `?${query}` : '';
  // Whatever is no code is a wrong one, without a look at it.
  const path = joinPath(['kastlabel', site, /^[\w-]+$/.test(token) ? token : '-']);
  return { kind: 'show', path, search, unlisted: true };
};

/** No token: just the heading (docs/behaviour.md §1.2). */
export const withoutSite: Step = ({ site }) =>
  site === null ? { kind: 'show', path: internalPath(NO_SITE, 'v', []), search: '' } : undefined;

/** Files with a fixed name, such as `/robots.txt`: that one there is for a host without a site, too. */
export const showSiteFile: Step = ({ pathname, query, site }) => {
  const path = siteFile(pathname);
  if (!path || (site === null && path[0] !== 'robots')) return undefined;
  // One address each: a file is kept by its address, and some are drawn, which takes a while.
  if (query.size > 0) return { kind: 'redirect', to: pathname, permanent: true };
  return { kind: 'show', path: joinPath(['bestand', site ?? NO_SITE, ...path]), search: '' };
};

/** What was here before, or is spelled as nobody links to it. */
export const redirectOldPaths: Step = ({ pathname, query, redirects }) => {
  const to = oldPath(pathname, query, redirects);
  return to === undefined ? undefined : { kind: 'redirect', to, permanent: true };
};

export const redirectAliases: Step = (visit) => {
  const route = languageRoute(visit);
  return route.kind === 'redirect' ? { kind: 'redirect', to: route.to } : undefined;
};

/** Visitors are led to the login; who a customer really is, the API decides (docs/behaviour.md §1.4). */
export const requireLogin: Step = (visit) => {
  const route = languageRoute(visit);
  if (visit.audience === 'k' || route.kind !== 'page' || !route.customersOnly) return undefined;
  if (route.customersOnly === 'review') return { kind: 'redirect', to: '/login/winkelwagen' };
  const own = new URLSearchParams(visit.query);
  own.delete('_rsc');
  const back = visit.pathname + (own.size > 0 ? `?${own}` : '');
  return { kind: 'redirect', to: `/login?terug=${encodeURIComponent(back)}` };
};

/** Every other address leads into the tree of pages, always by the host's own site: there is no back door. */
export const showPage: Step = (visit) => {
  const route = languageRoute(visit);
  if (visit.site === null || route.kind !== 'page') return undefined;
  const search = route.query && route.query.size > 0 ? `?${route.query}` : '';
  return { kind: 'show', path: internalPath(visit.site, visit.audience, route.path), search };
};

/** The first step that has an answer decides. */
export function decide(visit: Visit, steps: readonly Step[]): Outcome {
  for (const step of steps) {
    const outcome = step(visit);
    if (outcome) return outcome;
  }
  return { kind: 'pass' };
}
