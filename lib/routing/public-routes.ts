import { isFiltered, pageNumber } from '../catalogue/read-catalogue-query.ts';
import { slugify } from '../slug.ts';
import { brandUrl } from '../urls/brand-url.ts';
import { searchUrl } from '../urls/search-url.ts';

/** The target of a public address. `page` is a path below `/[lang]/[site]/[aud]`. */
export type PublicRoute =
  | { kind: 'page'; path: string[]; query?: URLSearchParams; customersOnly?: 'account' | 'review' }
  | { kind: 'redirect'; to: string };

type Rule = (segments: string[], query: URLSearchParams) => PublicRoute | undefined;

const page = (...path: string[]): PublicRoute => ({ kind: 'page', path });
/** A page rendered per request: unbounded values go into the query, so that they never become a static page. */
const dynamic = (path: string, own: Record<string, string>, query: URLSearchParams): PublicRoute => ({
  kind: 'page',
  path: [path],
  query: new URLSearchParams([...Object.entries(own), ...[...query].filter(([name]) => !(name in own))]),
});

const home: Rule = (segments) => (segments.length === 0 ? page() : undefined);

/** All brands, or one by its slug; another spelling redirects to the slug. */
const brand = ([name, ...rest]: string[], query: URLSearchParams): PublicRoute => {
  if (name === undefined) return page('merken');
  const slug = slugify(name);
  if (rest.length > 0 || slug === '') return page('niet-gevonden');
  if (slug !== name) return { kind: 'redirect', to: brandUrl(name) };
  if (isFiltered(query)) return dynamic('gefilterd', { pad: `merken/${slug}` }, query);
  return page('merken', slug, String(pageNumber(query.get('page'))));
};

/** A product list; only the page number is part of the static address. */
const category: Rule = ([c, ...path], query) => {
  if (c !== 'c' || path.length === 0) return undefined;
  if (path[0] === 'merken') return brand(path.slice(1), query);
  if (isFiltered(query)) return dynamic('gefilterd', { pad: path.join('/') }, query);
  const number = String(pageNumber(query.get('page')));
  return path.join('/') === 'sale' ? page('sale', number) : page('c', number, ...path);
};

const product: Rule = ([p, slug, ...rest]) =>
  p === 'p' && slug && rest.length === 0 ? page('p', slug) : undefined;

/** The search form without JavaScript asks `/nl/zoeken?q=…`; without a text it is the page that helps to search. */
const search: Rule = ([zoeken, text = '', ...rest], query) => {
  if (zoeken !== 'zoeken' || rest.length > 0) return undefined;
  if (text.trim() !== '') return dynamic('zoeken', { tekst: text }, query);
  const asked = query.get('q')?.trim();
  return asked ? { kind: 'redirect', to: searchUrl(asked) } : page('zoeken');
};

const login: Rule = (segments) => {
  const path = segments.join('/');
  return path === 'login' || path === 'login/winkelwagen' ? page(...segments) : undefined;
};

const mailedPages = ['wachtwoord-vergeten', 'wachtwoord-herstellen', 'e-mailadres-bevestigen'];

const recovery: Rule = ([name = '', ...rest]) =>
  rest.length === 0 && mailedPages.includes(name) ? page(name) : undefined;

/** The page with the registration form and the CMS's text for new customers. */
const register: Rule = (segments) =>
  segments.join('/') === 'nieuwe-klant' ? page('nieuwe-klant') : undefined;

/** A prepared recurring order, opened by a link in a mail. */
const prepared: Rule = (segments) =>
  segments.join('/') === 'herhaalorder' ? page('herhaalorder') : undefined;

/** Result pages of messages sent without JavaScript, and the page of the review score. */
const alone: Rule = ([name = '', ...rest], query) => {
  if (rest.length > 0) return undefined;
  // The query has the seconds to wait.
  if (name === 'bericht-mislukt') return dynamic(name, {}, query);
  return ['bericht-verstuurd', 'beoordelingen'].includes(name) ? page(name) : undefined;
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

/** `/service` is another address of the same page (docs/behaviour.md §2.1). */
const account: Rule = (segments, query) => {
  const own = segments.length === 1 && segments[0] === 'service' ? ['mijn-account'] : segments;
  if (own[0] !== 'mijn-account') return undefined;
  return { kind: 'page', path: own, customersOnly: 'account', query };
};

const samples: Record<string, string> = { 'voorbeeld.csv': 'voorbeeld', 'voorbeeld.xlsx': 'voorbeeld-excel' };

/** The quick order form, and sample files that can be filled in. */
const quickOrder: Rule = ([name, file, ...rest]) => {
  if (name !== 'snel-bestellen' || rest.length > 0) return undefined;
  if (file === undefined) return page(name);
  const sample = samples[file];
  return sample ? page(name, sample) : undefined;
};

/** All news, or one item. */
const news: Rule = ([nieuws, slug, ...rest]) =>
  nieuws === 'nieuws' && rest.length === 0 ? page('nieuws', ...(slug ? [slug] : [])) : undefined;

/** The design system's page; it is in no build. */
const style: Rule = (segments) =>
  process.env.NODE_ENV === 'development' && segments.join('/') === 'stijl' ? page('stijl') : undefined;

/** Paths that scanners try (`wp-login.php`, `.env`): no page has a name like a file, so the API is not asked. */
const file: Rule = (segments) =>
  /^\.|\.[a-z0-9]{1,6}$/i.test(segments.at(-1) ?? '') ? page('niet-gevonden') : undefined;

/** Any other path is a content page of the CMS, or absent. */
const content = (segments: string[]) => page('inhoud', ...segments);

const rules: Rule[] = [
  home,
  category,
  product,
  search,
  login,
  recovery,
  register,
  alone,
  prepared,
  cart,
  confirmation,
  account,
  quickOrder,
  news,
  style,
  file,
];

/** The route for the segments below the language. */
export function publicRoute(segments: string[], query: URLSearchParams): PublicRoute {
  for (const rule of rules) {
    const route = rule(segments, query);
    if (route) return route;
  }
  return content(segments);
}
