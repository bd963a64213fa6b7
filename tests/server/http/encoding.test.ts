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
    ['', 'identity'],
    ['identity', 'identity'],
    ['identity, br', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0, gzip', 'gzip'],
    [' br ; q=0.000 ,\tgzip ; q=0.001', 'gzip'],
    ['br;Q=0', 'identity'],
    ['br;q=nonsense, gzip;q=1', 'gzip'],
    ['br;q=0.5;x=1', 'br'],
    ['x, gzip, , ', 'gzip'],
  ])('for %j is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });

  it.each([
    ['spaces', 'br', ' ', 'x'],
    ['tabs before the weight', 'br', '\t', ';q=x'],
    ['commas', '', ',', 'br'],
    ['semicolons', 'br', ';', 'x'],
    ['weights', 'br', ';q=1', ','],
  ])('takes no longer per character for a long header of %s', (_, before, filling, after) => {
    const header = (length: number) => before + filling.repeat(length / filling.length) + after;
    const timeOf = (text: string) => {
      const runs = Array.from({ length: 30 }, () => {
        const from = performance.now();
        for (let i = 0; i < 5; i++) acceptedEncoding(text);
        return performance.now() - from;
      });
      return Math.min(...runs);
    };
    const [short, long] = [timeOf(header(400)), timeOf(header(4000))];
    // Ten times the length: ten times the time at most where it grows linearly, a hundred times where by the square.
    expect(long / Math.max(short, 0.02)).toBeLessThan(30);
  });

  it('is for text, not for compressed formats', () => {
    expect(
      ['text/html; charset=utf-8', 'image/svg+xml', 'application/json', 'text/x-component'].every(
        isCompressible,
      ),
    ).toBe(true);
    expect(['image/webp', 'font/woff2', 'application/pdf', undefined].some(isCompressible)).toBe(false);
  });
});
