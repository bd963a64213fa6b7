import { columnFormats } from '@toonbank/contract/imports/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseValue } from '../../../src/modules/imports/source/parse-value.ts';
import { readCell } from '../../../src/modules/imports/source/read-cell.ts';

const cents = fc.integer({ min: -99_999_999, max: 99_999_999 });
const grouped = (whole: string, sign: string) => whole.replace(/\B(?=(\d{3})+$)/g, sign);

/** An amount as a Dutch or an English sheet writes it. */
function written(amount: number, { mark, group }: { mark: string; group: string }): string {
  const [whole = '', decimals = ''] = (Math.abs(amount) / 100).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}${grouped(whole, group)}${mark}${decimals}`;
}

const checkDigit = (digits: string) => {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
};

describe('parseValue', () => {
  it('reads every amount in both notations, with and without thousands and euro sign', () => {
    fc.assert(
      fc.property(cents, fc.boolean(), fc.constantFrom('', '€ ', 'EUR '), (amount, isGrouped, sign) => {
        const expected = { value: String(amount / 100) };
        const dutch = written(amount, { mark: ',', group: isGrouped ? '.' : '' });
        const english = written(amount, { mark: '.', group: isGrouped ? ',' : '' });
        expect(parseValue('decimal_comma', sign + dutch)).toEqual(expected);
        expect(parseValue('decimal_point', sign + english)).toEqual(expected);
        expect(parseValue('decimal_comma', amount / 100)).toEqual(expected);
      }),
    );
  });

  it('never reads an amount of the other notation as a hundred times or a hundredth of it', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        fc.pre(amount % 100 !== 0);
        const isSame = (parsed: ReturnType<typeof parseValue>) =>
          'fault' in parsed || Number(parsed.value) === amount / 100;
        expect(isSame(parseValue('decimal_comma', written(amount, { mark: '.', group: '' })))).toBe(true);
        expect(isSame(parseValue('decimal_point', written(amount, { mark: ',', group: '' })))).toBe(true);
      }),
    );
  });

  it('accepts an EAN exactly with its check digit, also without leading zeros and as a number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12}$/), fc.integer({ min: 1, max: 9 }), (body, other) => {
        const ean = body + checkDigit(body);
        expect(parseValue('ean', ean)).toEqual({ value: ean });
        expect(parseValue('ean', `${ean.slice(0, 1)} ${ean.slice(1, 7)} ${ean.slice(7)}`)).toEqual({
          value: ean,
        });
        if (Number(ean) >= 1e8)
          expect(parseValue('ean', Number(ean))).toMatchObject({
            value: expect.stringMatching(new RegExp(`${Number(ean)}$`)),
          });
        expect(parseValue('ean', body + ((Number(ean[12]) + other) % 10))).toEqual({ fault: 'not_an_ean' });
      }),
    );
  });

  it('reads every day in each of its notations, and no day that does not exist', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        (date) => {
          const value = date.toISOString().slice(0, 10);
          const [year = '', month = '', day = ''] = value.split('-');
          for (const text of [
            `${day}-${month}-${year}`,
            `${Number(day)}/${Number(month)}/${year}`,
            `${day}.${month}.${year} 12:30`,
          ])
            expect(parseValue('date_dmy', text)).toEqual({ value });
          expect(parseValue('date_mdy', `${month}/${day}/${year}`)).toEqual({ value });
          expect(parseValue('date_ymd', `${year}${month}${day}`)).toEqual({ value });
          expect(parseValue('date_ymd', Number(`${year}${month}${day}`))).toEqual({ value });
        },
      ),
    );
    expect(parseValue('date_dmy', '29-2-2025')).toEqual({ fault: 'not_a_date' });
    expect(parseValue('date_dmy', '1-13-2025')).toEqual({ fault: 'not_a_date' });
  });

  it('reads canonical text as itself, so that a value survives a second import', () => {
    const cells = fc.oneof(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());
    fc.assert(
      fc.property(fc.constantFrom(...columnFormats), cells, (format, cell) => {
        const once = parseValue(format, cell);
        if ('fault' in once || once.value === null) return;
        const again = format.startsWith('decimal') ? 'decimal_point' : format;
        if (format !== 'yes_no') expect(parseValue(again, once.value)).toEqual(once);
      }),
    );
  });

  it.each([
    ['decimal_comma', '1.234.567,8', '1234567.8'],
    ['decimal_comma', "1'234,50", '1234.5'],
    ['decimal_comma', '21 %', '21'],
    ['decimal_comma', '12,--', '12'],
    ['decimal_comma', '€ -12,50', '-12.5'],
    ['decimal_comma', '12,50-', '-12.5'],
    ['decimal_comma', '0.125', '!not_a_number'],
    ['decimal_comma', '1.23', '!not_a_number'],
    ['decimal_comma', '1,2,3', '!not_a_number'],
    ['decimal_comma', 'op aanvraag', '!not_a_number'],
    ['decimal_comma', '1,5E+3', '!exponent'],
    ['decimal_comma', '1234567890123456', '!too_long'],
    ['decimal_point', '1,234.50', '1234.5'],
    ['decimal_point', '12,50', '!not_a_number'],
    ['code', '0012', '0012'],
    ['code', 12, '12'],
    ['code', '1E5', '1E5'],
    ['code', '8,71E+12', '!exponent'],
    ['text', ' Doek\u00a0geel ', 'Doek geel'],
    ['text', 'Doek\u0007', '!control_character'],
    ['text', 1e21, '1000000000000000000000'],
    ['yes_no', 'Ja', 'true'],
    ['yes_no', 'ONWAAR', 'false'],
    ['yes_no', 'misschien', '!not_yes_or_no'],
    ['ean', '8712345000004.0', '8712345000004'],
    ['ean', '', null],
  ] as const)('reads as %s the cell %j: %j', (format, cell, expected) => {
    const parsed = parseValue(format, cell);
    expect('fault' in parsed ? `!${parsed.fault}` : parsed.value).toBe(expected);
  });
});

it('treats an empty cell by the rule of its column, also one that the row lacks', () => {
  for (const cell of ['', ' ', '\u00a0', undefined]) {
    expect(readCell({ format: 'text', empty: 'keep' }, cell)).toEqual({ kind: 'keep' });
    expect(readCell({ format: 'decimal_comma', empty: 'clear' }, cell)).toEqual({ kind: 'clear' });
    expect(readCell({ format: 'ean', empty: 'fault' }, cell)).toEqual({
      kind: 'fault',
      fault: 'value_missing',
    });
  }
  expect(readCell({ format: 'decimal_comma', empty: 'clear' }, 0)).toEqual({ kind: 'value', value: '0' });
});
