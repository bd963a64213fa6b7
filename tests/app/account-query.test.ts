import { describe, expect, it } from 'vitest';
import { readBoughtFilter, readInvoiceFilter, readOrderFilter } from '@/app/_data/account-query';

describe('the query of an account page', () => {
  it('is parsed with its Dutch words', () => {
    expect(
      readOrderFilter({ zoek: ' zeep ', status: '2', van: '2026-01-31', tot: '2026-02-01', page: '3' }),
    ).toEqual({ search: 'zeep', status: 2, from: '2026-01-31', until: '2026-02-01', page: 3 });
    expect(readInvoiceFilter({ status: 'vervallen' })).toMatchObject({ state: 'overdue' });
    expect(readBoughtFilter({ sort: 'vaakst' })).toMatchObject({ sort: 'often' });
  });

  it('drops invalid values, and takes the first of two', () => {
    const odd = { status: 'x', van: '2026-02-30', tot: '31-01-2026', page: '-1', zoek: ['a', 'b'] };
    expect(readOrderFilter(odd)).toEqual({ page: 0, search: 'a' });
    expect(readInvoiceFilter({ status: 'constructor' }).state).toBeUndefined();
    expect(readBoughtFilter({ sort: '__proto__' }).sort).toBe('recent');
    expect(readOrderFilter({ zoek: 'x'.repeat(5000) }).search).toHaveLength(200);
  });
});
