import { expect, it } from 'vitest';
import { readAnalysisFilter, toRequest } from '@/app/_data/sales-analysis/load-analysis';
import { analysisUrl } from '@/components/sales-analysis/analysis-filter';
import { daysOfPeriod, periodFault } from '@/components/sales-analysis/period-days';

it('knows the days of each period, also around a leap day', () => {
  expect(daysOfPeriod('dit-jaar', '2026-11-25')).toEqual({ from: '2026-01-01', until: '2026-11-25' });
  expect(daysOfPeriod('vorig-jaar', '2026-11-25')).toEqual({ from: '2025-01-01', until: '2025-12-31' });
  expect(daysOfPeriod('12-maanden', '2026-11-25')).toEqual({ from: '2025-11-26', until: '2026-11-25' });
  expect(daysOfPeriod('12-maanden', '2024-02-29')).toEqual({ from: '2023-03-01', until: '2024-02-29' });
  expect(daysOfPeriod('12-maanden', '2025-02-28')).toEqual({ from: '2024-02-29', until: '2025-02-28' });
});

it('says what is wrong with own days before the API is asked', () => {
  expect(periodFault({ from: '2026-01-01' })).toBe('incomplete');
  expect(periodFault({ from: '2026-01-02', until: '2026-01-01' })).toBe('reversed');
  expect(periodFault({ from: '2016-01-01', until: '2026-01-01' })).toBe('tooLong');
  expect(periodFault({ from: '1999-12-31', until: '2026-01-01' })).toBe('outside');
  expect(periodFault({ from: '2016-01-01', until: '2025-12-31' })).toBeUndefined();
});

it('has the whole selection in the address, and reads it back', () => {
  const query = { periode: 'eigen', van: '2026-01-05', tot: '2026-02-28', groep: '3', leverancier: 'x' };
  const filter = readAnalysisFilter(query);
  expect(analysisUrl(filter)).toBe(
    '/nl/mijn-account/verkoopanalyse?periode=eigen&van=2026-01-05&tot=2026-02-28&groep=3',
  );
  expect(toRequest(filter)).toEqual({ datefrom: '05-01-2026', dateto: '28-02-2026', groupID: 3 });
  expect(readAnalysisFilter({ periode: 'altijd' }, new Date('2026-11-25T10:00:00Z'))).toMatchObject({
    period: '12-maanden',
    from: '2025-11-26',
  });
});
