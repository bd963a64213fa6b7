import { expect, it } from 'vitest';
import { monthsOf, previousOf, readPeriod, weeksOf } from '../../src/modules/sales-analysis/period.ts';

const read = (datefrom: string, dateto: string) => readPeriod({ datefrom, dateto });
const fieldsOf = (datefrom: string, dateto: string) => {
  try {
    return read(datefrom, dateto);
  } catch (error) {
    return (error as { fields: unknown }).fields;
  }
};

it('compares with the same days of the year before', () => {
  expect(read('05-03-2026', '17-11-2026')).toEqual({
    from: '2026-03-05',
    until: '2026-11-17',
    previous: { from: '2025-03-05', until: '2025-11-17' },
  });
});

it('has no day before 29 February, and compares whole months with whole months', () => {
  const previous = (from: string, until: string) => previousOf({ from, until });
  // A single leap day: the period before it is empty.
  expect(previous('2024-02-29', '2024-02-29')).toEqual({ from: '2023-03-01', until: '2023-02-28' });
  expect(previous('2024-02-01', '2024-02-29')).toEqual({ from: '2023-02-01', until: '2023-02-28' });
  expect(previous('2025-02-01', '2025-02-28')).toEqual({ from: '2024-02-01', until: '2024-02-29' });
  expect(previous('2024-03-01', '2025-02-28')).toEqual({ from: '2023-03-01', until: '2024-02-29' });
  expect(previous('2025-02-10', '2025-02-28')).toEqual({ from: '2024-02-10', until: '2024-02-28' });
});

it('names every month and every ISO week that the period touches, over the turn of the year', () => {
  expect(monthsOf({ from: '2025-11-30', until: '2026-02-01' })).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ]);
  // 1 January 2027 is a Friday of week 53 of 2026.
  expect(weeksOf({ from: '2026-12-27', until: '2027-01-04' })).toEqual([
    '2026-12-21',
    '2026-12-28',
    '2027-01-04',
  ]);
});

it('refuses days that do not exist, periods that run backwards and those of more than ten years', () => {
  expect(fieldsOf('29-02-2025', '01-03-2025')).toEqual({ datefrom: 'invalid_date' });
  expect(fieldsOf('01-01-1999', '00-00-0000')).toEqual({ datefrom: 'invalid_date', dateto: 'invalid_date' });
  expect(fieldsOf('02-03-2025', '01-03-2025')).toEqual({ dateto: 'before_from_date' });
  expect(fieldsOf('01-03-2015', '01-03-2025')).toEqual({ dateto: 'period_too_long' });
  expect(fieldsOf('01-03-2015', '28-02-2025')).toMatchObject({ from: '2015-03-01', until: '2025-02-28' });
});
