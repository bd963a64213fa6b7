import { describe, expect, it } from 'vitest';
import { buildAssortment, landingGroups } from '../../../demo/src/catalogue/index.ts';
import { renderBlocks } from '../../../demo/src/content/blocks.ts';
import { factsOf, withPlaceholders } from '../../../demo/src/content/facts.ts';
import { bestGroup, landingFamilies, landingNames } from '../../../demo/src/content/landing-groups.ts';
import { newsOf } from '../../../demo/src/content/news/write-news.ts';
import { guidesOf } from '../../../demo/src/content/pages/landings/index.ts';
import { slidesOf } from '../../../demo/src/content/slides/index.ts';
import { pagesOf } from '../../../demo/src/content/write-content.ts';
import { cutOffOf } from '../../../demo/src/delivery.ts';
import { demoSites } from '../../../demo/src/sites.ts';
import { slugify } from '../../../lib/slug.ts';
import { allowedHtml } from '../../src/modules/content/allowed-html.ts';
import { shownFields } from '../../src/modules/content/shown-text.ts';

/** Words of a text, without its markup. */
const wordsOf = (html: string): string[] =>
  html.replace(/<[^>]+>/g, ' ').match(/[\p{L}\d][\p{L}\d’'.,-]*/gu) ?? [];

const now = new Date('2026-11-20T09:00:00Z');
/** Addresses that the storefront has by itself. */
const own = new Set([
  '/login',
  '/nl/mijn-account',
  '/nl/leveranciers',
  '/nl/nieuws',
  '/nl/c/merken',
  '/nl/c/sale',
  '/nl/recepten-en-videos',
  '/nl/snel-bestellen',
  '/nl/wachtwoord-vergeten',
]);
/** The list of cookies below the text of the privacy page, and supervisory authorities. */
const besideTheShop = new Set([
  '#opgeslagen',
  'https://economie.fgov.be',
  'https://www.acm.nl',
  'https://www.autoriteitpersoonsgegevens.nl',
  'https://www.gegevensbeschermingsautoriteit.be',
]);
/** Of the storefront's pages, only where consumers buy. */
const ownOfConsumers = ['/nl/herroepen'];

const shops = demoSites.map((site) => {
  const assortment = buildAssortment(site.id);
  const shop = factsOf(site, assortment);
  const sold = assortment.products.map((product, at) => ({ ...product, id: at + 1 }));
  const news = newsOf(shop, sold, now);
  return { site, assortment, shop, sold, pages: pagesOf(shop), news, slides: slidesOf(shop) };
});

describe.each(shops)('the texts of $site.id', ({ site, assortment, shop, sold, pages, news, slides }) => {
  it('have a page behind every link of header and footer', () => {
    expect(pages.map((page) => page.path)).toEqual(
      expect.arrayContaining([
        'vragen-over-bestellen',
        'vragen-over-levering',
        'bestelhulp',
        'nieuwe-klant',
        'inkoop-op-maat',
        'inschrijven-nieuwsbrief',
        'wie-zijn-wij',
        'leveringsvoorwaarden',
        'privacy-veiligheid',
        'toegankelijkheid',
      ]),
    );
    expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
  });

  it('are 150 words or more on every page about ordering, service and the shop', () => {
    const service = pages.filter(({ menu }) => ['vragen', 'service', 'over-ons'].includes(menu));
    const short = service.filter(({ content }) => wordsOf(content).length < 150);
    expect(short.map(({ code, content }) => [code, wordsOf(content).length])).toEqual([]);
  });

  it('have no broken link', () => {
    const known = new Set([
      ...own,
      ...besideTheShop,
      ...(site.prices === 'public' ? ownOfConsumers : []),
      ...pages.map((page) => `/nl/${page.path}`),
      ...assortment.groups.map((group) => `/nl/c/${group.key}`),
      ...sold.map(({ id, name }) => `/nl/p/${slugify(name)}-${id}`),
    ]);
    const links = [...pages, ...news, ...slides].flatMap(({ content }) =>
      [...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? ''),
    );
    const strange = links.filter(
      (href) => !/^(?:mailto|tel):/.test(href) && !known.has(href.split('?')[0] ?? ''),
    );
    expect(strange).toEqual([]);
    for (const href of links.filter((link) => link.startsWith('/nl/c/') && link.includes('?'))) {
      const { pathname, searchParams } = new URL(href, 'https://winkel.example');
      const inGroup = assortment.products.filter(({ group }) => `/nl/c/${group}/`.startsWith(`${pathname}/`));
      for (const [facet, value] of searchParams) {
        const left = inGroup.filter(({ facets }) => facets[facet as keyof typeof facets] === value);
        expect(left.length, href).toBeGreaterThan(0);
      }
    }
    expect(links.some((href) => href.startsWith(`mailto:info@${site.id}.test`))).toBe(true);
  });

  it('describe every brand, on its page, with its logo', () => {
    const brands = new Set(assortment.products.map(({ brand }) => brand));
    const told = pages.filter(({ menu }) => menu === 'merken');
    expect(new Set(told.map(({ title }) => title))).toEqual(brands);
    for (const { path, image, content } of told) {
      const slug = path.replace('c/merken/', '');
      expect(image).toBe(`/media/${site.id}/merken/${slug}.svg`);
      expect(content).toMatch(/^<p>.{40,}<\/p>$/);
    }
  });

  it('help to choose on every landing page: a table, questions, links into the assortment', () => {
    for (const { code, content } of pages.filter(({ menu }) => menu === 'assortiment')) {
      expect(content.match(/<h2>/g)?.length, code).toBeGreaterThan(1);
      expect(content.match(/<h3>/g)?.length, code).toBeGreaterThan(3);
      expect(content, code).toMatch(/<table><thead>.+href="\/nl\/c\//);
      expect(content, code).not.toMatch(/<tbody><\/tbody>/);
    }
  });

  it('show groups that exist', () => {
    const paths = new Set(assortment.groups.map((group) => `c/${group.key}`));
    for (const page of pages.filter(({ menu }) => menu === 'assortiment'))
      expect(paths).toContain(page.groupPath);
  });

  it('are served unchanged', () => {
    for (const { content } of [...pages, ...news, ...slides]) expect(allowedHtml(content)).toBe(content);
  });

  it('are the same with placeholders, once these are filled in', () => {
    const stored = pagesOf(withPlaceholders(shop));
    expect(stored.map(({ content }) => content).join('')).not.toContain(site.branch.phone);
    for (const [at, { title, content, htmlDescription }] of stored.entries())
      expect(
        shownFields({ ...site, cutOff: cutOffOf(site) }, 'page', { title, content, htmlDescription }),
      ).toEqual({
        title: pages[at]?.title,
        content: pages[at]?.content,
        htmlDescription: pages[at]?.htmlDescription,
      });
  });

  it('state Belgium where the shop delivers there, and nowhere else', () => {
    // The origin of a brand does not depend on where the shop delivers.
    const text = pages.flatMap(({ menu, content }) => (menu === 'merken' ? [] : [content])).join(' ');
    expect(text.includes('België')).toBe(shop.belgium);
    expect(text.includes('€\u00a09,95')).toBe(shop.belgium);
    expect(text).toContain('€\u00a06,95');
  });

  it('have three slides, the first of which is about its own trade', () => {
    expect(slides.map(({ position }) => position)).toEqual([1, 2, 3]);
    for (const { content, link, image } of slides) {
      expect(content).toMatch(/^<h2>[^<]+<\/h2><p>[^<]+<\/p><p><a href="[^"]+">[^<]+<\/a><\/p>$/);
      expect(content).toContain(`href="${link}"`);
      expect(image).toMatch(`/media/${site.id}/scenes/uitgelicht-`);
    }
    expect(slides[0]?.link).toMatch(/^\/nl\/c\/(?!sale|merken)/);
  });
});

describe('the landing pages', () => {
  it('of the demo shop show the intended groups', () => {
    const landings = shops[0]?.pages.filter(({ menu }) => menu === 'assortiment') ?? [];
    expect(Object.fromEntries(landings.map(({ code, groupPath }) => [code, groupPath]))).toEqual(
      Object.fromEntries(Object.entries(landingGroups).map(([name, key]) => [name, `c/${key}`])),
    );
  });

  it.each(shops)('are five at $site.id, each of 150 words or more', ({ pages }) => {
    const landings = pages.filter(({ menu }) => menu === 'assortiment');
    expect(landings.map(({ code }) => code)).toEqual([...landingNames]);
    for (const { code, content } of landings)
      expect(wordsOf(content).length, code).toBeGreaterThanOrEqual(150);
  });

  it('are no other shop’s, word for word', () => {
    for (const name of landingNames) {
      const texts = shops.map(({ pages }) => pages.find(({ code }) => code === name)?.content);
      expect(new Set(texts).size, name).toBe(shops.length);
    }
  });

  it('say so where the shop sells none, and show products of what comes nearest', () => {
    for (const { site, assortment, shop, pages } of shops)
      for (const name of landingNames) {
        if (bestGroup(assortment, landingFamilies[name])) continue;
        const page = pages.find(({ code }) => code === name);
        expect(page?.content, `${name} of ${site.id}`).toMatch(/^<p>[^<]*verkopen wij niet/);
        expect(page?.content.match(/<th><a href="\/nl\/c\//g)?.length, site.id).toBe(
          page?.content.match(/<tbody>.*<\/tbody>/)?.[0].match(/<tr>/g)?.length,
        );
        expect(guidesOf(shop).get(page?.groupPath ?? '')?.code).not.toBe(name);
      }
  });
});

describe('a text', () => {
  it('is escaped before its links are made', () => {
    expect(renderBlocks([{ p: 'a < b & [c](/nl/nieuws) <script>' }])).toBe(
      '<p>a &lt; b &amp; <a href="/nl/nieuws">c</a> &lt;script&gt;</p>',
    );
  });
});
