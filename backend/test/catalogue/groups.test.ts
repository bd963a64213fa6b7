import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeGroup, makeProduct, makeSite, type TestApp, type TestGroup, testApp } from '../support/index.ts';

const { byPath, tree } = endpoints.productGroups;

let test: TestApp;
let site: Site;
let paper: TestGroup;
let toilet: TestGroup;
let jumbo: TestGroup;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  const cleaning = await makeGroup(test, site, { label: 'Schoonmaak', sortOrder: 20 });
  paper = await makeGroup(test, site, { label: 'Hygiënepapier', path: 'c/hygienepapier', sortOrder: 10 });
  toilet = await makeGroup(test, site, {
    label: 'Toiletpapier',
    parent: paper,
    sortOrder: 210,
    contentTop: 'Voor elke houder.',
    htmlTitle: 'Toiletpapier per doos',
  });
  await makeGroup(test, site, { label: 'Handdoeken', parent: paper, sortOrder: 110 });
  jumbo = await makeGroup(test, site, { label: 'Jumborollen', parent: toilet });
  for (const group of [jumbo, jumbo, toilet, cleaning]) await makeProduct(test, site, { group });
  await makeProduct(test, site, { group: jumbo, active: false });
});
afterAll(() => test.close());

describe('the tree of product groups', () => {
  it('is nested and sorted, with the products of each subtree', async () => {
    const top = await test.data(tree, { id: 0 }, { site });
    expect(top.map((group) => [group.site_label, group.product_count])).toEqual([
      ['Hygiënepapier', 3],
      ['Schoonmaak', 1],
    ]);
    const [first] = top;
    expect(first?.subgroups.map((group) => [group.site_label, group.product_count])).toEqual([
      ['Handdoeken', 0],
      ['Toiletpapier', 3],
    ]);
    expect(first?.subgroups[1]?.subgroups[0]).toMatchObject({ site_label: 'Jumborollen', subgroups: [] });
  });

  it('can start below a group', async () => {
    const below = await test.data(tree, { id: toilet.id }, { site });
    expect(below.map(({ id }) => id)).toEqual([jumbo.id]);
    expect(await test.data(tree, { id: jumbo.id }, { site })).toEqual([]);
  });

  it('is absent for a group of another site as for no group', async () => {
    const other = await makeSite(test);
    const foreign = await test.call(tree, { id: paper.id }, { site: other });
    const unknown = await test.call(tree, { id: 2_000_000_000 }, { site: other });
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect(await test.data(tree, { id: 0 }, { site: other })).toEqual([]);
  });
});

describe('the group on a path', () => {
  it('has its texts, its subgroups and its parents', async () => {
    const page = await test.data(byPath, { path: 'c/hygienepapier/toiletpapier' }, { site });
    expect(page).toMatchObject({
      id: toilet.id,
      sort_order: 210,
      product_count: 3,
      content_top: 'Voor elke houder.',
      html_title: 'Toiletpapier per doos',
      subgroups: [{ id: jumbo.id, product_count: 2 }],
      breadcrumbs: [
        { id: paper.id, site_label: 'Hygiënepapier', path: 'c/hygienepapier' },
        { id: toilet.id, site_label: 'Toiletpapier', path: 'c/hygienepapier/toiletpapier' },
      ],
    });
  });

  it('has texts that are safe to show', async () => {
    const group = await makeGroup(test, site, {
      label: 'Dozen',
      contentTop: 'Voor <b>post</b> & pakket.<script>alert(1)</script>',
      contentBottom:
        '<h2 onclick="x">Goed om te weten</h2><p>Maten zijn <a href="javascript:x">binnenmaten</a>.',
    });
    expect(await test.data(byPath, { path: group.path }, { site })).toMatchObject({
      content_top: 'Voor post &amp; pakket.',
      content_bottom: '<h2>Goed om te weten</h2><p>Maten zijn <a>binnenmaten</a>.</p>',
    });
  });

  it('is resolved with slashes at the ends', async () => {
    expect(await test.data(byPath, { path: '/c/hygienepapier/' }, { site })).toMatchObject({ id: paper.id });
  });

  it.each(['c/hygiene', 'c/%', 'c/hygienepapier/toiletpapier/nee', '/', "' OR 1=1 --"])(
    'is absent on %s',
    async (path) => {
      const { status, body } = await test.call(byPath, { path }, { site });
      expect([status, body]).toMatchObject([404, { error: { code: 'not_found' } }]);
    },
  );
});

describe('the settings', () => {
  it('describe this site, in euros', async () => {
    const shop = await makeSite(test, {
      prices: 'public',
      alertMessage: 'Wij zijn verhuisd',
      countries: ['NL'],
    });
    expect(await test.data(endpoints.settings.get, {}, { site: shop })).toMatchObject({
      site: shop.id,
      prices: 'public',
      countries: ['NL'],
      alert_message: 'Wij zijn verhuisd',
      free_shipping_from: 100,
      shipping: { NL: 6.95, BE: 9.95 },
      vestiging_details: { name: `Groothandel ${shop.id}` },
    });
  });
});
