import type { Answer, plainHttp } from './plain-http.ts';

/** The links and the text of a page. */
export interface CrawledPage {
  path: string;
  html: string;
  /** `/path?query#anchor` of this shop. */
  links: string[];
  files: string[];
  ids: ReadonlySet<string>;
}

export interface Crawled {
  pages: Map<string, CrawledPage>;
  /** 'path: status, linked from path' */
  dead: string[];
  files: number;
}

/**
 * Pages of one kind use the same code on all sites: this many lists, and pages of each kind of item, are asked for. The
 * others have to be in the sitemap, which comes from the database.
 */
const MAX_LISTS = 2;
const MAX_ITEMS = 1;
const MAX_FILES = 16;
/** Products outside the sitemap that are asked for: members of a family, which it lists by its first one. */
const MAX_MEMBERS = 2;
/** Pages that ask for a login, belong to administrators, or end a session. */
const NOT_FOLLOWED = /^\/(?:nl\/mijn-account|service|beheer|v1|internal)(?:[/?]|$)/;
const isList = (path: string) => /^\/nl\/(?:(?:c|zoeken)\/|leveranciers\/[^?]*\?)/.test(path);
/** The kind of an item: a product, a news item, a recipe, video or blog, a supplier. */
const itemKind = (path: string) =>
  /^\/nl\/(p|nieuws|recepten-en-videos|leveranciers)\/[^?]*-/.exec(path)?.[1];

const decoded = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const attributes = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => decoded(value));

/** Markup without scripts: these repeat the page's texts and addresses as data. */
const withoutScripts = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>/gs, '');

function readPage(path: string, text: string): CrawledPage {
  const html = withoutScripts(text);
  const own = (href: string) => new URL(href, `http://shop.test${path}`);
  const links = attributes(html, /<a\b[^>]*?\shref="([^"]*)"/g)
    .map(own)
    .filter(({ origin }) => origin === 'http://shop.test');
  const sources = [
    ...attributes(html, /<(?:img|source|video|track|script|iframe)\b[^>]*?\s(?:src|poster)="([^"]*)"/g),
    ...attributes(html, /\ssrcset="([^"]*)"/gi).flatMap((set) =>
      set.split(/,\s+/).map((one) => one.trim().split(' ')[0] ?? ''),
    ),
    ...attributes(text, /<link\b[^>]*?\shref="([^"]*)"/g),
  ].filter((src) => src.startsWith('/'));
  return {
    path,
    html,
    links: links.map(({ pathname, search, hash }) => pathname + search + hash),
    files: [...new Set(sources)],
    ids: new Set(attributes(html, /\sid="([^"]*)"/g)),
  };
}

type Client = ReturnType<typeof plainHttp>;

/** The answer after redirects within the shop. */
async function follow({ ask }: Client, host: string, path: string): Promise<Answer> {
  const answer = await ask({ host, path });
  const to = answer.headers.location;
  if (answer.status < 300 || answer.status > 399 || !to) return answer;
  const { pathname, search } = new URL(to, 'http://shop.test');
  return ask({ host, path: pathname + search });
}

/** Addresses that have been seen, with a page that leads there. */
class Found {
  readonly from = new Map<string, string>();
  private readonly waiting: string[] = [];
  private readonly lists = new Set<string>();
  private readonly items = new Map<string, Set<string>>();

  add(address: string, from: string): void {
    const [path = ''] = address.split('#');
    if (this.from.has(path) || NOT_FOLLOWED.test(path)) return;
    this.from.set(path, from);
    if (this.isEnough(path)) return;
    this.waiting.push(path);
  }
  take = (): string[] => this.waiting.splice(0);

  /** A list is one page: its filters and its other pages are the same with another query. */
  private isEnough(path: string): boolean {
    const [bare = ''] = path.split('?');
    const { lists, items } = this;
    if (isList(path)) return lists.has(bare) || lists.size >= MAX_LISTS || !lists.add(bare);
    const kind = itemKind(path);
    if (kind === undefined) return false;
    const asked = items.get(kind) ?? new Set<string>();
    items.set(kind, asked);
    return asked.has(bare) || asked.size >= MAX_ITEMS || !asked.add(bare);
  }
}

async function checkFiles(
  client: Client,
  host: string,
  pages: Iterable<CrawledPage>,
): Promise<Crawled['dead']> {
  const from = new Map<string, string>();
  for (const { path, files } of pages) for (const file of files) if (!from.has(file)) from.set(file, path);
  // Every kind of file, rather than the many pictures of goods.
  const byFolder = Map.groupBy(from.keys(), (file) => file.split('/').slice(0, -1).join('/'));
  const share = Math.ceil(MAX_FILES / byFolder.size);
  const chosen = [...byFolder.values()].flatMap((files) => files.slice(0, share));
  const answers = await Promise.all(
    chosen.map(async (file) => [file, (await client.ask({ host, path: file })).status] as const),
  );
  return answers
    .filter(([, status]) => status !== 200)
    .map(([file, status]) => `${file}: ${status}, shown on ${from.get(file)}`);
}

/** True for a product whose page names another address as its own, which is in the sitemap. */
async function isMember(
  client: Client,
  host: string,
  path: string,
  listed: ReadonlySet<string>,
): Promise<boolean> {
  const { status, text } = await follow(client, host, path);
  const [canonical] = attributes(text, /<link rel="canonical" href="([^"]*)"/g);
  return status === 200 && canonical !== undefined && listed.has(new URL(canonical).pathname);
}

/** Follows all links of a shop from its home page, as a visitor without JavaScript. */
export async function crawl(client: Client, host: string): Promise<Crawled> {
  const sitemap = await client.ask({ host, path: '/sitemap.xml' });
  const listed = new Set(
    attributes(sitemap.text, /<loc>([^<]+)<\/loc>/g).map((url) => new URL(url).pathname),
  );
  const found = new Found();
  found.add('/', 'the address bar');
  const pages = new Map<string, CrawledPage>();
  const dead: string[] = [];
  for (let paths = found.take(); paths.length > 0; paths = found.take())
    await Promise.all(
      paths.map(async (path) => {
        const { status, text, headers } = await follow(client, host, path);
        if (status !== 200) dead.push(`${path}: ${status}, linked from ${found.from.get(path)}`);
        if (status !== 200 || !headers['content-type']?.startsWith('text/html')) return;
        const page = readPage(path, text);
        pages.set(path, page);
        for (const link of page.links) found.add(link, path);
      }),
    );
  const unlisted = [...found.from].filter(([path]) => {
    const [bare = ''] = path.split('?');
    const isListed = listed.has(bare) || listed.has(decodeURI(bare));
    return (itemKind(path) || isList(path)) && !pages.has(path) && !isListed;
  });
  const [products, others] = [true, false].map((kind) =>
    unlisted.filter(([path]) => (itemKind(path) === 'p') === kind),
  );
  const strangers = await Promise.all(
    (products ?? [])
      .slice(0, MAX_MEMBERS)
      .map(async (one) => ((await isMember(client, host, one[0], listed)) ? [] : [one])),
  );
  for (const [path, from] of [...(others ?? []), ...strangers.flat()])
    dead.push(`${path}: not in the sitemap, linked from ${from}`);
  for (const { path, links } of pages.values())
    for (const link of links) {
      const [to = '', anchor = ''] = link.split('#');
      const target = pages.get(to);
      if (anchor !== '' && target && !target.ids.has(decodeURIComponent(anchor)))
        dead.push(`${link}: no such place, linked from ${path}`);
    }
  const broken = await checkFiles(client, host, pages.values());
  const files = new Set([...pages.values()].flatMap((page) => page.files)).size;
  return { pages, dead: [...new Set([...dead, ...broken])], files };
}
