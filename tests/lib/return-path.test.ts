import { describe, expect, it } from 'vitest';
import { safeReturnPath } from '../../lib/return-path.ts';

describe('the redirect after login', () => {
  it('leads back to a page of this site, with its query', () => {
    expect(safeReturnPath('/nl/mijn-account/bestellingen?page=2')).toBe(
      '/nl/mijn-account/bestellingen?page=2',
    );
  });

  it.each([
    null,
    '',
    '//evil.test',
    '/\\evil.test',
    '\\/evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/nl\nSet-Cookie: a',
    '/..//evil.test',
    '/nl/\\evil',
    `/${'a'.repeat(600)}`,
  ])('leads home for %j', (text) => {
    expect(safeReturnPath(text)).toBe('/');
  });
});
