import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';
import { codeOf, makeEditor, makePage, savePage } from './make-editors.ts';

const { cms, content, editing } = endpoints;

let test: TestApp;
let site: Site;
let anja: Awaited<ReturnType<typeof makeEditor>>;
let bram: Awaited<ReturnType<typeof makeEditor>>;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  anja = await makeEditor(test, site, 'editor', 'Anja');
  bram = await makeEditor(test, site, 'publisher', 'Bram');
});
afterAll(() => test.close());

const shown = async (id: number) => (await test.data(content.page, { id }, { site }))[0];

describe('the calls of the original API', () => {
  it.each(['GET', 'POST'] as const)('write and publish a page at once, by %s', async (method) => {
    const id = await makePage(test, site);
    const change = { id, content: '<p onclick="x()">Nieuw</p><script>1</script>', lang: 'nl' };
    const { status, body } = await test.call(cms.updateContentPage, change, { ...bram, method });
    expect([status, body]).toEqual([200, { result: true, data: { version: 2 } }]);
    expect((await shown(id))?.content).toBe('<p>Nieuw</p>');
    await test.call(cms.updateContentPage, { id, image: '/media/a.webp' }, { ...bram, method });
    expect(await shown(id)).toMatchObject({ content: '<p>Nieuw</p>', image: '/media/a.webp', version: 3 });
  });

  it('refuse a save on an older version, and keep what is live', async () => {
    const id = await makePage(test, site, { content: '<p>a</p>' });
    await test.data(cms.updateContentPage, { id, content: '<p>b</p>', version: 1 }, bram);
    const late = await test.call(cms.updateContentPage, { id, content: '<p>c</p>', version: 1 }, bram);
    expect([late.status, codeOf(late.body)]).toEqual([409, 'stale_version']);
    expect((await shown(id))?.content).toBe('<p>b</p>');
  });

  it('tie a page to a product group, whose products it then shows', async () => {
    const id = await makePage(test, site);
    const { group } = await makeProduct(test, site);
    await test.data(cms.linkContentPage, { id, table: 'product_groups', rowId: group.id }, bram);
    expect((await shown(id))?.group_path).not.toBe('');
    const untie = { id, table: 'product_groups', rowId: 0 } as const;
    await test.data(cms.linkContentPage, untie, { ...bram, method: 'GET' });
    expect((await shown(id))?.group_path).toBe('');
    const table = await test.call(cms.linkContentPage, { id, table: 'sessions', rowId: group.id }, bram);
    expect(table.status).toBe(400);
  });
});

describe('the history of a page', () => {
  it('has who wrote and who published each version, and brings an earlier one back', async () => {
    const id = await makePage(test, site, { content: '<p>een</p><p>blijft</p>' });
    const { draft_id: draftID } = await savePage(test, anja, id, { content: '<p>twee</p><p>blijft</p>' });
    await test.data(editing.publish, { draftID, revision: 1 }, bram);
    const versions = await test.data(editing.versions, { kind: 'page', id }, anja);
    expect(versions).toMatchObject([
      { version: 2, live: true, author: 'Anja', publisher: 'Bram' },
      { version: 1, live: false, author: '', publisher: '' },
    ]);
    expect(await test.data(editing.compare, { kind: 'page', id, from: 1, to: 2 }, anja)).toEqual([
      {
        field: 'content',
        blocks: [
          { change: 'removed', text: '<p>een</p>' },
          { change: 'added', text: '<p>twee</p>' },
          { change: 'same', text: '<p>blijft</p>' },
        ],
      },
    ]);
    const restored = { kind: 'page', id, restore: 1, version: 2 } as const;
    expect(await test.data(editing.restore, restored, bram)).toEqual({ version: 3 });
    expect(await shown(id)).toMatchObject({ content: '<p>een</p><p>blijft</p>', version: 3 });
    expect(codeOf((await test.call(editing.restore, restored, bram)).body)).toBe('stale_version');
    expect((await test.call(editing.compare, { kind: 'page', id, from: 1, to: 9 }, anja)).status).toBe(404);
  });

  it('is that of the text that is live, where nobody has edited it', async () => {
    const id = await makePage(test, site, { title: 'Nooit gewijzigd' });
    expect(await test.data(editing.versions, { kind: 'page', id }, anja)).toMatchObject([
      { version: 1, live: true, label: 'Nooit gewijzigd', author: '', published: null },
    ]);
    const other = await makeSite(test);
    const stranger = await makeEditor(test, other);
    expect((await test.call(editing.versions, { kind: 'page', id }, stranger)).status).toBe(404);
  });
});

describe('what became live on a site', () => {
  it('is listed with the latest first, without the texts from before the first edit', async () => {
    const own = await makeSite(test);
    const carla = await makeEditor(test, own, 'publisher', 'Carla');
    const [one, other] = [
      await makePage(test, own, { title: 'Een' }),
      await makePage(test, own, { title: 'Twee' }),
    ];
    for (const [id, content] of [
      [one, '<p>a</p>'],
      [other, '<p>b</p>'],
      [one, '<p>c</p>'],
    ] as const)
      await test.data(cms.updateContentPage, { id, content }, carla);
    const recent = await test.data(editing.recentVersions, {}, carla);
    expect(recent.map(({ label, version, live }) => [label, version, live])).toEqual([
      ['Een', 3, true],
      ['Twee', 2, true],
      ['Een', 2, false],
    ]);
    expect(new Set(recent.map(({ publisher }) => publisher))).toEqual(new Set(['Carla']));
    expect(await test.data(editing.recentVersions, { page: 1 }, carla)).toEqual([]);
  });
});

describe('a new page', () => {
  it('is hidden until a draft makes it visible', async () => {
    const { id, version } = await test.data(editing.makePage, { path: 'nieuw/hier', title: 'Hier' }, anja);
    expect((await test.call(content.page, { path: 'nieuw/hier' }, { site })).status).toBe(404);
    const { draft_id: draftID } = await savePage(
      test,
      anja,
      id,
      { visible: 'true', menu: 'service' },
      version,
    );
    await test.data(editing.publish, { draftID, revision: 1 }, bram);
    expect(await shown(id)).toMatchObject({ path: 'nieuw/hier', title: 'Hier', menu: 'service' });
  });

  it.each(['winkelwagen', 'mijn-account/x', 'v1', 'beheer', 'nl', 'c/papier'])(
    'does not take the address %s of the shop',
    async (path) => {
      const answer = await test.call(editing.makePage, { path, title: 'x' }, anja);
      expect([answer.status, codeOf(answer.body)]).toEqual([409, 'path_taken']);
    },
  );

  it.each(['c/merken/helderwit', 'c/zoeken/boven'])(
    'takes the address of the list’s text %s, once',
    async (path) => {
      const make = () => test.call(editing.makePage, { path, title: 'Helderwit' }, anja);
      expect((await make()).status).toBe(200);
      expect(codeOf((await make()).body)).toBe('path_taken');
    },
  );

  it.each(['', '/x', 'x/', '../x', 'X', 'a b', 'a//b'])('does not take the address “%s”', async (path) => {
    expect((await test.call(editing.makePage, { path, title: 'x' }, anja)).status).toBe(400);
  });
});

describe('a page that moves', () => {
  it('is found at its old addresses too, which no other page takes', async () => {
    const id = await makePage(test, site, { code: 'oud' });
    await test.data(editing.movePage, { id, path: 'tussen', version: 1 }, bram);
    await test.data(editing.movePage, { id, path: 'nu', version: 1 }, bram);
    for (const path of ['oud', 'tussen', 'nu']) {
      const [page] = await test.data(content.page, { path }, { site });
      expect(page).toMatchObject({ id, path: 'nu' });
    }
    const taken = await test.call(editing.makePage, { path: 'tussen', title: 'x' }, anja);
    expect(codeOf(taken.body)).toBe('path_taken');
    await test.data(editing.movePage, { id, path: 'oud', version: 1 }, bram);
    expect((await test.data(content.page, { path: 'nu' }, { site }))[0]).toMatchObject({ path: 'oud' });
  });
});

describe('a page that moves back and forth', () => {
  it('is found at both addresses each time', async () => {
    const id = await makePage(test, site, { code: 'heen' });
    for (const path of ['terug', 'heen', 'terug', 'heen']) {
      expect((await test.call(editing.movePage, { id, path, version: 1 }, bram)).status).toBe(200);
      for (const asked of ['heen', 'terug'])
        expect((await test.data(content.page, { path: asked }, { site }))[0]).toMatchObject({ id, path });
    }
  });
});

describe('a preview', () => {
  it('shows a draft to a reader without a login, until it ends or its maker is switched off', async () => {
    const id = await makePage(test, site, { content: '<p>live</p>' });
    const { draft_id: draftID } = await savePage(test, anja, id, { content: '<p>concept</p>' });
    const { token, expires } = await test.data(editing.makePreview, { draftID, hours: 1 }, anja);
    expect(Date.parse(expires)).toBeLessThanOrEqual(Date.now() + 3_600_000);
    const preview = await test.data(editing.preview, { token }, { site });
    expect(preview).toMatchObject({ kind: 'page', id, fields: { content: '<p>concept</p>' } });
    const other = await makeSite(test);
    expect((await test.call(editing.preview, { token }, { site: other })).status).toBe(404);
    const [draft, admin, , signature] = token.split('.');
    const longer = `${draft}.${admin}.4102444800.${signature}`;
    expect((await test.call(editing.preview, { token: longer }, { site })).status).toBe(404);
    await test.database.pool.query('UPDATE admin_users SET active = false WHERE id = $1', [anja.adminId]);
    expect((await test.call(editing.preview, { token }, { site })).status).toBe(404);
    await test.database.pool.query('UPDATE admin_users SET active = true WHERE id = $1', [anja.adminId]);
  });
});

describe('the change feed', () => {
  it('counts what is published, of its own site', async () => {
    const feed = (of: Site) => test.data(editing.feed, {}, { site: of });
    const other = await makeSite(test);
    const before = await feed(site);
    const id = await makePage(test, site);
    await savePage(test, anja, id, { title: 'x' });
    expect(await feed(site)).toEqual(before);
    await test.data(cms.updateContentPage, { id, content: '<p>x</p>' }, bram);
    expect(await feed(site)).toEqual({ ...before, content: before.content + 1 });
    expect(await feed(other)).toEqual({ ...before, content: 0, groups: 0, settings: 0, products: 0 });
  });
});

describe('the log', () => {
  it('has a row for every action, for managers', async () => {
    const own = await makeSite(test);
    const carla = await makeEditor(test, own, 'manager', 'Carla');
    const { id } = await test.data(editing.makePage, { path: 'log', title: 'Log' }, carla);
    const draft = () => savePage(test, carla, id, { title: `Log ${Math.random()}` }, 1);
    await draft();
    await test.data(editing.discard, { kind: 'page', id, revision: 1 }, carla);
    const { draft_id: draftID } = await draft();
    await test.data(editing.makePreview, { draftID }, carla);
    await test.data(editing.publish, { draftID, revision: 1 }, carla);
    await test.data(editing.restore, { kind: 'page', id, restore: 1, version: 2 }, carla);
    await test.data(editing.movePage, { id, path: 'boek', version: 3 }, carla);
    const planned = await savePage(test, carla, id, { title: 'Later' }, 3);
    const seen = { draftID: planned.draft_id, revision: 1 };
    await test.data(editing.schedule, { ...seen, publishAt: '2099-01-01T08:00:00Z' }, carla);
    await test.data(editing.cancel, seen, carla);
    await test.data(cms.updateContentPage, { id, content: '<p>x</p>' }, carla);
    const { group } = await makeProduct(test, own);
    await test.data(cms.linkContentPage, { id, table: 'product_groups', rowId: group.id }, carla);
    const rows = await test.data(editing.actions, {}, carla);
    expect(rows.map(({ action }) => action).reverse()).toEqual([
      ...['make_page', 'begin_draft', 'discard_draft', 'begin_draft', 'make_preview', 'publish', 'restore'],
      ...['move_page', 'begin_draft', 'schedule', 'cancel_change', 'publish', 'link_page'],
    ]);
    expect(new Set(rows.map((row) => `${row.name} ${row.target_kind} ${row.target_id}`))).toEqual(
      new Set([`Carla page ${id}`]),
    );
    expect(codeOf((await test.call(editing.actions, {}, bram)).body)).toBe('role_required');
  });
});
