import { describe, expect, it } from 'vitest';
import { acceptedEncoding, isCompressible } from '../../../server/http/encoding.ts';

describe('content encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['brx', 'identity'],
    [undefined, 'identity'],
  ])('for %j is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });

  it('is for text, not for what is compressed already', () => {
    expect(
      ['text/html; charset=utf-8', 'image/svg+xml', 'application/json', 'text/x-component'].every(
        isCompressible,
      ),
    ).toBe(true);
    expect(['image/webp', 'font/woff2', 'application/pdf', undefined].some(isCompressible)).toBe(false);
  });
});
