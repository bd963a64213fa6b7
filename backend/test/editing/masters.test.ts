import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { runMastersCommand } from '../../src/modules/editing/masters/command.ts';
import { makeSite, type TestApp, testApp, unique } from '../support/index.ts';
import { codeOf, makeEditor, makePage, savePage } from './make-editors.ts';

const { content, editing, masters } = endpoints;
const TEXT = '<p>Een</p><p>Bel {telefoon}</p><p>Drie</p>';
const CHANGED = '<p>Eén</p><p>Bel {telefoon}</p><p>Drie</p>';

type Editor = Awaited<ReturnType<typeof makeEditor>>;
interface Shop {
  site: Site;
  editor: Editor;
  id: number;
}

let test: TestApp;
let home: Shop;
let follower: Shop;
let deviator: Shop;
let stranger: Shop;
let code: string;

async function makeShop(own: string): Promise<Shop> {
  const site = await makeSite(test);
  const id = await makePage(test, site, { code, content: own, title: 'Levering' });
  return { site, id, editor: await makeEditor(test, site, 'manager', 'Carla') };
}

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test?.close());
beforeEach(async () => {
  code = `levering-${unique()}`;
  home = await makeShop(TEXT);
  follower = await makeShop(TEXT);
  deviator = await makeShop(TEXT.replace('Drie', 'Vier'));
  stranger = { ...home, site: await makeSite(test) };
  stranger.editor = await makeEditor(test, stranger.site, 'manager');
  await runMastersCommand(test.database, { verb: 'make', args: [code, home.site.id, code] });
});

const textOf = async ({ site, id }: Shop) => (await test.data(content.page, { id }, { site }))[0]?.content;
const pageOf = async ({ editor, id }: Shop) =>
  (await test.data(masters.pages, {}, editor)).find((page) => page.id === id);
const stateOf = async (shop: Shop) => (await pageOf(shop))?.state;

/** Publishes a text on one site. @returns its live version */
async function write({ editor, id }: Shop, text: string): Promise<number> {
  const { live } = await test.data(editing.draft, { kind: 'page', id }, editor);
  const { draft_id: draftID } = await savePage(test, editor, id, { content: text }, live.version);
  return (await test.data(editing.publish, { draftID, revision: 1 }, editor)).version;
}

async function publishMaster(text: string) {
  const version = await write(home, text);
  return test.data(masters.publish, { id: home.id, version }, home.editor);
}

async function resolve(shop: Shop, choice: 'take' | 'keep' | 'merge', more: object = {}) {
  const { version = 0, master = 0 } = (await pageOf(shop)) ?? {};
  return test.call(masters.resolve, { id: shop.id, version, master, choice, ...more }, shop.editor);
}

it('publishes a text on every site that follows, as a version of its own, and on no other', async () => {
  expect(await Promise.all([home, follower, deviator].map(stateOf))).toEqual([
    'follows',
    'follows',
    'deviates',
  ]);
  const before = await test.data(editing.feed, {}, { site: follower.site });
  expect(await publishMaster(CHANGED)).toEqual({ master: 2, sites: 1 });
  expect(await textOf(follower)).toBe(CHANGED.replace('{telefoon}', '020-5550\u00a0100'));
  expect(await textOf(deviator)).toContain('Vier');
  expect(await Promise.all([home, follower, deviator].map(stateOf))).toEqual([
    'follows',
    'follows',
    'changed',
  ]);
  const versions = await test.data(editing.versions, { kind: 'page', id: follower.id }, follower.editor);
  expect(versions.map(({ version, author }) => [version, author])).toEqual([
    [2, ''],
    [1, ''],
  ]);
  const after = await test.data(editing.feed, {}, { site: follower.site });
  expect(after.content).toBe(before.content + 1);
});

it('lets a page that follows deviate when its site changes it, and follow again', async () => {
  await write(follower, '<p>Eigen</p>');
  expect(await stateOf(follower)).toBe('deviates');
  await publishMaster(CHANGED);
  expect(await textOf(follower)).toBe('<p>Eigen</p>');
  expect((await resolve(follower, 'take')).status).toBe(200);
  expect(await stateOf(follower)).toBe('follows');
  await publishMaster(TEXT);
  expect(await textOf(follower)).toContain('<p>Een</p>');
});

it('shows what changed and what is different, and keeps the own text when asked', async () => {
  await publishMaster(CHANGED);
  const { own, changed } = await test.data(masters.compare, { id: deviator.id }, deviator.editor);
  const differing = (fields: typeof own) =>
    fields.flatMap(({ blocks }) => blocks.filter(({ change }) => change !== 'same').map(({ text }) => text));
  expect(differing(changed)).toEqual(['<p>Een</p>', '<p>Eén</p>']);
  expect(differing(own)).toEqual(['<p>Eén</p>', '<p>Een</p>', '<p>Drie</p>', '<p>Vier</p>']);
  expect((await resolve(deviator, 'keep')).status).toBe(200);
  expect(await stateOf(deviator)).toBe('deviates');
  expect(await textOf(deviator)).toContain('<p>Een</p>');
});

it('merges the change with the own text, and asks where both changed a block', async () => {
  await publishMaster(CHANGED);
  expect((await resolve(deviator, 'merge')).status).toBe(200);
  expect(await textOf(deviator)).toMatch(/^<p>Eén<\/p>.*<p>Vier<\/p>$/);
  await publishMaster(CHANGED.replace('Drie', 'Vijf'));
  const refused = await resolve(deviator, 'merge');
  expect(codeOf(refused.body)).toBe('edit_conflict');
  expect(refused.body).toMatchObject({
    error: { conflicts: [{ field: 'content', mine: '<p>Vier</p>', theirs: '<p>Vijf</p>' }] },
  });
  const choices = [{ field: 'content', theirs: '<p>Vijf</p>', side: 'both' }];
  expect((await resolve(deviator, 'merge', { choices })).status).toBe(200);
  expect(await textOf(deviator)).toMatch(/<p>Vijf<\/p><p>Vier<\/p>$/);
});

it('refuses an answer to another version of the page or of the master text', async () => {
  await publishMaster(CHANGED);
  for (const seen of [{ version: 9 }, { master: 1 }])
    expect(codeOf((await resolve(deviator, 'take', seen)).body)).toBe('stale_version');
});

it('is changed at home only, and unknown to a site that has no page with it', async () => {
  const body = { id: follower.id, version: 1 };
  expect((await test.call(masters.publish, body, follower.editor)).status).toBe(404);
  expect((await test.call(masters.sites, { id: follower.id }, follower.editor)).status).toBe(404);
  expect(await test.data(masters.sites, { id: home.id }, home.editor)).toEqual([
    { name: follower.site.name, state: 'follows' },
    { name: deviator.site.name, state: 'deviates' },
  ]);
  expect(await test.data(masters.pages, {}, stranger.editor)).toEqual([]);
  const hidden = await test.database.inSite(stranger.site.id, (tx) =>
    tx.execute('SELECT code FROM master_texts UNION ALL SELECT code FROM master_text_versions'),
  );
  expect(hidden.rows).toEqual([]);
  await expect(
    test.database.inSite(follower.site.id, (tx) =>
      tx.execute(`INSERT INTO master_text_versions (code, version, fields) VALUES ('${code}', 9, '{}')`),
    ),
  ).rejects.toMatchObject({ cause: { code: '42501' } });
});
