import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinPath, pathSegments } from '../../../lib/routing/path-segments.ts';

describe('path segments', () => {
  it('decodes each segment once and ignores a slash at the end', () => {
    expect(pathSegments('/nl/zoeken/wc%20papier/')).toEqual(['nl', 'zoeken', 'wc papier']);
    expect(pathSegments('/')).toEqual([]);
  });

  it.each([
    '//evil.test',
    '/nl//c',
    '/nl/../beheer',
    '/nl/%2e%2e/beheer',
    '/nl/%',
    '/nl/%00',
    '/nl/a%5Cb',
    'nl',
    `/${'a'.repeat(1001)}`,
  ])('refuses %s', (path) => {
    expect(pathSegments(path)).toBeNull();
  });

  it('writes paths that parse to the same segments', () => {
    const segment = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((text) => !/^\.+$/.test(text) && !/[\p{Cc}\\]/u.test(text) && text.isWellFormed());
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (segments) => {
        expect(pathSegments(joinPath(segments))).toEqual(segments);
      }),
    );
  });
});
