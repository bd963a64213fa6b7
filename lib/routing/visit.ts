import { NO_SITE } from '../names.ts';
import { audienceKey, type PageAudience } from '../page-audience.ts';
import { accountPages, businessPages } from '../urls/account-urls.ts';
import { adminPage } from '../urls/admin-urls.ts';
import { LANGUAGE, LOGIN_TO_CART, loginUrl } from '../urls/page-urls.ts';
import { searchedText, searchText } from '../urls/search-url.ts';
import { SUPPLIERS } from '../urls/supplier-urls.ts';
import { movedHandler } from './moved-handlers.ts';
import { oldPath, type RedirectTable } from './old-paths.ts';
import { joinPath, pathSegments } from './path-segments.ts';
import { absentPage, type PublicRoute, publicRoute } from './public-routes.ts';
import { firstSegment, routeOf } from './routes.ts';
import { fallbackFiles, siteFile } from './site-files.ts';

/** The facts of a request that the steps use. */
export type Visit = {
  pathname: string;
  query: URLSearchParams;
  /** The site of the request's host, or null. */
  site: string | null;
  /** Search engines may index this host. */
  isPublicHost?: boolean;
  audience: PageAudience;
  /** The site's own old addresses; absent if it has none. */
  redirects?: RedirectTable;
  /** Consumers buy here: pages that only a business has are absent. */
  consumers?: boolean;
  /** The site is closed for maintenance. */
  maintenance?: boolean;
};

export type Outcome =
  | { kind: 'pass' }
  /** 503 as JSON: no data is changed while the site is closed. */
  | { kind: 'closed' }
  /** Permanent: the address has moved for every visitor. */
  | { kind: 'redirect'; to: string; permanent?: true }
  /** `unlisted`: only for people who have the address; it is passed on to no search engine and no other site. */
  | { kind: 'show'; path: string; search: string; unlisted?: true };

/** A decision about a request; undefined leaves it to the next step. */
export type Step = (visit: Visit) => Outcome | undefined;

function languageRoute({ pathname, query }: Visit): PublicRoute {
  // A search text may be anything, also text that no other address may contain.
  const searched = searchedText(pathname);
  if (searched !== undefined) return publicRoute(['zoeken', searchText(searched)], query);
  const segments = pathSegments(pathname);
  if (!segments) return absentPage;
  const [first = '', ...rest] = segments;
  if (!/^[a-z]{2}$/i.test(first)) return publicRoute(segments, query);
  if (first !== LANGUAGE) return absentPage;
  return publicRoute(rest, query);
}

function internalPath(site: string, audience: PageAudience, path: readonly string[]): string {
  return joinPath([LANGUAGE, site, audienceKey(audience), ...path]);
}

const kindOf = (pathname: string) => routeOf(firstSegment(pathname))?.kind;
/** A path that no public address leads to by itself. */
const rewritten = (...path: string[]) => joinPath(['rewritten', ...path]);

/** While it is closed a site shows one page at every address; its colours and pictures are still served. */
export const showMaintenance: Step = ({ maintenance, pathname, site }) => {
  if (!maintenance || site === null || kindOf(pathname) === 'file') return undefined;
  if (kindOf(pathname) === 'handler' || movedHandler(pathname)) return { kind: 'closed' };
  return { kind: 'show', path: rewritten('maintenance', site), search: '' };
};

export const passHandlers: Step = ({ pathname }) =>
  ['handler', 'file'].includes(kindOf(pathname) ?? '') ? { kind: 'pass' } : undefined;

export const showMovedHandler: Step = ({ pathname, query }) => {
  const path = movedHandler(pathname);
  return path === undefined ? undefined : { kind: 'show', path, search: query.size > 0 ? `?${query}` : '' };
};

/** A simulation link (docs/behaviour.md §4.7): a route handler, so that it needs no script. */
export const startSimulation: Step = ({ pathname, query, site }) =>
  pathname === '/' && site !== null && query.has('cid') && query.has('hash')
    ? { kind: 'show', path: rewritten('simulation'), search: `?${query}` }
    : undefined;

const LABEL = /^\/k\/([^/]{1,100})\/?$/;

/** The page of a shelf label (ADR 38): a page of its own, outside the shop's frame. */
export const showShelfLabel: Step = ({ pathname, query, site }) => {
  const token = LABEL.exec(pathname)?.[1];
  if (token === undefined || site === null) return undefined;
  const search = query.size > 0 ? `?${query}` : '';
  // Text that is no token counts as a wrong token; the API is not asked.
  const path = rewritten('shelf-label', site, /^[\w-]+$/.test(token) ? token : '-');
  return { kind: 'show', path, search, unlisted: true };
};

const PREVIEW = /^\/voorbeeld\/([^/]{1,300})\/?$/;

/** A draft for a reader without a login (docs/behaviour.md §14.9). */
export const showPreview: Step = ({ pathname, site }) => {
  const token = PREVIEW.exec(pathname)?.[1];
  if (token === undefined || site === null) return undefined;
  const path = rewritten('preview', site, /^[\w.-]+$/.test(token) ? token : '-');
  return { kind: 'show', path, search: '', unlisted: true };
};

/** A host without a site gets just the heading (docs/behaviour.md §1.2). */
export const withoutSite: Step = ({ site }) =>
  site === null ? { kind: 'show', path: internalPath(NO_SITE, 'visitor', []), search: '' } : undefined;

/** Files with a fixed name. A host without a site has those of `public/` only, and a private host its robots.txt. */
export const showSiteFile: Step = ({ pathname, query, site, isPublicHost = false }) => {
  const path = siteFile(pathname);
  if (!path) return undefined;
  if (site === null) return fallbackFiles.includes(pathname) ? { kind: 'pass' } : undefined;
  if (pathname === '/robots.txt' && !isPublicHost) return { kind: 'pass' };
  // One address each: a file is cached by its address, and drawing one may take a while.
  if (query.size > 0) return { kind: 'redirect', to: pathname, permanent: true };
  return { kind: 'show', path: rewritten('site-files', site, ...path), search: '' };
};

/** The admin's pages: outside the shop's frame. Another address below `/beheer` is absent like any other. */
export const showAdmin: Step = ({ pathname, query, site }) => {
  const page = adminPage(pathname);
  if (page === undefined || site === null) return undefined;
  const search = query.size > 0 ? `?${query}` : '';
  return { kind: 'show', path: rewritten('admin', site, ...page), search };
};

/** Redirects old addresses and other spellings. */
export const redirectOldPaths: Step = ({ pathname, query, redirects }) => {
  const to = oldPath(pathname, query, redirects);
  return to === undefined ? undefined : { kind: 'redirect', to, permanent: true };
};

export const redirectAliases: Step = (visit) => {
  const route = languageRoute(visit);
  return route.kind === 'redirect' ? { kind: 'redirect', to: route.to } : undefined;
};

/** Redirects visitors to the login; the API decides who is a customer (docs/behaviour.md §1.4). */
export const requireLogin: Step = (visit) => {
  const route = languageRoute(visit);
  const isCustomer = visit.audience === 'customer' || visit.audience === 'moment';
  if (isCustomer || route.kind !== 'page' || !route.customersOnly) return undefined;
  if (route.customersOnly === 'review') return { kind: 'redirect', to: LOGIN_TO_CART };
  const publicQuery = new URLSearchParams(visit.query);
  publicQuery.delete('_rsc');
  const back = visit.pathname + (publicQuery.size > 0 ? `?${publicQuery}` : '');
  return { kind: 'redirect', to: loginUrl(back) };
};

/** A business page of the account, or a page below it, or the suppliers; files stay, because orders link to them. */
function isBusinessPage(path: readonly string[]): boolean {
  const address = `/${LANGUAGE}/${path.join('/')}`;
  const isFile = path.at(-1)?.includes('.');
  return [SUPPLIERS, ...businessPages.map((page) => accountPages[page])].some(
    (page) => address === page || (!isFile && address.startsWith(`${page}/`)),
  );
}

/** A consumer has no pages of businesses (docs/behaviour.md §2.5). */
export const hideBusinessPages: Step = (visit) => {
  if (!visit.consumers || visit.site === null) return undefined;
  const route = languageRoute(visit);
  if (route.kind !== 'page' || absentPage.kind !== 'page' || !isBusinessPage(route.path)) return undefined;
  return { kind: 'show', path: internalPath(visit.site, visit.audience, absentPage.path), search: '' };
};

/** A file is the same at every moment: the customer's own folders answer it. */
const audienceFor = ({ audience }: Visit, path: readonly string[]): PageAudience =>
  audience === 'moment' && path.at(-1)?.includes('.') ? 'customer' : audience;

/**
 * Every other address leads into the page tree, always with the host's own site: no address can choose another site.
 */
export const showPage: Step = (visit) => {
  const route = languageRoute(visit);
  if (visit.site === null || route.kind !== 'page') return undefined;
  if (route.shared && (visit.audience === 'visitor' || visit.audience === 'customer'))
    return { kind: 'show', path: internalPath(visit.site, visit.audience, route.shared), search: '' };
  const search = route.query && route.query.size > 0 ? `?${route.query}` : '';
  return { kind: 'show', path: internalPath(visit.site, audienceFor(visit, route.path), route.path), search };
};

/** The first step with a decision wins. */
export function decide(visit: Visit, steps: readonly Step[]): Outcome {
  for (const step of steps) {
    const outcome = step(visit);
    if (outcome) return outcome;
  }
  return { kind: 'pass' };
}
