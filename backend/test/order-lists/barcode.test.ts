import { expect, it } from 'vitest';
import { barcodeOf } from '../../src/modules/order-lists/barcode.ts';

/** Bars and gaps in turn, as a scanner measures them. */
const widths = (modules: string) => (modules.match(/1+|0+/g) ?? []).map((run) => run.length).join('');

it('draws an EAN by its standard', () => {
  // 5901234123457, the example of the standard's own texts: first digit 5 is LGGLLG.
  const { modules = '', text } = barcodeOf('5901234123457', 'TP-1') ?? {};
  expect(text).toBe('5901234123457');
  expect(modules).toBe(
    ['101', '0001011', '0100111', '0110011', '0010011', '0111101', '0011101', '01010'].join('') +
      ['1100110', '1101100', '1000010', '1011100', '1001110', '1000100', '101'].join(''),
  );
});

it('draws the article number where there is no EAN, or one that would scan as something else', () => {
  for (const ean of ['', '5901234123450', '12345', 'x'.repeat(13)])
    expect(barcodeOf(ean, 'AB-12')?.text).toBe('AB-12');
});

it('draws the article number as code 128, start and check included', () => {
  // Start B (104), A = 33, B = 34, '-' = 13, 1 = 17, 2 = 18; check (104 + 33 + 68 + 39 + 68 + 90) % 103 = 93.
  const { modules = '' } = barcodeOf('', 'AB-12') ?? {};
  expect(widths(modules)).toBe(
    ['211214', '111323', '131123', '122132', '123221', '223211', '111341', '2331112'].join(''),
  );
});

it('has a pattern of eleven modules, unlike all others, for every character', () => {
  const patterns = new Set<string>();
  for (let code = 32; code < 127; code += 1) {
    const { modules = '' } = barcodeOf('', String.fromCharCode(code)) ?? {};
    expect(modules).toHaveLength(11 * 3 + 13);
    patterns.add(modules.slice(11, 22));
  }
  expect(patterns.size).toBe(95);
});

it.each(['', 'é', 'x'.repeat(21)])('draws nothing for %j', (number) => {
  expect(barcodeOf('', number)).toBeUndefined();
});
