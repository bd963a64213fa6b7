import { isFiltered, pageNumber } from '../catalogue/read-catalogue-query.ts';
import { slugify } from '../slug.ts';
import { brandUrl } from '../urls/brand-url.ts';
import { searchUrl } from '../urls/search-url.ts';
import { routeOf } from './routes.ts';

/** The target of a public address. `page` is a path below `/[lang]/[site]/[aud]`. */
export type PublicRoute =
  | {
      kind: 'page';
      path: string[];
      query?: URLSearchParams;
      customersOnly?: 'account' | 'review';
      /** The same page for all visitors, and for all customers: kept once it was made. Admins get `path`. */
      shared?: string[];
    }
  | { kind: 'redirect'; to: string };

/** A page whose address is not its public one: only middleware leads there. */
const rewritten = (...path: string[]): PublicRoute => ({ kind: 'page', path: ['rewritten', ...path] });
/** A page rendered per request: unbounded values go into the query, so that they never become a static page. */
const dynamic = (path: string[], params: Record<string, string>, query: URLSearchParams) => ({
  kind: 'page' as const,
  path,
  query: new URLSearchParams([
    ...Object.entries(params),
    ...[...query].filter(([name]) => !(name in params)),
  ]),
});
const filtered = (path: string, query: URLSearchParams) =>
  dynamic(['rewritten', 'filtered'], { path }, query);

/** The page that is always absent: a 404 in the site's own layout, without asking the API. */
export const absentPage = rewritten('absent');

/** All brands, or one by its slug; another spelling redirects to the slug. */
const brand = ([name, ...rest]: string[], query: URLSearchParams): PublicRoute => {
  if (name === undefined) return rewritten('brands');
  const slug = slugify(name);
  if (rest.length > 0 || slug === '') return absentPage;
  if (slug !== name) return { kind: 'redirect', to: brandUrl(name) };
  if (isFiltered(query)) return filtered(`merken/${slug}`, query);
  return rewritten('brand', slug, String(pageNumber(query.get('page'))));
};

/** A product list; only the page number is part of the static address. */
const category = ([c, ...path]: string[], query: URLSearchParams): PublicRoute | undefined => {
  if (c !== 'c' || path.length === 0) return undefined;
  if (path[0] === 'merken') return brand(path.slice(1), query);
  if (isFiltered(query)) return filtered(path.join('/'), query);
  const number = String(pageNumber(query.get('page')));
  return path.join('/') === 'sale' ? rewritten('sale', number) : rewritten('category', number, ...path);
};

/** A usual search text. Others are rendered per request, as is every search with filters. */
const USUAL_TEXT = /^[\p{L}\d][\p{L}\d .,'+-]{0,59}$/u;
const isPlainSearch = (text: string, query: URLSearchParams) =>
  USUAL_TEXT.test(text) && !isFiltered(query) && !query.has('groupID') && !query.has('page');

/** The search form without JavaScript asks `/nl/zoeken?q=…`; without a text it is the page that helps to search. */
const search = ([zoeken, text = '', ...rest]: string[], query: URLSearchParams): PublicRoute | undefined => {
  if (zoeken !== 'zoeken' || rest.length > 0) return undefined;
  if (text.trim() !== '') {
    const shared = isPlainSearch(text, query) && ['rewritten', 'search', text];
    return { ...dynamic(['zoeken'], { text }, query), ...(shared && { shared }) };
  }
  const asked = query.get('q')?.trim();
  return asked ? { kind: 'redirect', to: searchUrl(asked) } : undefined;
};

/**
 * Names of folders that only middleware leads to, and paths that scanners try (`wp-login.php`, `.env`): no content page
 * has a name like a file, so the API is not asked.
 */
const absent = (segments: string[]): PublicRoute | undefined => {
  const route = routeOf(segments[0] ?? '');
  const isFileName = /^\.|\.[a-z0-9]{1,6}$/i.test(segments.at(-1) ?? '');
  return route?.kind === 'rewritten' || (isFileName && !route?.hasFileNames) ? absentPage : undefined;
};

/** Which pages visitors are sent to the login from. */
function customersOnly([first, second, third, ...rest]: string[]): 'account' | 'review' | undefined {
  if (first === 'mijn-account') return 'account';
  if (first === 'winkelwagen' && second === 'review' && third === undefined) return 'review';
  if (first === 'bestelling' && third === 'bevestiging' && rest.length === 0) return 'account';
  return undefined;
}

/**
 * Every other address is its own path below `[aud]`, where Next prefers a folder of that name to `[...path]`, which
 * shows the content pages of the CMS.
 */
const page = (asked: string[], query: URLSearchParams): PublicRoute => {
  // `/service` is another address of the account page (docs/behaviour.md §2.1).
  const path = asked.join('/') === 'service' ? ['mijn-account'] : asked;
  const reads = routeOf(path[0] ?? '')?.readsQuery;
  const only = customersOnly(path);
  return { kind: 'page', path, ...(reads && { query }), ...(only && { customersOnly: only }) };
};

/** The route for the segments below the language. */
export const publicRoute = (segments: string[], query: URLSearchParams): PublicRoute =>
  category(segments, query) ?? search(segments, query) ?? absent(segments) ?? page(segments, query);
