import { endpoints } from '@toonbank/contract';
import { describe, expect, it } from 'vitest';
import { catalogueSearch, PAGE_SIZE } from '../../../lib/catalogue/catalogue-query.ts';
import {
  asksForMore,
  countedQuery,
  isFiltered,
  type Outcome,
  readCatalogueQuery,
  sortsOf,
} from '../../../lib/catalogue/read-catalogue-query.ts';

const read = (query: string) => readCatalogueQuery(new URLSearchParams(query));

describe("a list's query", () => {
  it('reads page, order and filters', () => {
    expect(read('groupID=3&page=2&sort=prijs-aflopend&merk=A&merk=B&kleur=wit')).toEqual({
      page: 2,
      sort: 'prijs-aflopend',
      filters: { merk: ['A', 'B'], kleur: ['wit'] },
    });
  });

  it('drops invalid values', () => {
    expect(read(`sort=duurste&merk=&${'x'.repeat(21)}=1&__proto__=1&merk=${'y'.repeat(101)}`)).toEqual({
      page: 0,
      filters: {},
    });
  });

  it('counts a value once', () => {
    expect(read('merk=A&merk=A').filters).toEqual({ merk: ['A'] });
  });

  it('writes the same address for the same filters, the group first', () => {
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

describe('a range of prices', () => {
  it.each([
    ['van=5&tot=10', '5-10'],
    ['van=12,50&tot=€ 30', '12.5-30'],
    ['van=&tot=20', '0-20'],
    ['van=250&tot=', '250-'],
    ['van=30&tot=10', '10-30'],
    ['van=5&tot=5', '5-5.01'],
    ['prijs=0-5&prijs=5-10&van=1&tot=2', '1-2'],
    ['van=0,125&tot=1,005', '0.125-1.005'],
    ['van=0,125&tot=0,125', '0.125-0.135'],
    ['van=1.250', '1250-'],
  ])('%s is one value of the facet', (query, range) => {
    expect(read(query).filters).toEqual({ prijs: [range] });
  });

  it.each(['van=&tot=', 'van=0', 'van=veel&tot=-3', `van=${'9'.repeat(400)}`])('%s is no range', (query) => {
    expect(read(query).filters).toEqual({});
  });
});

describe('the canonical form of a query', () => {
  const outcome: Outcome = { page: 0, facets: ['merk'], prices: false, search: false, use: false };
  const counted = (query: string, found: Partial<Outcome> = {}) => {
    const asked = new URLSearchParams(query);
    const clean = countedQuery(readCatalogueQuery(asked), { ...outcome, ...found });
    return { search: catalogueSearch(clean), more: asksForMore(asked, clean) };
  };

  it.each([
    ['merk=A&merk=A&utm_source=x', { filters: { merk: ['A'] } }, '?page=0&merk=A'],
    ['sort=naam-aflopend&page=2', { page: 2 }, '?page=2&sort=naam-aflopend'],
    ['sort=prijs-oplopend', { prices: true }, '?page=0&sort=prijs-oplopend'],
    ['sort=naam-oplopend', { search: true }, '?page=0&sort=naam-oplopend'],
    ['sort=prijs-per-gebruik', { prices: true, use: true }, '?page=0&sort=prijs-per-gebruik'],
    ['merk=A&alles=merk', { filters: { merk: ['A'] } }, '?page=0&merk=A&alles=merk'],
  ])('keeps only %s', (query, found, search) => {
    expect(counted(query, found)).toEqual({ search, more: false });
  });

  it.each([
    [
      'a value that the shop does not have',
      'merk=A&merk=Nep',
      { filters: { merk: ['A'] } },
      '?page=0&merk=A',
    ],
    ['a filter that does not exist', 'smaak=zoet', { filters: {} }, '?page=0'],
    ['the usual order', 'sort=naam-oplopend', {}, '?page=0'],
    ['relevance without a search', 'sort=relevantie', {}, '?page=0'],
    ['an order by hidden prices', 'sort=prijs-oplopend', {}, '?page=0'],
    ['an order by uses that cannot be compared', 'sort=prijs-per-gebruik', { prices: true }, '?page=0'],
    ['an order by hidden prices of use', 'sort=prijs-per-gebruik', { use: true }, '?page=0'],
    ['an order that does not exist', 'sort=duurste', {}, '?page=0'],
    ['a page past the end', 'page=99&merk=A', { page: 3, filters: { merk: ['A'] } }, '?page=3&merk=A'],
    ['all values of no facet', 'alles=smaak', {}, '?page=0'],
    ['typed prices', 'van=5&tot=10', { filters: { prijs: ['5-10'] } }, '?page=0&prijs=5-10'],
    ['ten kilobytes', `merk=${'%25'.repeat(3400)}&${'x'.repeat(40)}=1`, { filters: {} }, '?page=0'],
  ])('leaves %s out', (_, query, found, search) => {
    expect(counted(query, found)).toEqual({ search, more: true });
  });

  it('never sorts by prices for users without prices, nor by relevance without a search', () => {
    expect(sortsOf({ prices: false, search: false, use: true })).toEqual([
      'meest-besteld',
      'naam-oplopend',
      'naam-aflopend',
    ]);
    expect(sortsOf({ prices: true, search: true, use: false })).toHaveLength(5);
    expect(sortsOf({ prices: true, search: true, use: true }).at(-1)).toBe('prijs-per-gebruik');
  });
});

it('counts pages by the size that the backend uses when a request names none', () => {
  expect(endpoints.products.list.request.parse({}).pageSize).toBe(PAGE_SIZE);
});
