import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { codeOf, makeEditor, makePage, makeSlide, savePage } from './make-editors.ts';

const { content, editing, sitePages } = endpoints;
type Editor = Awaited<ReturnType<typeof makeEditor>>;

let test: TestApp;
let site: Site;
let anja: Editor;
let bram: Editor;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  anja = await makeEditor(test, site, 'editor', 'Anja');
  bram = await makeEditor(test, site, 'publisher', 'Bram');
});
afterAll(() => test.close());

const row = async (id: number) => (await test.data(sitePages.list, {}, anja)).find((page) => page.id === id);

describe('the list of pages', () => {
  it('has hidden pages too, with who edits them and when they were published', async () => {
    const id = await makePage(test, site, { code: 'stil', title: 'Stil', visible: false });
    expect(await row(id)).toMatchObject({ title: 'Stil', visible: false, published: null, drafts: [] });
    const { draft_id: draftID } = await savePage(test, anja, id, { visible: 'true' });
    expect(await row(id)).toMatchObject({ published: null, drafts: ['Anja'] });
    await test.data(editing.publish, { draftID, revision: 1 }, bram);
    const published = { at: expect.stringMatching(/^\d{4}-.*Z$/), by: 'Bram' };
    expect(await row(id)).toMatchObject({ visible: true, version: 2, published, drafts: [] });
  });

  it('has menu and place of the own draft, which no colleague sees as theirs', async () => {
    const id = await makePage(test, site, { menu: 'service', position: 4 });
    await savePage(test, anja, id, { menu: 'vragen', position: '1' });
    expect(await row(id)).toMatchObject({ menu: 'service', own_place: { menu: 'vragen', position: 1 } });
    const ofBram = (await test.data(sitePages.list, {}, bram)).find((page) => page.id === id);
    expect(ofBram).toMatchObject({ menu: 'service', own_place: null });
    const other = await makePage(test, site, { menu: 'service', position: 5 });
    await savePage(test, anja, other, { title: 'Alleen de titel' });
    expect(await row(other)).toMatchObject({ own_place: null });
  });

  it('is that of its own site, and so is a hidden page', async () => {
    const id = await makePage(test, site, { code: 'verborgen', visible: false });
    const elsewhere = await makeEditor(test, await makeSite(test));
    expect(await test.data(sitePages.list, {}, elsewhere)).toEqual([]);
    const path = 'verborgen';
    expect(await test.data(sitePages.get, { path }, anja)).toMatchObject({ id, visible: false });
    expect((await test.call(sitePages.get, { path }, elsewhere)).status).toBe(404);
    expect((await test.call(content.page, { path }, { site })).status).toBe(404);
  });
});

describe('an address', () => {
  const usedBy = async (path: string, pageID?: number) =>
    (await test.data(sitePages.checkPath, { path, ...(pageID && { pageID }) }, anja)).used;

  it('is free, or names what has it', async () => {
    const id = await makePage(test, site, { code: 'adres', title: 'Adres' });
    await test.data(editing.movePage, { id, path: 'adres/nieuw', version: 1 }, bram);
    const page = { title: 'Adres', path: 'adres/nieuw' };
    expect(await usedBy('adres/vrij')).toBeNull();
    expect(await usedBy('adres/nieuw')).toEqual({ by: 'page', ...page });
    // Its code is still the first address.
    expect(await usedBy('adres')).toEqual({ by: 'page', ...page });
    await test.data(editing.movePage, { id, path: 'derde', version: 1 }, bram);
    expect(await usedBy('adres/nieuw')).toEqual({ by: 'former', title: 'Adres', path: 'derde' });
    expect(await usedBy('adres/nieuw', id)).toBeNull();
  });

  it.each(['winkelwagen', 'c/papier', 'merken', 'sale'])('%s is one of the shop', async (path) => {
    expect(await usedBy(path)).toEqual({ by: 'shop', title: '', path: '' });
    expect(codeOf((await test.call(editing.makePage, { path, title: 'x' }, anja)).body)).toBe('path_taken');
  });
});

it('the texts that link to a page are named, by any of its addresses', async () => {
  const id = await makePage(test, site, { code: 'doel', content: '<p><a href="/nl/doel">zelf</a></p>' });
  const from = await makePage(test, site, {
    ...{ code: 'bron', title: 'Bron' },
    content: '<p><a href="/nl/doel/#kop">hier</a> <a href="/nl/doelgroep">x</a></p>',
  });
  const slide = await makeSlide(test, site, 'doelen');
  const { live } = await test.data(editing.draft, { kind: 'slide', id: slide }, anja);
  const body = { kind: 'slide', id: slide, version: live.version, revision: 0 } as const;
  await test.data(editing.saveDraft, { ...body, fields: { link: '/doel' } }, anja);
  const references = () => test.data(sitePages.references, { id }, anja);
  expect(await references()).toEqual([{ kind: 'page', id: from, label: 'Bron' }]);
});

describe('pages that are arranged', () => {
  it('change menu, place and visibility, and keep their drafts', async () => {
    const [one, two] = [await makePage(test, site), await makePage(test, site)];
    await savePage(test, anja, one, { title: 'Concept' });
    const pages = [
      { id: one, version: 1, menu: 'vragen', position: 1 },
      { id: two, version: 1, menu: 'vragen', position: 0 },
    ] as const;
    await test.data(sitePages.arrange, { pages: [...pages] }, bram);
    const menu = await test.data(content.pages, { menu: 'vragen' }, { site });
    expect(menu.map(({ id }) => id)).toEqual([two, one]);
    expect(await row(one)).toMatchObject({ version: 2, drafts: ['Anja'] });
    await test.data(sitePages.arrange, { pages: [{ id: two, version: 2, visible: false }] }, bram);
    expect(await test.data(content.pages, { menu: 'vragen' }, { site })).toHaveLength(1);
  });

  it('change all or none: another version was published meanwhile', async () => {
    const [one, two] = [await makePage(test, site), await makePage(test, site)];
    const pages = [
      { id: one, version: 1, visible: false },
      { id: two, version: 4, visible: false },
    ];
    const answer = await test.call(sitePages.arrange, { pages }, bram);
    expect(codeOf(answer.body)).toBe('stale_version');
    expect(await row(one)).toMatchObject({ visible: true, version: 1 });
  });

  it('tell an editor at the next save that another version is live', async () => {
    const id = await makePage(test, site);
    await savePage(test, anja, id, { title: 'Een' });
    await test.data(sitePages.arrange, { pages: [{ id, version: 1, visible: false }] }, bram);
    const again = { kind: 'page', id, version: 1, revision: 1, fields: { title: 'Twee' } } as const;
    expect(await test.data(editing.saveDraft, again, anja)).toMatchObject({ live: 2, revision: 2 });
  });
});

describe('a planned change', () => {
  const plan = async (draftID: number) =>
    test.data(editing.schedule, { draftID, revision: 1, publishAt: '2099-01-01T08:00:00Z' }, bram);

  it('becomes a draft of its author again', async () => {
    const id = await makePage(test, site, { code: 'gepland', title: 'Gepland' });
    const { draft_id: draftID } = await savePage(test, anja, id, { content: '<p>Straks</p>' });
    await plan(draftID);
    const [planned] = await test.data(editing.changes, {}, bram);
    expect(planned).toMatchObject({ path: 'gepland', fields: ['content'], author: 'Anja' });
    expect(planned?.publish_at).toBe('2099-01-01T08:00:00.000Z');
    await test.data(editing.unschedule, { draftID, revision: 1 }, bram);
    const { draft } = await test.data(editing.draft, { kind: 'page', id }, anja);
    expect(draft).toMatchObject({ draft_id: draftID, fields: { content: '<p>Straks</p>' } });
  });

  it('stays planned where its author has a newer draft', async () => {
    const id = await makePage(test, site);
    const { draft_id: draftID } = await savePage(test, anja, id, { title: 'Straks' });
    await plan(draftID);
    await savePage(test, anja, id, { title: 'Nu' });
    const answer = await test.call(editing.unschedule, { draftID, revision: 1 }, bram);
    expect(codeOf(answer.body)).toBe('stale_version');
  });
});
