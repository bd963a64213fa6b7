import { isFiltered, pageNumber } from '../catalogue-query.ts';

/** Where a public address leads. `page` is a path below `/[lang]/[site]/[aud]`. */
export type PublicRoute =
  | { kind: 'page'; path: string[]; query?: URLSearchParams; customersOnly?: 'account' | 'review' }
  | { kind: 'redirect'; to: string };

type Rule = (segments: string[], query: URLSearchParams) => PublicRoute | undefined;

const page = (...path: string[]): PublicRoute => ({ kind: 'page', path });
/** Rendered per request: what has no bounds travels in the query, so that it never becomes a static page. */
const dynamic = (path: string, own: Record<string, string>, query: URLSearchParams): PublicRoute => ({
  kind: 'page',
  path: [path],
  query: new URLSearchParams([...Object.entries(own), ...[...query].filter(([name]) => !(name in own))]),
});

const home: Rule = (segments) => (segments.length === 0 ? page() : undefined);

/** A product list; only the page number is part of the static address (rendering). */
const category: Rule = ([c, ...path], query) => {
  if (c !== 'c' || path.length === 0) return undefined;
  if (path.join('/') === 'merken') return page('merken');
  if (isFiltered(query)) return dynamic('gefilterd', { pad: path.join('/') }, query);
  const number = String(pageNumber(query.get('page')));
  return path.join('/') === 'sale' ? page('sale', number) : page('c', number, ...path);
};

const product: Rule = ([p, slug, ...rest]) =>
  p === 'p' && slug && rest.length === 0 ? page('p', slug) : undefined;

/** The search form without JavaScript asks `/nl/zoeken?q=…`. */
const search: Rule = ([zoeken, text, ...rest], query) => {
  if (zoeken !== 'zoeken' || rest.length > 0) return undefined;
  if (text) return dynamic('zoeken', { tekst: text }, query);
  const asked = query.get('q')?.trim();
  return { kind: 'redirect', to: asked ? `/nl/zoeken/${encodeURIComponent(asked)}` : '/' };
};

const login: Rule = (segments) => {
  const path = segments.join('/');
  return path === 'login' || path === 'login/winkelwagen' ? page(...segments) : undefined;
};

const cart: Rule = (segments) => {
  const path = segments.join('/');
  if (path === 'winkelwagen') return page('winkelwagen');
  if (path !== 'winkelwagen/review') return undefined;
  return { kind: 'page', path: ['winkelwagen', 'review'], customersOnly: 'review' };
};

const confirmation: Rule = ([bestelling, order, bevestiging, ...rest]) =>
  bestelling === 'bestelling' && order && bevestiging === 'bevestiging' && rest.length === 0
    ? { kind: 'page', path: ['bestelling', order, 'bevestiging'], customersOnly: 'account' }
    : undefined;

/** `/service` is the specification's address of the same page. */
const account: Rule = (segments, query) => {
  const own = segments.length === 1 && segments[0] === 'service' ? ['mijn-account'] : segments;
  if (own[0] !== 'mijn-account') return undefined;
  return { kind: 'page', path: own, customersOnly: 'account', query };
};

/** All news, or one item. */
const news: Rule = ([nieuws, slug, ...rest]) =>
  nieuws === 'nieuws' && rest.length === 0 ? page('nieuws', ...(slug ? [slug] : [])) : undefined;

/** What scanners ask for (`wp-login.php`, `.env`): no page has a name like a file, so the API need not be asked. */
const file: Rule = (segments) =>
  /^\.|\.[a-z0-9]{1,6}$/i.test(segments.at(-1) ?? '') ? page('niet-gevonden') : undefined;

/** Whatever is not above is a page of the CMS, or nothing. */
const content = (segments: string[]) => page('inhoud', ...segments);

const rules: Rule[] = [home, category, product, search, login, cart, confirmation, account, news, file];

/** The route for the segments below the language. */
export function publicRoute(segments: string[], query: URLSearchParams): PublicRoute {
  for (const rule of rules) {
    const route = rule(segments, query);
    if (route) return route;
  }
  return content(segments);
}
