import { describe, expect, it } from 'vitest';
import type { PageAudience } from '../../../lib/page-audience.ts';
import {
  decide,
  hideBusinessPages,
  passHandlers,
  redirectAliases,
  redirectOldPaths,
  requireLogin,
  showAdmin,
  showPage,
  showShelfLabel,
  showSiteFile,
  startSimulation,
  withoutSite,
} from '../../../lib/routing/visit.ts';

const steps = [
  passHandlers,
  showSiteFile,
  withoutSite,
  startSimulation,
  showShelfLabel,
  showAdmin,
  redirectOldPaths,
  redirectAliases,
  requireLogin,
  hideBusinessPages,
  showPage,
];

function visit(
  address: string,
  audience: PageAudience = 'visitor',
  site: string | null = 'demo',
  isPublicHost = site !== null,
) {
  const url = new URL(address, 'http://shop.test');
  return decide({ pathname: url.pathname, query: url.searchParams, site, isPublicHost, audience }, steps);
}

it('shows a consumer none of the pages that only a business has, but the files of orders', () => {
  const show = (pathname: string, consumers: boolean) => {
    const query = new URLSearchParams();
    const outcome = decide({ pathname, query, site: 'demo', audience: 'customer', consumers }, steps);
    return outcome.kind === 'show' ? outcome.path : outcome.kind;
  };
  for (const page of ['kastlabels', 'aanvragen', 'prijsafspraken', 'pakbonnen', 'orderbevestigingen'])
    expect(show(`/nl/mijn-account/${page}`, true)).toBe('/nl/demo/k/rewritten/absent');
  expect(show('/nl/snel-bestellen', true)).toBe('/nl/demo/k/rewritten/absent');
  for (const page of ['leveranciers', 'leveranciers/kringkeus-12'])
    expect(show(`/nl/${page}`, true)).toBe('/nl/demo/k/rewritten/absent');
  expect(show('/nl/mijn-account/kastlabels', false)).toBe('/nl/demo/k/mijn-account/kastlabels');
  expect(show('/nl/mijn-account/pakbonnen/P00012-7.pdf', true)).toBe(
    '/nl/demo/k/mijn-account/pakbonnen/P00012-7.pdf',
  );
  expect(show('/nl/mijn-account/bestellingen', true)).toBe('/nl/demo/k/mijn-account/bestellingen');
});

describe('the middleware’s decision', () => {
  it('shows the page of the host’s site, in the variant of the audience', () => {
    expect(visit('/nl/c/papier?groupID=1&page=3')).toEqual({
      kind: 'show',
      path: '/nl/demo/v/rewritten/category/3/papier',
      search: '',
    });
    expect(visit('/', 'customer', 'huispapier')).toEqual({
      kind: 'show',
      path: '/nl/huispapier/k',
      search: '',
    });
  });

  it('shares a usual search among visitors, and among customers, but not with admins', () => {
    const path = (audience: PageAudience) => {
      const outcome = visit('/nl/zoeken/zeep', audience);
      return outcome.kind === 'show' && outcome.path + outcome.search;
    };
    expect(path('visitor')).toBe('/nl/demo/v/rewritten/search/zeep');
    expect(path('customer')).toBe('/nl/demo/k/rewritten/search/zeep');
    expect(path('admin')).toBe('/nl/demo/b/zoeken?text=zeep');
    expect(path('moment')).toBe('/nl/demo/m/zoeken?text=zeep');
  });

  it('treats an internal address as an unknown page of this site', () => {
    expect(visit('/nl/huispapier/k')).toEqual({
      kind: 'show',
      path: '/nl/demo/v/huispapier/k',
      search: '',
    });
    expect(visit('/nl/gefilterd?pad=papier')).toEqual({
      kind: 'show',
      path: '/nl/demo/v/gefilterd',
      search: '',
    });
  });

  it('shows a shelf label outside the shop’s layout to visitors too, and an invalid code as a wrong label', () => {
    const shown = { kind: 'show', unlisted: true };
    expect(visit('/k/12-1-AbC_-x?fout=aantal', 'customer')).toEqual({
      ...shown,
      path: '/rewritten/shelf-label/demo/12-1-AbC_-x',
      search: '?fout=aantal',
    });
    expect(visit('/k/%2e%2e%2fbeheer')).toEqual({
      ...shown,
      path: '/rewritten/shelf-label/demo/-',
      search: '',
    });
    expect(visit('/k/a/b')).toMatchObject({ path: '/nl/demo/v/k/a/b' });
    expect(visit('/rewritten/shelf-label/huispapier/x')).toMatchObject({
      path: '/nl/demo/v/rewritten/absent',
    });
  });

  it('shows the admin’s pages outside the shop’s layout to everyone, because the API knows who is an admin', () => {
    for (const address of ['/beheer', '/beheer/'])
      expect(visit(address)).toEqual({ kind: 'show', path: '/rewritten/admin/demo', search: '' });
    expect(visit('/beheer?fout=gegevens', 'customer', 'huispapier')).toEqual({
      kind: 'show',
      path: '/rewritten/admin/huispapier',
      search: '?fout=gegevens',
    });
    expect(visit('/beheer/bestaat-niet')).toMatchObject({ path: '/nl/demo/v/beheer/bestaat-niet' });
    expect(visit('/rewritten/admin/huispapier')).toMatchObject({ path: '/nl/demo/v/rewritten/absent' });
  });

  it('shows an admin who looks as a customer at a moment that customer’s pages in a variant of their own', () => {
    expect(visit('/nl/mijn-account', 'moment')).toMatchObject({ path: '/nl/demo/m/mijn-account' });
    expect(visit('/nl/winkelwagen/review', 'moment')).toMatchObject({
      path: '/nl/demo/m/winkelwagen/review',
    });
    const file = '/nl/mijn-account/facturen/facturen.csv';
    expect(visit(file, 'moment')).toMatchObject({ path: '/nl/demo/k/mijn-account/facturen/facturen.csv' });
  });

  it('shows an admin the pages of a visitor in a variant of their own', () => {
    expect(visit('/nl/c/papier', 'admin')).toMatchObject({ path: '/nl/demo/b/rewritten/category/0/papier' });
    expect(visit('/service', 'admin')).toEqual({ kind: 'redirect', to: '/login?terug=%2Fservice' });
  });

  it('opens a simulation link on the home page only, and only when it is complete', () => {
    expect(visit('/?cid=K1&hash=x')).toEqual({
      kind: 'show',
      path: '/rewritten/simulation',
      search: '?cid=K1&hash=x',
    });
    expect(visit('/?cid=K1')).toEqual({ kind: 'show', path: '/nl/demo/v', search: '' });
    expect(visit('/login?cid=K1&hash=x')).toMatchObject({ path: '/nl/demo/v/login' });
    expect(visit('/rewritten/simulation?cid=K1&hash=x')).toMatchObject({
      path: '/nl/demo/v/rewritten/absent',
    });
  });

  it('shows only the heading when there is no site, for any address', () => {
    expect(visit('/nl/mijn-account', 'customer', null)).toEqual({
      kind: 'show',
      path: '/nl/-/v',
      search: '',
    });
  });

  it('answers 404 in the site’s layout for another language or an impossible path', () => {
    for (const address of ['/de', '/de/c/papier', '/de/c/zeep', '/nl/%E0%A4%A']) {
      expect(visit(address)).toEqual({ kind: 'show', path: '/nl/demo/v/rewritten/absent', search: '' });
    }
  });

  it('redirects visitors to the login, and back to the page they wanted', () => {
    expect(visit('/service')).toEqual({ kind: 'redirect', to: '/login?terug=%2Fservice' });
    expect(visit('/nl/mijn-account/bestellingen?page=2&_rsc=x')).toEqual({
      kind: 'redirect',
      to: '/login?terug=%2Fnl%2Fmijn-account%2Fbestellingen%3Fpage%3D2',
    });
    expect(visit('/nl/winkelwagen/review')).toEqual({ kind: 'redirect', to: '/login/winkelwagen' });
  });

  it('lets customers through to their pages', () => {
    expect(visit('/service', 'customer')).toEqual({
      kind: 'show',
      path: '/nl/demo/k/mijn-account',
      search: '',
    });
    expect(visit('/nl/winkelwagen/review', 'customer')).toMatchObject({
      path: '/nl/demo/k/winkelwagen/review',
    });
  });

  it('has one home page', () => {
    expect(visit('/nl')).toEqual({ kind: 'redirect', to: '/', permanent: true });
    expect(visit('/nl/')).toEqual({ kind: 'redirect', to: '/', permanent: true });
  });

  it('serves files with a fixed name, each site its own', () => {
    expect(visit('/robots.txt')).toEqual({
      kind: 'show',
      path: '/rewritten/site-files/demo/robots',
      search: '',
    });
    expect(visit('/sitemap-producten-3.xml', 'customer', 'huispapier')).toEqual({
      kind: 'show',
      path: '/rewritten/site-files/huispapier/sitemap/producten-3',
      search: '',
    });
    expect(visit('/delen/packshots/0a1b2c.png')).toMatchObject({
      path: '/rewritten/site-files/demo/share/packshots/0a1b2c',
    });
    expect(visit('/beeld/360/groups/0a1b.webp', 'visitor', 'huispapier')).toMatchObject({
      path: '/rewritten/site-files/huispapier/picture/360/groups/0a1b',
    });
    expect(visit('/delen/packshots/0a1b2c.png?v=1')).toEqual({
      kind: 'redirect',
      to: '/delen/packshots/0a1b2c.png',
      permanent: true,
    });
    for (const address of [
      '/sitemap-producten-0.xml',
      '/delen/geheim/a.png',
      '/delen/packshots/a.svg',
      '/beeld/9999/groups/a.webp',
    ]) {
      expect(visit(address)).toMatchObject({ path: '/nl/demo/v/rewritten/absent' });
    }
    expect(visit('/rewritten/site-files/huispapier/robots')).toMatchObject({
      path: '/nl/demo/v/rewritten/absent',
    });
  });

  it('answers the news feed before the news items', () => {
    expect(visit('/nl/nieuws/rss.xml')).toMatchObject({ path: '/rewritten/site-files/demo/news-feed' });
    expect(visit('/nl/nieuws/2026')).toMatchObject({ path: '/nl/demo/v/nieuws/2026' });
  });

  it('leaves a host without a site to the files of public/, and a private host to its robots.txt', () => {
    for (const address of ['/robots.txt', '/favicon.ico', '/icons/1a2b3c4d.svg'])
      expect(visit(address, 'visitor', null)).toEqual({ kind: 'pass' });
    expect(visit('/sitemap.xml', 'visitor', null)).toMatchObject({ path: '/nl/-/v' });
    expect(visit('/robots.txt', 'visitor', 'demo', false)).toEqual({ kind: 'pass' });
    expect(visit('/favicon.ico', 'visitor', 'demo', false)).toMatchObject({
      path: '/rewritten/site-files/demo/icon/favicon',
    });
  });

  it.each([
    '/v1/auth/login',
    '/beheer-api/auth/login',
    '/media/demo/a.svg',
    '/theme/demo.1.css',
    '/_next/image',
    '/icons/1a2b3c4d.svg',
  ])('leaves %s to its handler', (address) => {
    expect(visit(address)).toEqual({ kind: 'pass' });
  });
});
