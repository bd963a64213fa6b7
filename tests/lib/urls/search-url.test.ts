import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchedText, searchText, searchUrl } from '../../../lib/urls/search-url.ts';

describe('the address of a search', () => {
  it.each([
    ['zeep & soda', '/nl/zoeken/zeep%20%26%20soda'],
    ['  zeep ', '/nl/zoeken/zeep'],
    ['1/2 % 😀', '/nl/zoeken/1%2F2%20%25%20%F0%9F%98%80'],
    ['half \ud83d teken', '/nl/zoeken/half%20%20teken'],
  ])('for %j is %s', (text, address) => {
    expect(searchUrl(text)).toBe(address);
  });

  it.each([
    ['/nl/zoeken/100%', '100%'],
    ['/nl/zoeken/a%2Fb%5Cc', 'a/b\\c'],
    ['/nl/zoeken/a/b', 'a/b'],
    ['/nl/c/zeep', undefined],
    ['/nl/zoeken', undefined],
  ])('%s searches for %j', (path, text) => {
    expect(searchedText(path)).toBe(text);
  });

  it('parses back to its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(searchedText(searchUrl(text))).toBe(searchText(text));
      }),
    );
  });
});

describe('a search text', () => {
  it('has no control characters', () => {
    expect(searchText(' a\u0000\n\tb ')).toBe('a b');
    expect(searchText(' \u0000 ')).toBe('');
  });

  it('is limited in length, and never ends within a character', () => {
    expect(searchText('a'.repeat(10_000))).toHaveLength(200);
    expect(searchUrl(`a${'😀'.repeat(5000)}`)).toBe(`/nl/zoeken/a${'%F0%9F%98%80'.repeat(99)}`);
  });
});
