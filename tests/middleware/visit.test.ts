import { describe, expect, it } from 'vitest';
import type { Audience } from '../../lib/audience.ts';
import {
  decide,
  passHandlers,
  redirectAliases,
  requireLogin,
  showPage,
  withoutSite,
} from '../../lib/routing/visit.ts';

const steps = [passHandlers, withoutSite, redirectAliases, requireLogin, showPage];

function visit(address: string, audience: Audience = 'v', site: string | null = 'demo') {
  const url = new URL(address, 'http://shop.test');
  return decide({ pathname: url.pathname, query: url.searchParams, site, audience }, steps);
}

describe('what middleware decides', () => {
  it("shows the page of the host's own site, in the variant of the audience", () => {
    expect(visit('/nl/c/papier?groupID=1&page=3')).toEqual({
      kind: 'show',
      path: '/nl/demo/v/c/3/papier',
      search: '',
    });
    expect(visit('/', 'k', 'huispapier')).toEqual({ kind: 'show', path: '/nl/huispapier/k', search: '' });
  });

  it('knows no back door: an internal address is just another unknown page of this site', () => {
    expect(visit('/nl/huispapier/k')).toEqual({
      kind: 'show',
      path: '/nl/demo/v/inhoud/huispapier/k',
      search: '',
    });
    expect(visit('/nl/gefilterd?pad=papier')).toEqual({
      kind: 'show',
      path: '/nl/demo/v/inhoud/gefilterd',
      search: '',
    });
  });

  it('shows only the heading when there is no site, whatever is asked', () => {
    expect(visit('/nl/mijn-account', 'k', null)).toEqual({ kind: 'show', path: '/nl/-/v', search: '' });
  });

  it('answers 404 in the own layout for another language or a path that cannot be', () => {
    for (const address of ['/de', '/de/c/papier', '/NL/c/papier', '/nl/%E0%A4%A']) {
      expect(visit(address)).toEqual({ kind: 'show', path: '/nl/demo/v/niet-gevonden', search: '' });
    }
  });

  it('leads visitors to the login, and back to where they wanted to go', () => {
    expect(visit('/service')).toEqual({ kind: 'redirect', to: '/login?terug=%2Fservice' });
    expect(visit('/nl/mijn-account/bestellingen?page=2&_rsc=x')).toEqual({
      kind: 'redirect',
      to: '/login?terug=%2Fnl%2Fmijn-account%2Fbestellingen%3Fpage%3D2',
    });
    expect(visit('/nl/winkelwagen/review')).toEqual({ kind: 'redirect', to: '/login/winkelwagen' });
  });

  it('lets customers through to their pages', () => {
    expect(visit('/service', 'k')).toEqual({ kind: 'show', path: '/nl/demo/k/mijn-account', search: '' });
    expect(visit('/nl/winkelwagen/review', 'k')).toMatchObject({ path: '/nl/demo/k/winkelwagen/review' });
  });

  it('has one home page', () => {
    expect(visit('/nl')).toEqual({ kind: 'redirect', to: '/' });
    expect(visit('/nl/')).toEqual({ kind: 'redirect', to: '/' });
  });

  it.each([
    '/v1/auth/login',
    '/beheer-api/auth/login',
    '/media/demo/a.svg',
    '/thema/demo.1.css',
    '/_next/image',
  ])('leaves %s to its handler', (address) => {
    expect(visit(address)).toEqual({ kind: 'pass' });
  });
});
