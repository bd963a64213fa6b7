import { describe, expect, it } from 'vitest';
import { isInMaintenance } from '../../lib/maintenance.ts';
import { decide, passHandlers, showMaintenance, showPage } from '../../lib/routing/visit.ts';

describe('MAINTENANCE', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['0', false],
    ['1', true],
    ['demo', true],
    ['papierpunt, demo', true],
    ['demoshop', false],
  ])('%j closes the demo site: %s', (setting, closed) => {
    expect(isInMaintenance(setting, 'demo')).toBe(closed);
  });
});

describe('a site that is closed', () => {
  const visit = (pathname: string, maintenance = true) =>
    decide({ pathname, query: new URLSearchParams(), site: 'demo', audience: 'customer', maintenance }, [
      showMaintenance,
      passHandlers,
      showPage,
    ]);

  it.each(['/', '/nl/c/papier', '/nl/mijn-account', '/k/abc', '/robots.txt'])('says so at %s', (pathname) => {
    expect(visit(pathname)).toEqual({ kind: 'show', path: '/rewritten/maintenance/demo', search: '' });
  });

  it.each(['/v1/cart/update_cart', '/beheer-api/x', '/bericht', '/internal/prices', '/eigen-wagen'])(
    'refuses %s',
    (pathname) => {
      expect(visit(pathname)).toEqual({ kind: 'closed' });
    },
  );

  it.each(['/theme/demo.0.css', '/media/demo/x.svg', '/_next/static/x.js'])(
    'still serves its style and images, %s',
    (pathname) => {
      expect(visit(pathname)).toEqual({ kind: 'pass' });
    },
  );

  it('shows its pages when it is open again', () => {
    expect(visit('/nl/c/papier', false)).toMatchObject({
      kind: 'show',
      path: '/nl/demo/k/rewritten/category/0/papier',
    });
  });
});
