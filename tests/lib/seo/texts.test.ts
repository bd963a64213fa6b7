import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { icoFile } from '../../../lib/seo/ico.ts';
import { isPublicHost, languagesOf, siteOrigin } from '../../../lib/seo/origin.ts';
import { openRobots } from '../../../lib/seo/robots.ts';
import { shorten } from '../../../lib/seo/shorten.ts';
import { sitemapIndex, urlSet } from '../../../lib/seo/sitemap.ts';
import { siteOf } from '../../../tenants/hosts.ts';

describe('the canonical origin of a site', () => {
  it('is its first host, by https', () => {
    expect(siteOrigin(siteOf('schoongroep'))).toBe('https://www.schoongroep.example');
  });

  it('is not the host of a developer, nor of another site', () => {
    const site = siteOf('schoongroep');
    expect(isPublicHost('schoongroep.example', site)).toBe(true);
    expect(isPublicHost('schoongroep.localhost', site)).toBe(false);
    expect(isPublicHost('www.huispapier.example', site)).toBe(false);
  });
});

/** Whether the longest rule that fits closes a path, as search engines read it. */
function isClosed(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  const pattern = (rule: string) =>
    new RegExp(`^${rule.replace(/[.?+()[\]\\]/g, '\\$&').replaceAll('*', '.*')}`);
  return rules.some((rule) => pattern(rule).test(path));
}

describe('robots.txt', () => {
  const robots = openRobots('https://www.huispapier.example', ['sort', 'merk', 'kleur']);

  it.each([
    '/nl/zoeken/zeep',
    '/login?terug=%2Fservice',
    '/nl/winkelwagen/review',
    '/nl/mijn-account/bestellingen',
    '/nl/bestelling/2026-1/bevestiging',
    '/beheer',
    '/v1/products/get_products',
    '/nl/c/papier?groupID=1&page=0&merk=A',
    '/nl/c/papier/rollen?merk=A',
    '/nl/c/sale?page=0&sort=prijs-oplopend',
    '/nl/c/papier?_rsc=1a2b',
  ])('closes %s', (path) => {
    expect(isClosed(robots, path)).toBe(true);
  });

  it.each([
    '/',
    '/nl/c/papier',
    '/nl/c/papier?groupID=1&page=2',
    '/nl/c/merken/zilverwit',
    '/nl/p/zeep-12',
    '/toiletpapier',
    '/nl/nieuws/doffe-glazen',
    '/media/huispapier/packshots/1a.svg',
    '/delen/winkel.png',
  ])('leaves %s open', (path) => {
    expect(isClosed(robots, path)).toBe(false);
  });

  it('names the site’s own sitemap, and none where everything is closed', () => {
    expect(robots).toContain('\nSitemap: https://www.huispapier.example/sitemap.xml\n');
    const closedRobots = readFileSync('public/robots.txt', 'utf8');
    expect(isClosed(closedRobots, '/')).toBe(true);
    expect(closedRobots).not.toContain('Sitemap');
  });
});

describe('a sitemap', () => {
  it('escapes XML, and has a date of change only where one is known', () => {
    const xml = urlSet('https://a.example', [
      { path: `/nl/p/"a"&b<c>'d'` },
      { path: '/x', changed: '2026-11-01' },
    ]);
    expect(xml).toContain(
      '<loc>https://a.example/nl/p/&quot;a&quot;&amp;b&lt;c&gt;&apos;d&apos;</loc></url>',
    );
    expect(xml).toContain('<loc>https://a.example/x</loc><lastmod>2026-11-01</lastmod>');
    expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  });

  it('carries the audience of a page that can not carry it itself', () => {
    const languages = languagesOf({ countries: ['NL', 'BE'] });
    const xml = urlSet('https://a.example', [{ path: '/nl/c/x', forAll: true }, { path: '/y' }], languages);
    expect(
      [...xml.matchAll(/hreflang="([^"]+)" href="https:\/\/a\.example\/nl\/c\/x"/g)].map((m) => m[1]),
    ).toEqual(['nl', 'nl-BE', 'x-default']);
    expect(xml).not.toMatch(/href="https:\/\/a\.example\/y"/);
    expect(languagesOf({ countries: ['NL'] })).toEqual([]);
  });

  it('index names its parts', () => {
    expect(sitemapIndex('https://a.example', ['/b.xml'])).toContain(
      '<sitemap><loc>https://a.example/b.xml</loc></sitemap>',
    );
  });
});

describe('a description', () => {
  it('ends at a sentence where that is long enough, else at a word', () => {
    expect(shorten('Kort.\nEn goed.')).toBe('Kort. En goed.');
    expect(shorten('Een zin van ruim de helft. En nog een die te lang is.', 40)).toBe(
      'Een zin van ruim de helft.',
    );
    expect(shorten('Kort. Daarna een zin die nergens ophoudt en maar doorgaat.', 40)).toBe(
      'Kort. Daarna een zin die nergens…',
    );
  });

  it('is one line of limited length, for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 2, max: 200 }), (text, most) => {
        const short = shorten(text, most);
        expect(short.length).toBeLessThanOrEqual(most);
        expect(short).not.toMatch(/[\n\r\t]/);
      }),
    );
  });
});

it('an icon file has the offset of each of its pictures', () => {
  const file = icoFile([
    { size: 16, png: new Uint8Array([1, 2, 3]) },
    { size: 256, png: new Uint8Array([4, 5]) },
  ]);
  const view = new DataView(file.buffer);
  expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([0, 1, 2]);
  expect([file[6], file[22]]).toEqual([16, 0]);
  const pictureAt = (entry: number) => {
    const start = view.getUint32(entry + 12, true);
    return [...file.slice(start, start + view.getUint32(entry + 8, true))];
  };
  expect([pictureAt(6), pictureAt(22)]).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});
