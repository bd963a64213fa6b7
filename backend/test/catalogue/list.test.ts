import { endpoints, type WireProductList } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  makeAgreement,
  makeCustomer,
  makeGroup,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestGroup,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { list } = endpoints.products;
const names = ({ docs }: WireProductList) => docs.map(({ product_name }) => product_name);

let test: TestApp;
let site: Site;
let paper: TestGroup;
let toilet: TestGroup;
let soap: TestGroup;
let zeep: TestProduct;
let afval: TestProduct;
let eco: TestProduct;
let rol: TestProduct;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  paper = await makeGroup(test, site, { label: 'Papier' });
  toilet = await makeGroup(test, site, { label: 'Toiletpapier', parent: paper });
  soap = await makeGroup(test, site, { label: 'Zeep' });
  zeep = await makeProduct(test, site, { name: 'Zeep', group: soap, brand: 'Vlokwit', priceCents: 300 });
  afval = await makeProduct(test, site, { name: 'afvalzak', group: soap, isSale: true, priceCents: 500 });
  eco = await makeProduct(test, site, { name: 'Écodoek', group: paper, priceCents: 400 });
  rol = await makeProduct(test, site, { name: 'Toiletrol', group: toilet, priceCents: 100, popularity: 9 });
  await makeProduct(test, site, { name: 'Uit de handel', group: soap, active: false });
});
afterAll(() => test.close());

const get = (request: Parameters<typeof test.data<typeof list>>[1] = {}, sid?: string) =>
  test.data(list, request, { site, ...(sid && { sid }) });

describe('the products of a list', () => {
  it('are all that are for sale, without a filter', async () => {
    const all = await get();
    expect([all.num_found, names(all)]).toEqual([4, ['afvalzak', 'Écodoek', 'Toiletrol', 'Zeep']]);
  });

  it('are a group with its whole subtree', async () => {
    expect(names(await get({ groupID: paper.id }))).toEqual(['Écodoek', 'Toiletrol']);
    expect(names(await get({ groupID: toilet.id }))).toEqual(['Toiletrol']);
  });

  it('can name the group by its path', async () => {
    expect(names(await get({ path: '/c/papier/toiletpapier' }))).toEqual(['Toiletrol']);
    expect(await get({ path: 'c/bestaat/niet' })).toMatchObject({ num_found: 0, docs: [], facet_counts: {} });
  });

  it('are none for an absent group', async () => {
    expect((await get({ groupID: 2_000_000_000 })).num_found).toBe(0);
  });

  it('are those of a brand, or the sale', async () => {
    expect(names(await get({ brand: 'Vlokwit' }))).toEqual(['Zeep']);
    expect(names(await get({ sale: true }))).toEqual(['afvalzak']);
    expect((await get({ sale: false })).num_found).toBe(4);
  });

  it('are the requested products in the requested order, without unknown ones and duplicates', async () => {
    const ids = [zeep.id, 2_000_000_000, afval.id, eco.id, zeep.id];
    expect(names(await get({ ids }))).toEqual(['Zeep', 'afvalzak', 'Écodoek']);
    expect((await get({ ids: [] })).num_found).toBe(0);
  });

  it('are the same without facets, which are then not counted', async () => {
    const priceListId = await makePriceList(test, site, [{ unit: zeep.unit, q: 1, priceCents: 250 }]);
    const customer = await makeCustomer(test, site, { priceListId });
    await makeAgreement(test, site, customer, afval.unit, { priceCents: 450 });
    const sid = await makeSession(test, site, customer);
    const ids = [zeep.id, 2_000_000_000, afval.id, eco.id, zeep.id];
    for (const viewer of [undefined, sid])
      for (const request of [
        { ids },
        { ids, familyFrom: true },
        { ids, pageSize: 2 },
        { groupID: soap.id },
      ]) {
        const counted = await get(request, viewer);
        expect(await get({ ...request, facets: false }, viewer)).toEqual({ ...counted, facet_counts: {} });
      }
  });
});

describe('the order of a list', () => {
  it('is Dutch: it ignores capitals and accents', async () => {
    expect(names(await get({ sort: 1 }))).toEqual(['afvalzak', 'Écodoek', 'Toiletrol', 'Zeep']);
    expect(names(await get({ sort: { field: 'productName', order: 'desc' } }))).toEqual([
      'Zeep',
      'Toiletrol',
      'Écodoek',
      'afvalzak',
    ]);
  });

  it('by score, without a search, has the best sellers first', async () => {
    expect(names(await get({ sort: 0 }))[0]).toBe('Toiletrol');
  });

  it('at random is the same from page to page', async () => {
    const whole = names(await get({ sort: 2 }));
    const pages = await Promise.all([0, 1, 2, 3].map((page) => get({ sort: 2, page, pageSize: 1 })));
    expect(pages.flatMap(names)).toEqual(whole);
  });

  it('by price reveals nothing to a visitor: it is by name', async () => {
    expect(names(await get({ sort: 3 }))).toEqual(names(await get({ sort: 1 })));
    const down = { field: 'price', order: 'desc' } as const;
    expect(names(await get({ sort: down }))).toEqual(['Zeep', 'Toiletrol', 'Écodoek', 'afvalzak']);
  });

  it('by price is by the customer’s own price', async () => {
    const priceListId = await makePriceList(test, site, [
      { unit: zeep.unit, q: 1, priceCents: 450 },
      { unit: rol.unit, q: 2, priceCents: 1 },
    ]);
    const customer = await makeCustomer(test, site, { priceListId });
    await makeAgreement(test, site, customer, afval.unit, { priceCents: 50 });
    const sid = await makeSession(test, site, customer);
    const sorted = await get({ sort: 3 }, sid);
    expect(sorted.docs.map((doc) => [doc.product_name, doc.calcprice, doc.price_source])).toEqual([
      ['afvalzak', 0.5, 'agreement'],
      ['Toiletrol', 1, 'list'],
      ['Écodoek', 4, 'list'],
      ['Zeep', 4.5, 'tier'],
    ]);
  });
});

describe('the pages of a list', () => {
  it('follow each other', async () => {
    const first = await get({ pageSize: 3 });
    const second = await get({ pageSize: 3, page: 1 });
    expect([first.start, names(first).length, first.num_found]).toEqual([0, 3, 4]);
    expect([second.start, names(second), second.num_found]).toEqual([3, ['Zeep'], 4]);
  });

  it('end: a page behind the last is the last', async () => {
    const last = await get({ page: 100_000, pageSize: 3 });
    expect([last.start, names(last), last.num_found]).toEqual([3, ['Zeep'], 4]);
    const full = await get({ page: 7, pageSize: 2 });
    expect([full.start, names(full)]).toEqual([2, ['Toiletrol', 'Zeep']]);
    expect(await get({ page: 7, search: 'toiletrol' })).toMatchObject({ start: 0, num_found: 1 });
  });

  it('of an empty list are the first', async () => {
    expect(await get({ page: 7, brand: 'Nergens' })).toMatchObject({ num_found: 0, start: 0, docs: [] });
  });

  it.each([
    { page: -1 },
    { page: 1.5 },
    { pageSize: 0 },
    { pageSize: 97 },
    { sort: 5 },
    { lang: 'xx' },
    { ids: ['1'] },
  ])('refuse %j', async (request) => {
    const { status, body } = await test.call(list, request, { site });
    expect([status, body]).toMatchObject([400, { error: { code: 'invalid_request' } }]);
  });
});
