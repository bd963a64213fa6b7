import { describe, expect, it } from 'vitest';
import { parseText } from '@/lib/quick-order/parse-lines';

const lines = (text: string) =>
  parseText(text).lines.map(({ code, quantity, unit }) => [code, quantity, unit]);

describe('a pasted line', () => {
  it.each([
    ['TP-10234 5 doos', 'TP-10234', 5, 'doos'],
    ['TP-10234\t5\tdoos', 'TP-10234', 5, 'doos'],
    ['TP-10234;5;doos', 'TP-10234', 5, 'doos'],
    ['TP-10234, 5, doos', 'TP-10234', 5, 'doos'],
    ['"TP 10234";"5";"doos"', 'TP 10234', 5, 'doos'],
    ['  TP-10234   5  ', 'TP-10234', 5, undefined],
    ['TP-10234', 'TP-10234', undefined, undefined],
    ['TP-10234;;', 'TP-10234', undefined, undefined],
    ['5x TP-10234 dozen', 'TP-10234', 5, 'dozen'],
    ['5 TP-10234', 'TP-10234', 5, undefined],
    ['8712345000004 3', '8712345000004', 3, undefined],
    ['TP-1;1.200', 'TP-1', 1200, undefined],
    ['TP-1;12,00', 'TP-1', 12, undefined],
    ["'=TP-1;2", '=TP-1', 2, undefined],
    ['TP-1 0', 'TP-1', 0, undefined],
    ['TP 10234 5 doos', 'TP 10234', 5, 'doos'],
  ])('reads %j', (text, code, quantity, unit) => {
    expect(lines(text)).toEqual([[code, quantity, unit]]);
  });

  it('is reported by its row number where its quantity is invalid', () => {
    const { lines, faults } = parseText('TP-1;2\r\n\r\nTP-2;veel\nTP-3;-4\nTP-4;2.5\nTP-5;1');
    expect(lines.map(({ row, code }) => [row, code])).toEqual([
      [1, 'TP-1'],
      [6, 'TP-5'],
    ]);
    expect(faults.map(({ row }) => row)).toEqual([3, 4, 5]);
  });
});

it('skips a heading, but no article that looks like one', () => {
  expect(lines('\uFEFFArtikelnummer;Aantal;Eenheid\nTP-1;2;doos')).toEqual([['TP-1', 2, 'doos']]);
  expect(lines('ART-10001;2')).toEqual([['ART-10001', 2, undefined]]);
});

it('reads five hundred rows and counts the rest', () => {
  const text = Array.from({ length: 50_000 }, (_, at) => `TP-${at};1`).join('\n');
  const { lines, left } = parseText(text);
  expect([lines.length, left]).toEqual([500, 49_500]);
});
