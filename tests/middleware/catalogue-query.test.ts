import { describe, expect, it } from 'vitest';
import { catalogueSearch, isFiltered, readCatalogueQuery } from '../../lib/catalogue-query.ts';

const read = (query: string) => readCatalogueQuery(new URLSearchParams(query));

describe("a list's query", () => {
  it('reads page, order and filters', () => {
    expect(read('groupID=3&page=2&sort=prijs-aflopend&merk=A&merk=B&kleur=wit')).toEqual({
      page: 2,
      sort: 'prijs-aflopend',
      filters: { merk: ['A', 'B'], kleur: ['wit'] },
    });
  });

  it('leaves out what makes no sense', () => {
    expect(read(`sort=duurste&merk=&${'x'.repeat(21)}=1&__proto__=1&merk=${'y'.repeat(101)}`)).toEqual({
      page: 0,
      filters: {},
    });
  });

  it('counts a value once', () => {
    expect(read('merk=A&merk=A').filters).toEqual({ merk: ['A'] });
  });

  it('writes the same address for the same choice, the group first', () => {
    const search = catalogueSearch(
      { page: 1, filters: { merk: ['A & B'], kleur: ['wit'] }, sort: 'relevantie' },
      7,
    );
    expect(search).toBe('?groupID=7&page=1&sort=relevantie&kleur=wit&merk=A+%26+B');
    expect(readCatalogueQuery(new URLSearchParams(search))).toEqual({
      page: 1,
      sort: 'relevantie',
      filters: { merk: ['A & B'], kleur: ['wit'] },
    });
  });

  it('is not filtered by a group, a page or a campaign', () => {
    expect(isFiltered(new URLSearchParams('groupID=1&page=2&utm_medium=x&_rsc=y'))).toBe(false);
    expect(isFiltered(new URLSearchParams('page=2&merk=A'))).toBe(true);
  });
});
