import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NO_PAGE } from '@/components/shared/shop-link';
import { openRobots } from '@/lib/seo/robots';
import { movedHandler } from '../../../lib/routing/moved-handlers.ts';
import { type Route, routeOf, routes } from '../../../lib/routing/routes.ts';
import { decide, passHandlers, showMovedHandler } from '../../../lib/routing/visit.ts';

const PAGES = 'app/[lang]/[site]/[aud]';

/** Folders that are a part of an address: not private (`_data`), not a parameter. */
const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[_[]/.test(entry.name))
    .map(({ name }) => name)
    .sort();
const namesOf = (...kinds: Route['kind'][]) =>
  Object.keys(routes)
    .filter((name) => kinds.includes(routes[name]?.kind ?? 'page'))
    .sort();

describe('the table of first path segments', () => {
  it('has each folder of app/ and public/, and these have each of its handlers and files', () => {
    // `_next` is the framework's.
    expect([...foldersIn('app'), ...foldersIn('public'), '_next'].sort()).toEqual(
      namesOf('handler', 'file', 'rewritten'),
    );
  });

  it('has each folder of pages, and each of its pages has a folder', () => {
    expect(foldersIn(PAGES)).toEqual(namesOf('page', 'rewritten'));
  });

  it('leaves every other first segment to the content pages', () => {
    expect(routeOf('afvalzakken')).toBeUndefined();
    expect(routeOf('toString')).toBeUndefined();
  });

  it('agrees with what the browser does not open as a page', () => {
    for (const name of Object.keys(routes)) {
      const isPage = !namesOf('handler', 'file').includes(name);
      expect([name, NO_PAGE.test(`/${name}/x`)]).toEqual([name, !isPage]);
    }
  });

  it('closes what is personal or endless to robots, and opens what a page is drawn with', () => {
    const lines = openRobots('https://shop.test', []).split('\n');
    expect(lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10))).toEqual([
      '/beheer',
      '/internal/',
      '/koppeling/',
      '/v1/',
      '/service',
      '/nl/bestelling/',
      '/login',
      '/nl/login',
      '/nl/mijn-account',
      '/nl/snel-bestellen',
      '/voorbeeld',
      '/nl/winkelwagen',
      '/nl/zoeken',
      '/*_rsc=',
    ]);
  });
});

describe('an address that a page from before a deployment still uses', () => {
  const visit = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.test');
    const asked = { pathname, query: searchParams, site: 'demo', audience: 'customer' } as const;
    return decide(asked, [passHandlers, showMovedHandler]);
  };

  it('leads to the same handler, with its query', () => {
    expect(visit('/prijzen?ids=1')).toEqual({ kind: 'show', path: '/internal/prices', search: '?ids=1' });
    expect(visit('/thema/menu')).toEqual({ kind: 'show', path: '/theme/menu', search: '' });
    expect(movedHandler('/prijzen/huispapier')).toBeUndefined();
  });
});
