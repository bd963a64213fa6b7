import { blogLists } from '@toonbank/contract';
import { firstSegments } from '@toonbank/contract/editing/first-segments';
import type { References } from '@toonbank/contract/text-checks/facts/references';
import type { Tx } from '../../db/connect.ts';
import {
  blogItems,
  contentPages,
  contentRedirects,
  newsItems,
  productGroups,
  products,
  type Site,
} from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';

/** The addresses of a site that its data decides about. Paths below the language. */
export interface KnownAddresses {
  /** Of visible pages, and their former ones. */
  pages: ReadonlySet<string>;
  groups: ReadonlySet<string>;
  news: ReadonlySet<string>;
  blog: ReadonlySet<string>;
  /** The letters and digits of each brand's name. */
  brands: ReadonlySet<string>;
  /** Ids of what is sold. */
  products: ReadonlySet<number>;
  /** Article numbers of what is sold, in capitals. */
  articleNumbers: ReadonlySet<string>;
  /** Addresses that the storefront redirects, with and without the language; see `Site`. */
  redirects: Site['redirects'];
}

/** What both a brand's name and its address have. */
const lettersOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'en')
    .replace(/[^a-z0-9]/g, '');

/** What is asked of each table; row-level security leaves the rows of the site. */
async function readRows(tx: Tx) {
  const { path, visible } = contentPages;
  const { id, articleNumber, brand } = products;
  return {
    pages: await tx.select({ path }).from(contentPages).where(eq(visible, true)),
    redirects: await tx.select({ path: contentRedirects.fromPath }).from(contentRedirects),
    groups: await tx.select({ path: productGroups.path }).from(productGroups),
    news: await tx.select({ slug: newsItems.slug }).from(newsItems),
    blog: await tx.select({ slug: blogItems.slug }).from(blogItems),
    sold: await tx.select({ id, articleNumber, brand }).from(products).where(eq(products.active, true)),
  };
}

export async function readKnownAddresses(tx: Tx, { redirects: moved }: Site): Promise<KnownAddresses> {
  const { pages, redirects, groups, news, blog, sold } = await readRows(tx);
  return {
    pages: new Set([...pages, ...redirects].map(({ path }) => path)),
    groups: new Set(groups.map(({ path }) => path)),
    news: new Set(news.map(({ slug }) => slug)),
    // The lists of each kind have an address too.
    blog: new Set([...Object.values(blogLists), ...blog.map(({ slug }) => slug)]),
    brands: new Set(sold.map(({ brand }) => lettersOf(brand))),
    products: new Set(sold.map(({ id }) => id)),
    articleNumbers: new Set(sold.map(({ articleNumber }) => articleNumber.toUpperCase())),
    redirects: moved,
  };
}

const ownSegments: ReadonlySet<string> = new Set(firstSegments);

/** Short forms of addresses of the shop, and names of home pages in old shops: the storefront redirects both. */
const SHORT_FORM = /^(?:merken|sale|(?:index|default)\.(?:php|html?|aspx?|jsp))$/i;

/** The decoded segments; undefined for what is no address. */
function segmentsOf(address: string): string[] | undefined {
  try {
    return (address.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Where the storefront redirects a former address of the site. */
function redirectOf(segments: readonly string[], { redirects }: KnownAddresses): string | undefined {
  const path = `/${segments.join('/').toLowerCase()}`;
  return Object.hasOwn(redirects, path) ? redirects[path] : undefined;
}

function isList(below: readonly string[], { groups, pages, brands }: KnownAddresses): boolean {
  const [first = '', second, third] = below;
  const path = `c/${below.join('/')}`;
  if (first === 'sale') return second === undefined;
  if (first !== 'merken') return groups.has(path);
  if (second === undefined) return true;
  return third === undefined && (brands.has(lettersOf(second)) || pages.has(path));
}

/** Whether segments below the language lead to something. The shop's own pages all do. */
function isKnown(segments: readonly string[], known: KnownAddresses): boolean {
  const [first, ...below] = segments;
  if (first === undefined) return true;
  if (below.length === 0 && SHORT_FORM.test(first)) return true;
  if (first === 'c') return isList(below, known);
  if (first === 'p') return known.products.has(Number(/(?:^|-)(\d{1,10})$/.exec(below[0] ?? '')?.[1]));
  if (first === 'nieuws') return below.length === 0 || known.news.has(below.join('/'));
  if (first === 'recepten-en-videos') return below.length === 0 || known.blog.has(below.join('/'));
  return ownSegments.has(first) || known.pages.has(segments.join('/'));
}

/** Whether an address of the shop leads to something, also by a redirect. */
function leadsSomewhere(address: string, known: KnownAddresses): boolean {
  const asked = segmentsOf(address);
  const to = asked && redirectOf(asked, known);
  const segments = to === undefined ? asked : segmentsOf(to);
  if (!segments) return false;
  return isKnown(segments[0]?.toLowerCase() === 'nl' ? segments.slice(1) : segments, known);
}

/** The references that lead nowhere. */
export const deadOf = (
  { addresses, articleNumbers }: Pick<References, 'addresses' | 'articleNumbers'>,
  known: KnownAddresses,
) => ({
  addresses: new Set(addresses.filter((address) => !leadsSomewhere(address, known))),
  articleNumbers: new Set(articleNumbers.filter((number) => !known.articleNumbers.has(number.toUpperCase()))),
});
