import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRedirects } from '../../../lib/routing/check-redirects.ts';
import { oldPath, type RedirectTable } from '../../../lib/routing/old-paths.ts';
import { redirects } from '../../../tenants/redirects.ts';

function follow(address: string, table?: RedirectTable) {
  const url = new URL(address, 'http://shop.test');
  return oldPath(url.pathname, url.searchParams, table);
}

describe('old addresses', () => {
  it.each([
    ['/nl', '/'],
    ['/nl/', '/'],
    ['/index.php', '/'],
    ['/nl/index.html', '/'],
    ['/Default.aspx', '/'],
    ['/winkelwagen', '/nl/winkelwagen'],
    ['/Winkelwagen/', '/nl/winkelwagen'],
    ['/winkelwagen/review', '/nl/winkelwagen/review'],
    ['/mijn-account', '/nl/mijn-account'],
    ['/mijn-account/bestellingen?page=2', '/nl/mijn-account/bestellingen?page=2'],
    ['/nl/login', '/login'],
    ['/login/', '/login'],
    ['/nl/login/winkelwagen', '/login/winkelwagen'],
    ['/nl/service', '/service'],
    ['/merken', '/nl/c/merken'],
    ['/nl/merken/', '/nl/c/merken'],
    ['/sale', '/nl/c/sale'],
    ['/nl/Sale?page=1', '/nl/c/sale?page=1'],
    ['/nl/c/Sale', '/nl/c/sale'],
    ['/c/merken/', '/nl/c/merken'],
    ['/nieuws', '/nl/nieuws'],
    ['/zoeken', '/nl/zoeken'],
    ['/zoeken/wc%20papier', '/nl/zoeken/wc%20papier'],
    ['/c/papier/rollen?page=2', '/nl/c/papier/rollen?page=2'],
    ['/nl/c/papier/', '/nl/c/papier'],
    ['/nl/c/papier/?merk=A&_rsc=x', '/nl/c/papier?merk=A'],
    ['/nl/C/papier', '/nl/c/papier'],
    ['/p/zeep-12', '/nl/p/zeep-12'],
    ['/nl/p/zeep-12/', '/nl/p/zeep-12'],
    ['/Nl/c/papier', '/nl/c/papier'],
    ['/NL/wie-zijn-wij', '/nl/wie-zijn-wij'],
  ])('%s leads to %s', (address, to) => {
    expect(follow(address)).toBe(to);
  });

  it.each([
    '/',
    '/login',
    '/login/winkelwagen',
    '/service',
    '/login?terug=%2Fservice',
    '/zoeken?q=zeep',
    '/nl/zoeken?q=zeep',
    '/nl/zoeken/?q=zeep',
    '/nl/c/papier?groupID=1&page=2',
    '/nl/c/merken',
    '/nl/winkelwagen/',
    '/nl/nieuwe-klant/',
    '/nl/privacy-veiligheid',
    '/afvalzakken',
    '/wp-login.php',
    '/merken/zilverwit',
    '/constructor',
    '//evil.example/index.php',
    '/%5Cevil.example/winkelwagen',
  ])('%s does not redirect', (address) => {
    expect(oldPath(address.split('?')[0] ?? '', new URLSearchParams(address.split('?')[1]))).toBeUndefined();
  });

  it('match a site’s own table, in any case and with or without a slash', () => {
    const table = { '/assortiment/wc-papier': '/toiletpapier', '/zoek': '/nl/c/sale?page=1' };
    expect(follow('/Assortiment/WC-papier/', table)).toBe('/toiletpapier');
    expect(follow('/assortiment/wc-papier?utm_source=mail', table)).toBe('/toiletpapier?utm_source=mail');
    expect(follow('/zoek?q=1', table)).toBe('/nl/c/sale?page=1');
    expect(follow('/constructor', table)).toBeUndefined();
  });

  it('never lead to another site, and redirect in one step', () => {
    const piece = fc.constantFrom(
      'nl',
      'c',
      'p',
      'login',
      'Sale',
      'merken',
      'index.php',
      '',
      '..',
      '%2e',
      '\\',
      'x y',
    );
    const rest = fc.array(fc.oneof(piece, fc.string()), { maxLength: 5 });
    fc.assert(
      fc.property(rest, fc.boolean(), (segments, slash) => {
        const to = oldPath(`/${segments.join('/')}${slash ? '/' : ''}`, new URLSearchParams());
        if (to === undefined) return;
        const url = new URL(to, 'http://shop.test');
        expect(url.origin).toBe('http://shop.test');
        expect(to).toMatch(/^\/(?!\/)/);
        expect(oldPath(url.pathname, url.searchParams)).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the tables of the sites', () => {
  const check = (table: RedirectTable) => () => checkRedirects({ demo: table });

  it('are valid', () => {
    expect(() => checkRedirects(redirects)).not.toThrow();
  });

  it.each([
    [{ '/oud': '/nieuw', '/nieuw': '/oud' }, 'leads on'],
    [{ '/oud': '/oud' }, 'leads on'],
    [{ '/oud': '/merken' }, 'leads on'],
    [{ '/nl/c/merken': '/merken' }, 'leads on'],
    [{ '/oud': 'https://evil.example/' }, 'on the site itself'],
    [{ '/oud': '//evil.example' }, 'on the site itself'],
    [{ '/oud': '/\\evil.example' }, 'on the site itself'],
    [{ '/oud': 'javascript:alert(1)' }, 'on the site itself'],
    [{ '/Oud': '/' }, 'lower case'],
    [{ '/oud/': '/' }, 'no path'],
    [{ oud: '/' }, 'no path'],
    [{ '/': '/nl/c/sale' }, 'no path'],
    [{ '/v1/auth/login': '/' }, 'something else answers there'],
    [{ '/robots.txt': '/' }, 'something else answers there'],
  ])('refuse %j', (table, reason) => {
    expect(check(table as RedirectTable)).toThrow(reason);
  });

  it('name the line with the mistake', () => {
    expect(check({ '/goed': '/', '/fout': 'x' })).toThrow('tenants/redirects.ts, demo: "/fout"');
  });
});
