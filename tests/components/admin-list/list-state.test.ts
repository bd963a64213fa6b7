import { describe, expect, it } from 'vitest';
import type { ListFilter } from '@/components/admin-list/list-definition';
import { nextSort, readState, stateQuery, stateRequest } from '@/components/admin-list/list-state';

const filters: ListFilter[] = [
  {
    kind: 'choice',
    name: 'area',
    param: 'werk',
    label: 'Werk',
    all: 'Alles',
    options: [{ value: 'to_pick', text: 'Te verzamelen' }],
  },
  { kind: 'day', name: 'fromDate', param: 'vanaf', label: 'Vanaf' },
  { kind: 'id', name: 'customerID', param: 'klant', label: 'Klant', chip: 'Eén klant' },
];
const list = { sort: '-number', columns: [{ sort: 'number' }, { sort: 'total' }, {}], filters };

describe('the state of a list in its address', () => {
  it('survives being written and read', () => {
    const state = {
      search: '100% & co',
      sort: 'total',
      filters: { area: 'to_pick', fromDate: '2026-11-02', customerID: '17' },
    };
    const query = Object.fromEntries(new URLSearchParams(stateQuery(list, state)));
    expect(readState(list, query)).toEqual(state);
    expect(stateRequest(list, state)).toEqual({
      ...{ search: '100% & co', sort: 'total' },
      ...{ area: 'to_pick', fromDate: '2026-11-02', customerID: 17 },
    });
  });

  it('is empty for the usual list', () => {
    const usual = readState(list, {});
    expect(usual).toEqual({ search: '', sort: '-number', filters: {} });
    expect(stateQuery(list, usual)).toBe('');
  });

  it.each([
    { werk: 'iets', vanaf: '2-11-2026', klant: '-1', volgorde: 'prijs' },
    { werk: ['iets', 'to_pick'], klant: '1e9', volgorde: '--number' },
    { vanaf: "2026-11-02'; --", klant: '99999999999' },
  ])('ignores values that no filter has: %o', (query) => {
    expect(readState(list, query)).toEqual({ search: '', sort: '-number', filters: {} });
  });

  it('turns round at the second click on a heading', () => {
    expect(nextSort('-number', 'total', true)).toBe('-total');
    expect(nextSort('-total', 'total', true)).toBe('total');
    expect(nextSort('total', 'total', true)).toBe('-total');
    expect(nextSort('total', 'company')).toBe('company');
  });
});
