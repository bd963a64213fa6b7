import { endpoints, type WireProductList } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeGroup, makeProduct, makeSite, type TestApp, type TestGroup, testApp } from '../support/index.ts';

const { list } = endpoints.products;

let test: TestApp;
let site: Site;
let paper: TestGroup;
let toilet: TestGroup;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  paper = await makeGroup(test, site, { label: 'Papier' });
  toilet = await makeGroup(test, site, { label: 'Toiletpapier', parent: paper });
  const jumbo = await makeGroup(test, site, { label: 'Jumborollen', parent: toilet });
  const folded = await makeGroup(test, site, { label: 'Gevouwen', parent: toilet });
  const kitchen = await makeGroup(test, site, { label: 'Keukenrollen', parent: paper });
  const bare = await makeGroup(test, site, { label: 'Handdoeken' });
  for (const kleur of ['wit', 'wit', 'bruin'])
    await makeProduct(test, site, { name: 'Rol', group: jumbo, kleur, isSale: true });
  await makeProduct(test, site, { name: 'Rol gevouwen', group: folded, kleur: 'wit' });
  await makeProduct(test, site, { name: 'Rol keuken', group: kitchen, brand: 'Keukelaar', isSale: true });
  await makeProduct(test, site, { name: 'Rol handdoek', group: bare });
  for (let n = 1; n <= 10; n += 1)
    await makeProduct(test, site, {
      name: `Doos ${n}`,
      group: await makeGroup(test, site, { parent: bare }),
      brand: 'Kartonka',
    });
});
afterAll(() => test.close());

const get = (request: Parameters<typeof test.data<typeof list>>[1]) => test.data(list, request, { site });
const shown = ({ groups }: WireProductList) => groups?.map(({ site_label, count }) => [site_label, count]);

describe('the groups of the results', () => {
  it('are those of the second level, most hits first; products of a higher group count for that one', async () => {
    const found = await get({ search: 'rol' });
    expect(shown(found)).toEqual([
      ['Toiletpapier', 4],
      ['Handdoeken', 1],
      ['Keukenrollen', 1],
    ]);
    expect(found.groups?.[0]).toEqual({
      id: toilet.id,
      site_label: 'Toiletpapier',
      path: toilet.path,
      count: 4,
    });
  });

  it('count the products after the filters', async () => {
    expect(shown(await get({ search: 'rol', filters: { kleur: ['bruin'] } }))).toEqual([['Jumborollen', 1]]);
  });

  it('are one level deeper where all hits are in one group', async () => {
    expect(shown(await get({ search: 'rol', groupID: toilet.id }))).toEqual([
      ['Jumborollen', 3],
      ['Gevouwen', 1],
    ]);
  });

  it('come with a search, a brand and the sale, and with no other list', async () => {
    expect(shown(await get({ sale: true }))).toEqual([
      ['Toiletpapier', 3],
      ['Keukenrollen', 1],
    ]);
    expect(shown(await get({ brand: 'Keukelaar' }))).toEqual([['Keukenrollen', 1]]);
    for (const request of [{}, { groupID: paper.id }, { ids: [1] }, { target: 'TopAanbieding' as const }])
      expect(await get(request)).not.toHaveProperty('groups');
  });

  it('are at most eight', async () => {
    expect((await get({ brand: 'Kartonka' })).groups).toHaveLength(8);
  });
});

describe('a suggestion', () => {
  it('has the requested number of products, three groups and three brands', async () => {
    const found = await get({ search: 'rol', suggest: true, pageSize: 2 });
    expect([found.docs.length, found.num_found, found.groups?.length]).toEqual([2, 6, 3]);
    expect(found.facet_counts).toEqual({
      merk: [
        { value: 'Blinkhoek', count: 5 },
        { value: 'Keukelaar', count: 1 },
      ],
    });
  });

  it('has at most three groups', async () => {
    expect((await get({ brand: 'Kartonka', suggest: true })).groups).toHaveLength(3);
  });
});
