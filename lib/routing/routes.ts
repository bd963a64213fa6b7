import type { FirstSegment } from '@toonbank/contract/editing/first-segments';

/** The kind of an address, by its first segment; of a page, by the first one below the language. */
export interface Route {
  /**
   * - `handler`: answers by itself and finds the site by the host; closed during maintenance.
   * - `file`: needed by every page, also by the page of a closed site.
   * - `page`: a folder below `[aud]`, under its public name.
   * - `alias`: a public address whose page or file is in `rewritten`, or in another page's folder.
   * - `rewritten`: folders that only middleware leads to; no public address begins with this name.
   */
  kind: 'handler' | 'file' | 'page' | 'alias' | 'rewritten';
  /** robots.txt closes the addresses that begin with these. */
  closedToRobots?: readonly string[];
  /** The page cache keeps none of its answers. */
  neverCached?: true;
  /** The page reads its query, so it is rendered per request. */
  readsQuery?: true;
  /** Without the language it redirects to the address with it. */
  needsLanguage?: true;
  /** One spelling only: a slash at the end redirects. Content pages exist with and without (docs/behaviour.md §2.3). */
  oneSpelling?: true;
  /** Addresses below it may look like a file name. */
  hasFileNames?: true;
}

const table: Readonly<Record<FirstSegment, Route>> = {
  _next: { kind: 'file', neverCached: true },
  /** Closes also what begins with it: `/beheer-api`. */
  beheer: { kind: 'alias', neverCached: true, closedToRobots: ['/beheer'] },
  'beheer-api': { kind: 'handler', neverCached: true },
  /** Of `public/`; middleware does not see them in a build (server/http/static-files.ts). */
  icons: { kind: 'file', neverCached: true },
  internal: { kind: 'handler', neverCached: true, closedToRobots: ['/internal/'] },
  koppeling: { kind: 'handler', neverCached: true, closedToRobots: ['/koppeling/'] },
  media: { kind: 'file' },
  rewritten: { kind: 'rewritten' },
  theme: { kind: 'file' },
  v1: { kind: 'handler', neverCached: true, closedToRobots: ['/v1/'] },

  beeld: { kind: 'alias' },
  c: { kind: 'alias', needsLanguage: true, oneSpelling: true },
  delen: { kind: 'alias' },
  k: { kind: 'alias' },
  service: { kind: 'alias', closedToRobots: ['/service'] },

  assortiment: { kind: 'page', needsLanguage: true, oneSpelling: true },
  beoordelingen: { kind: 'page', readsQuery: true },
  'bericht-mislukt': { kind: 'page', readsQuery: true },
  'bericht-verstuurd': { kind: 'page' },
  bestelling: { kind: 'page', needsLanguage: true, closedToRobots: ['/nl/bestelling/'] },
  contact: { kind: 'page', needsLanguage: true },
  'e-mailadres-bevestigen': { kind: 'page' },
  gastbestelling: { kind: 'page' },
  herhaalorder: { kind: 'page' },
  herroepen: { kind: 'page', readsQuery: true, needsLanguage: true },
  leveranciers: { kind: 'page', readsQuery: true, needsLanguage: true, oneSpelling: true },
  login: { kind: 'page', closedToRobots: ['/login', '/nl/login'] },
  'mijn-account': {
    kind: 'page',
    readsQuery: true,
    needsLanguage: true,
    hasFileNames: true,
    closedToRobots: ['/nl/mijn-account'],
  },
  'nieuwe-klant': { kind: 'page' },
  nieuws: { kind: 'page', needsLanguage: true, oneSpelling: true, hasFileNames: true },
  nieuwsbrief: { kind: 'page', readsQuery: true, needsLanguage: true },
  p: { kind: 'page', needsLanguage: true, oneSpelling: true, hasFileNames: true },
  'recepten-en-videos': { kind: 'page', needsLanguage: true, oneSpelling: true, hasFileNames: true },
  'snel-bestellen': { kind: 'page', hasFileNames: true, closedToRobots: ['/nl/snel-bestellen'] },
  /** In development only. */
  stijl: { kind: 'page' },
  voorbeeld: { kind: 'alias', neverCached: true, closedToRobots: ['/voorbeeld'] },
  vraag: { kind: 'page' },
  'wachtwoord-herstellen': { kind: 'page' },
  'wachtwoord-vergeten': { kind: 'page' },
  winkelwagen: { kind: 'page', needsLanguage: true, closedToRobots: ['/nl/winkelwagen'] },
  zoeken: { kind: 'page', needsLanguage: true, closedToRobots: ['/nl/zoeken'] },
};

export const routes: Readonly<Record<string, Route>> = table;

/** The route of a first segment; undefined for a page of the CMS. */
export const routeOf = (segment: string): Route | undefined =>
  Object.hasOwn(routes, segment) ? routes[segment] : undefined;

/** The first segment of a path, as it is written there. */
export const firstSegment = (pathname: string): string => pathname.split(/[/?]/, 2)[1] ?? '';
