import { describe, expect, it } from 'vitest';
import { readPaste, withoutRow } from '@/lib/quick-order/read-paste';

describe('what is left of a pasted text', () => {
  const text = 'Week 12\r\nArtikelnummer;Notitie;Aantal\r\nTB-1;"a\nb";2\r\nTB-2;;veel\r\nTB-3;;4\r\nTB-4;;x';

  it('are its headings and the rows that failed, as they were written', () => {
    const { rest, rawOf } = readPaste(text);
    expect(rawOf(3)).toBe('TB-1;"a\nb";2');
    expect(rest(new Set([4, 6]))).toBe('Artikelnummer;Notitie;Aantal\nTB-2;;veel\nTB-4;;x');
    expect(rest(new Set())).toBe('');
    expect(readPaste(rest(new Set([3, 4]))).lines).toEqual([{ row: 2, code: 'TB-1', quantity: 2 }]);
  });

  it('are the rows beyond the first five hundred too', () => {
    const many = Array.from({ length: 5_000 }, (_, at) => `TB-${10_000 + at};1`);
    const rest = readPaste(many.join('\n')).rest(new Set([2]));
    expect(rest.split('\n')).toEqual([many[1], ...many.slice(500)]);
  });
});

describe('a row that was mended', () => {
  it.each([
    ['A\nB\nC', 'B', '', 'A\nC'],
    ['A\nB\nC', 'A', '', 'B\nC'],
    ['A\nB\nC', 'C', '', 'A\nB'],
    ['Artikel\nB', 'B', 'Artikel', ''],
    ['B', 'B', '', ''],
    ['A\nBB', 'B', '', 'A\nBB'],
  ])('leaves the text: %j without %j', (text, raw, heading, rest) => {
    expect(withoutRow(text, raw, heading)).toBe(rest);
  });
});
