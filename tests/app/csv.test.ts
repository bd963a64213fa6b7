import { describe, expect, it } from 'vitest';
import { toCsv } from '@/app/_data/csv';

const lines = (text: string) => text.replace('\ufeff', '').split('\r\n').slice(0, -1);

describe('a CSV', () => {
  it('opens in a Dutch spreadsheet: byte order mark, semicolons, decimal commas without thousands', () => {
    const text = toCsv([
      ['Factuur', 'Bedrag'],
      ['F10021', 1234.5],
    ]);
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(lines(text)).toEqual(['Factuur;Bedrag', 'F10021;1234,50']);
  });

  it.each(['=1+1', '+31', '-2', '@SUM(A1)', '\tx', '\rx', '＝1+1'])(
    'escapes %j so that no spreadsheet runs it as a formula',
    (text) => {
      expect(toCsv([[text]])).toContain(`'${text}`);
    },
  );

  it('writes amounts as numbers, negative ones too', () => {
    expect(lines(toCsv([[-12.5]]))).toEqual(['-12,50']);
  });

  it('keeps semicolons, quotes and line ends within their cell', () => {
    expect(lines(toCsv([['a;b', 'say "x"', 'c']]))).toEqual(['"a;b";"say ""x""";c']);
    expect(lines(toCsv([['a\nb', 'c']]))).toEqual(['"a\nb";c']);
    expect(lines(toCsv([['a\rb', 'c']]))).toEqual(['"a\rb";c']);
  });
});
