import { describe, expect, it } from 'vitest';
import { pathSegments } from '../../../lib/routing/path-segments.ts';
import { publicRoute } from '../../../lib/routing/public-routes.ts';

const routeOf = (address: string) => {
  const url = new URL(address, 'http://shop.test');
  return publicRoute(pathSegments(url.pathname) ?? [], url.searchParams);
};
const pathOf = (address: string) => {
  const route = routeOf(address);
  return route.kind === 'page'
    ? `${route.path.join('/')}${route.query?.size ? `?${route.query}` : ''}`
    : route.to;
};

describe('public addresses', () => {
  it.each([
    ['/', ''],
    ['/login', 'login'],
    ['/login/winkelwagen', 'login/winkelwagen'],
    ['/service', 'mijn-account'],
    ['/nieuwe-klant/', 'nieuwe-klant'],
    ['/wachtwoord-vergeten', 'wachtwoord-vergeten'],
    ['/wachtwoord-herstellen', 'wachtwoord-herstellen'],
    ['/e-mailadres-bevestigen', 'e-mailadres-bevestigen'],
    ['/beoordelingen/', 'beoordelingen'],
    ['/bericht-verstuurd', 'bericht-verstuurd'],
    ['/bericht-mislukt', 'bericht-mislukt'],
    ['/bericht-mislukt?wacht=90', 'bericht-mislukt?wacht=90'],
    ['/herroepen?bestelling=1042', 'herroepen?bestelling=1042'],
    ['/winkelwagen', 'winkelwagen'],
    ['/winkelwagen/review', 'winkelwagen/review'],
    ['/c/merken', 'rewritten/brands'],
    ['/c/merken/helderwit', 'rewritten/brand/helderwit/0'],
    ['/c/merken/helderwit?page=2', 'rewritten/brand/helderwit/2'],
    ['/c/merken/helderwit/meer', 'rewritten/absent'],
    ['/p/zeep-12', 'p/zeep-12'],
    ['/bestelling/2026-1/bevestiging', 'bestelling/2026-1/bevestiging'],
    ['/privacy-veiligheid/', 'privacy-veiligheid'],
    ['/afvalzakken', 'afvalzakken'],
    ['/leveranciers/', 'leveranciers'],
    ['/leveranciers/vellendorp-7?page=1&merk=a', 'leveranciers/vellendorp-7?page=1&merk=a'],
    ['/nieuws', 'nieuws'],
    ['/nieuws/doffe-glazen/', 'nieuws/doffe-glazen'],
    ['/nieuws/doffe-glazen/meer', 'nieuws/doffe-glazen/meer'],
  ])('%s is the page %s', (address, path) => {
    expect(pathOf(address)).toBe(path);
  });

  it('folds the page number of a list into the path, and drops the group', () => {
    expect(pathOf('/c/papier/rollen?groupID=7&page=2')).toBe('rewritten/category/2/papier/rollen');
    expect(pathOf('/c/papier')).toBe('rewritten/category/0/papier');
    expect(pathOf('/c/sale?page=1')).toBe('rewritten/sale/1');
  });

  it('reads an invalid page number as the first page', () => {
    expect(pathOf('/c/papier?page=-1')).toBe('rewritten/category/0/papier');
    expect(pathOf('/c/papier?page=1e9')).toBe('rewritten/category/0/papier');
    expect(pathOf('/c/papier?page=999999')).toBe('rewritten/category/0/papier');
  });

  it('keeps filters and sorting out of the static pages', () => {
    expect(pathOf('/c/papier/rollen?groupID=7&page=1&merk=A')).toBe(
      'rewritten/filtered?path=papier%2Frollen&groupID=7&page=1&merk=A',
    );
    expect(pathOf('/c/sale?sort=prijs-oplopend')).toBe('rewritten/filtered?path=sale&sort=prijs-oplopend');
  });

  it('has one address per brand, and filters it like a group', () => {
    expect(routeOf('/c/merken/Helder%20Wit')).toEqual({ kind: 'redirect', to: '/nl/c/merken/helder-wit' });
    expect(pathOf('/c/merken/%E2%82%AC')).toBe('rewritten/absent');
    expect(pathOf('/c/merken/helderwit?kleur=wit')).toBe(
      'rewritten/filtered?path=merken%2Fhelderwit&kleur=wit',
    );
  });

  it('does not let a query choose another list than the path', () => {
    expect(pathOf('/c/papier?merk=A&path=geheim')).toBe('rewritten/filtered?path=papier&merk=A');
    expect(pathOf('/zoeken/zeep?text=anders')).toBe('zoeken?text=zeep');
  });

  it('ignores campaign parameters', () => {
    expect(pathOf('/c/papier?utm_source=mail&gclid=1')).toBe('rewritten/category/0/papier');
  });

  it('folds the searched text into the query, for a page that is made per request', () => {
    expect(pathOf('/zoeken/wc-papier%20%2F%203?page=1')).toBe('zoeken?text=wc-papier+%2F+3&page=1');
  });

  it('shares the page of a usual text without filters', () => {
    const shared = (path: string) => (routeOf(path) as { shared?: string[] }).shared;
    expect(shared('/zoeken/wc-papier%202%20laags')).toEqual(['rewritten', 'search', 'wc-papier 2 laags']);
    expect(shared('/zoeken/caf%C3%A9?utm_source=mail')).toEqual(['rewritten', 'search', 'café']);
    for (const own of ['zeep?merk=A', 'zeep?page=2', 'zeep?groupID=3', '50%25', '-', 'x'.repeat(61)])
      expect(shared(`/zoeken/${own}`)).toBeUndefined();
  });

  it('redirects the search form without JavaScript to its own address', () => {
    expect(routeOf('/zoeken?q=zeep%20%26%20co')).toEqual({
      kind: 'redirect',
      to: '/nl/zoeken/zeep%20%26%20co',
    });
    expect(pathOf('/zoeken?q=%20')).toBe('zoeken');
  });

  it('marks pages for customers only', () => {
    expect(routeOf('/mijn-account/bestellingen?page=2')).toMatchObject({
      path: ['mijn-account', 'bestellingen'],
      customersOnly: 'account',
    });
    expect(routeOf('/winkelwagen/review')).toMatchObject({ customersOnly: 'review' });
  });

  it('does not ask the API for an address with a file extension', () => {
    expect(pathOf('/wp-login.php')).toBe('rewritten/absent');
    expect(pathOf('/.env')).toBe('rewritten/absent');
  });
});
