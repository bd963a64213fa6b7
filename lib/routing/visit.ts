import type { Audience } from '../audience.ts';
import { NO_SITE } from '../names.ts';
import { joinPath, pathSegments } from './path-segments.ts';
import { type PublicRoute, publicRoute } from './public-routes.ts';

/** What the steps know of a request. */
export type Visit = {
  pathname: string;
  query: URLSearchParams;
  /** The site of the request's host, or null. */
  site: string | null;
  audience: Audience;
};

export type Outcome =
  | { kind: 'pass' }
  | { kind: 'redirect'; to: string }
  | { kind: 'show'; path: string; search: string };

/** One decision about a request; undefined leaves it to the next step. */
export type Step = (visit: Visit) => Outcome | undefined;

const languages = ['nl'];

/** The page that is always absent: a 404 in the site's own layout, without asking the API. */
const absent: PublicRoute = { kind: 'page', path: ['niet-gevonden'] };

function languageRoute({ pathname, query }: Visit): PublicRoute {
  const segments = pathSegments(pathname);
  if (!segments) return absent;
  const [first = '', ...rest] = segments;
  if (!/^[a-z]{2}$/i.test(first)) return publicRoute(segments, query);
  if (!languages.includes(first)) return absent;
  return rest.length === 0 ? { kind: 'redirect', to: '/' } : publicRoute(rest, query);
}

function internalPath(site: string, audience: Audience, path: readonly string[]): string {
  return joinPath(['nl', site, audience, ...path]);
}

/** The gateway, media and theme are route handlers that find the site themselves. */
export const passHandlers: Step = ({ pathname }) =>
  /^\/(?:v1|beheer-api|media|thema|_next)(?:\/|$)/.test(pathname) ? { kind: 'pass' } : undefined;

/** No token: just the heading (spec §1). */
export const withoutSite: Step = ({ site }) =>
  site === null ? { kind: 'show', path: internalPath(NO_SITE, 'v', []), search: '' } : undefined;

export const redirectAliases: Step = (visit) => {
  const route = languageRoute(visit);
  return route.kind === 'redirect' ? { kind: 'redirect', to: route.to } : undefined;
};

/** Visitors are led to the login; who a customer really is, the API decides (architecture). */
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
