import { endpoints, type ImportOptions } from '@toonbank/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { productExtraGroups, products, type Site } from '../../src/db/schema/index.ts';
import { makeGroup, makeProduct, makeSite, type TestApp, type TestGroup, testApp } from '../support/index.ts';
import { type Importer, importer } from './run-import.ts';

const { imports, groupDesk, products: shown } = endpoints;

let test: TestApp;
let site: Site;
let own: Importer;
let hygiene: TestGroup;
let paper: TestGroup;
let offers: TestGroup;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  own = await importer(test, site);
  hygiene = await makeGroup(test, site, { label: 'Hygiëne' });
  paper = await makeGroup(test, site, { label: 'Toiletpapier', parent: hygiene });
  offers = await makeGroup(test, site, { label: 'Acties' });
  await makeProduct(test, site, { articleNumber: 'T-1', name: 'Toiletpapier 3-laags', group: paper });
});

const preview = (lines: string[], options: ImportOptions = {}) =>
  own.preview({ kind: 'groups', lines: ['Artikelnummer;Groep;Actie', ...lines], options });
const faults = async (importID: number) => {
  const { lines } = await test.data(imports.faulty, { importID }, own.caller);
  return lines.map(({ line, faults: [first] }) => `${line} ${first?.field ?? '-'} ${first?.code}`);
};
const listedIn = async ({ id }: TestGroup) => {
  const { docs } = await test.data(shown.list, { lang: 'nl', groupID: id }, own.caller);
  return docs.map((doc) => doc.product_ext_code);
};
const places = () =>
  test.database.inSite(site.id, async (tx) => {
    const [product] = await tx.select().from(products).where(eq(products.articleNumber, 'T-1'));
    const extra = await tx.select().from(productExtraGroups).where(eq(productExtraGroups.siteId, site.id));
    return { own: product?.groupId, more: product?.moreGroupIds, extra: extra.map(({ groupId }) => groupId) };
  });
const asBefore = () => ({ own: paper.id, more: [], extra: [] });

it('puts an article in a second group, where it is listed, and takes it back', async () => {
  const importID = await preview(['T-1;Acties;toevoegen', 'T-1;Hygiëne > Toiletpapier;toevoegen']);
  expect(await own.changes(importID)).toMatchObject([
    { code: 'T-1', field: 'group', before: null, after: 'Acties', change: 'new' },
  ]);
  expect((await own.details(importID)).unchanged).toBe(1);
  expect(await listedIn(offers)).toEqual([]);
  await own.apply(importID);
  expect(await places()).toEqual({ own: paper.id, more: [offers.id], extra: [offers.id] });
  expect([await listedIn(offers), await listedIn(paper)]).toEqual([['T-1'], ['T-1']]);
  const undoID = await own.undo(importID);
  expect(await own.changes(undoID)).toMatchObject([{ before: 'Acties', after: null, change: 'removed' }]);
  await own.apply(undoID);
  expect(await places()).toEqual(asBefore());
  expect(await listedIn(offers)).toEqual([]);
});

it('replaces the groups by those of the file, the first being its own, and takes that back', async () => {
  await own.apply(await preview(['T-1;acties;']));
  const before = await places();
  const other = await makeGroup(test, site, { label: 'Sanitair' });
  const importID = await preview(['T-1;sanitair;', 'T-1;hygiene/toiletpapier;'], { group_action: 'replace' });
  expect(await own.changes(importID)).toMatchObject([
    { before: expect.stringContaining('› Toiletpapier'), after: 'Sanitair', change: 'changed' },
    { before: 'Acties', after: null, change: 'removed' },
    { before: null, after: expect.stringContaining('› Toiletpapier'), change: 'new' },
  ]);
  await own.apply(importID);
  expect(await places()).toEqual({
    own: other.id,
    more: [hygiene.id, paper.id].toSorted((one, two) => one - two),
    extra: [paper.id],
  });
  expect([await listedIn(hygiene), await listedIn(other), await listedIn(offers)]).toEqual([
    ['T-1'],
    ['T-1'],
    [],
  ]);
  await own.apply(await own.undo(importID));
  expect(await places()).toEqual(before);
});

it('removes an article from a second group, but never from its own', async () => {
  await own.apply(await preview(['T-1;acties;']));
  const importID = await preview(['T-1;Acties;verwijderen', 'T-1;Toiletpapier;verwijderen']);
  expect(await faults(importID)).toEqual(['3 group main_group']);
  await own.apply(importID);
  expect(await places()).toEqual(asBefore());
});

it('leaves out lines without a known group, and an article whose groups are not all known', async () => {
  const importID = await preview([
    'T-1;Bestaat niet;toevoegen',
    'T-1;Acties;soms',
    'T-9;Acties;toevoegen',
    'T-1;Acties;toevoegen',
    'T-1;acties;toevoegen',
  ]);
  expect(await faults(importID)).toEqual([
    '2 group group_unknown',
    '3 group_action group_action_unknown',
    '4 - article_unknown',
    '6 - duplicate_line',
  ]);
  const replaced = await preview(['T-1;Acties;', 'T-1;Aktie;'], { group_action: 'replace' });
  expect(await faults(replaced)).toEqual(['2 - other_line_faulty', '3 group group_unknown']);
  const mixed = await preview(['T-1;Acties;vervangen', 'T-1;Hygiëne;toevoegen']);
  expect(await faults(mixed)).toEqual(['2 - other_line_faulty', '3 group_action actions_differ']);
});

it('keeps a place that somebody else removed as a difference to look at again', async () => {
  const importID = await preview(['T-1;Acties;']);
  await own.apply(importID);
  await test.database.inSite(site.id, (tx) =>
    tx.delete(productExtraGroups).where(and(eq(productExtraGroups.siteId, site.id))),
  );
  expect(await own.changes(await own.undo(importID))).toMatchObject([{ change: 'kept', ticked: false }]);
});

it('follows a group that moves, and keeps a group that an article stands in', async () => {
  await own.apply(await preview(['T-1;Acties;']));
  const group = { name: 'Acties', parentID: null, column: 1 as const, hidden: false };
  const { groups } = await test.data(groupDesk.tree, {}, own.caller);
  const found = groups.find(({ group_id }) => group_id === offers.id);
  expect(found?.products).toBe(1);
  const refused = await test.call(groupDesk.remove, { groupID: offers.id }, own.caller);
  expect(refused.body).toMatchObject({ error: { code: 'conflict' } });
  const seen = { ...group, column: (found?.column ?? 1) as 1, hidden: false };
  const below = { ...seen, parentID: hygiene.id };
  await test.data(groupDesk.change, { groupID: offers.id, seen, group: below }, own.caller);
  expect((await places()).more?.toSorted()).toEqual([offers.id, hygiene.id].toSorted());
});
