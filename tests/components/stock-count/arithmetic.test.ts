import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSum, readEntry } from '@/components/stock-count/screen/model/arithmetic';

const signs = { '*': ['x', 'X', '×', '*'], '+': ['+'], '-': ['-', '−', '–'] } as const;
const operation = fc.constantFrom('*', '+', '-');
const term = fc.tuple(operation, fc.nat({ max: 40 }), fc.nat({ max: 3 }), fc.constantFrom('', ' '));
const sum = fc.tuple(fc.nat({ max: 40 }), fc.array(term, { maxLength: 6 }));

describe('an entry of the keypad', () => {
  it.each([
    ['12', 12],
    ['2x12+5', 29],
    ['2×12+5', 29],
    ['5 + 2 X 12', 29],
    ['10−3-2', 5],
    ['2*3*4', 24],
    ['0', 0],
    ['007', 7],
    ['3-3', 0],
  ])('%s is %i', (text, quantity) => {
    expect(readEntry(text)).toEqual({ quantity });
  });

  it('has the result that JavaScript gives the same sum', () => {
    fc.assert(
      fc.property(sum, ([first, rest]) => {
        const typed = rest.map(([kind, value, at, gap]) => {
          const spelled = signs[kind];
          return `${gap}${spelled[at % spelled.length]}${gap}${value}`;
        });
        const oracle = rest.map(([kind, value]) => `${kind}${value}`).join('');
        const expected: number = new Function(`return ${first}${oracle}`)();
        const entry = readEntry(`${first}${typed.join('')}`);
        if (expected < 0) expect(entry).toEqual({ fault: 'negative' });
        else if (expected > 1_000_000) expect(entry).toEqual({ fault: 'large' });
        else expect(entry).toEqual({ quantity: expected });
      }),
      { numRuns: 2_000 },
    );
  });

  it('never fails, and never gives half a piece, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789xX×*+-−., a(') }),
        fc.nat(),
        (text, before) => {
          const entry = readEntry(text, before);
          if ('quantity' in entry) expect(Number.isInteger(entry.quantity) && entry.quantity >= 0).toBe(true);
        },
      ),
    );
  });

  it('that begins with + or − changes what was counted', () => {
    expect(readEntry('+5', 12)).toEqual({ quantity: 17 });
    expect(readEntry('−2', 12)).toEqual({ quantity: 10 });
    expect(readEntry('-2x3', 12)).toEqual({ quantity: 6 });
    expect(readEntry('−20', 12)).toEqual({ fault: 'negative' });
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['2x', 'unfinished'],
    ['5+', 'unfinished'],
    ['2,5', 'fraction'],
    ['1.000', 'fraction'],
    ['x5', 'unclear'],
    ['2xx5', 'unclear'],
    ['twee', 'unclear'],
    ['2(3)', 'unclear'],
    ['3-4', 'negative'],
    ['1000001', 'large'],
  ])('%j is refused as %s', (text, fault) => {
    expect(readEntry(text)).toEqual({ fault });
  });

  it('shows a result only where there is something to calculate', () => {
    expect(['12', ' 7 ', '2x3', '+1'].map(isSum)).toEqual([false, false, true, true]);
  });
});
