import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeEditor, makePage, savePage } from '../editing/make-editors.ts';
import { type TestApp, testApp } from '../support/index.ts';
import { codeOf, type Library, media, openLibrary, photo } from './library.ts';

const { cms, content, editing } = endpoints;

let test: TestApp;
let library: Library;
let image: Awaited<ReturnType<Library['add']>>;
let number = 0;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  library = await openLibrary(test);
  number += 1;
  image = await library.add(await photo(600, 300 + number));
});
afterAll(() => test.close());

const places = async () =>
  (await test.data(media.places, { imageID: image.id }, library.admin)).map(({ kind, id, state }) => ({
    ...{ kind, id, state },
  }));
const draftOf = async (id: number) =>
  (await test.data(editing.draft, { kind: 'page', id }, library.admin)).draft?.fields;
const counts = () => test.data(editing.feed, {}, { site: library.site });

it('counts a draft and a planned change as places, once per row, and keeps their images', async () => {
  const id = await makePage(test, library.site, { title: 'Over ons', path: 'over-ons', menu: 'footer' });
  const saved = await savePage(test, library.admin, id, {
    content: `<p>A<img src="${image.url}" alt="x"></p>`,
  });
  expect(await places()).toEqual([{ kind: 'page', id, state: 'draft' }]);
  const refused = await library.call(media.remove, { imageIDs: [image.id] });
  expect(refused.body).toMatchObject({
    error: { code: 'image_in_use', fields: { [`page.${id}`]: 'Over ons' } },
  });
  expect((await test.data(media.find, { unused: true }, library.admin)).num_found).toBe(0);

  const seen = { draftID: saved.draft_id, revision: saved.revision };
  await test.data(editing.schedule, { ...seen, publishAt: '2099-01-01T09:00:00Z' }, library.admin);
  expect(await places()).toEqual([{ kind: 'page', id, state: 'planned' }]);
  await savePage(test, library.admin, id, { image: image.url });
  expect(await places()).toHaveLength(1);
  expect(await test.data(media.places, { imageID: image.id }, library.admin)).toMatchObject([
    { title: 'Over ons', path: 'over-ons', menu: 'footer', state: 'planned' },
  ]);
});

it('does not count a draft that was deleted, nor a version of before', async () => {
  const id = await makePage(test, library.site, { image: image.url });
  const { draft_id: draftID } = await savePage(test, library.admin, id, { image: '' });
  expect(await places()).toEqual([{ kind: 'page', id, state: 'live' }]);
  await test.data(editing.publish, { draftID, revision: 1 }, library.admin);
  expect(await places()).toEqual([]);
  await savePage(test, library.admin, id, { image: image.url }, 2);
  await test.data(editing.discard, { kind: 'page', id, revision: 1 }, library.admin);
  expect(await places()).toEqual([]);
});

it('replaces an image in drafts and versions too, without a conflict for their editors', async () => {
  const id = await makePage(test, library.site, { content: `<p><img src="${image.url}" alt="x" /></p>` });
  const more = { content: `<p><img src="${image.url}" alt="x" /></p><p>Meer</p>` };
  const draft = await savePage(test, await makeEditor(test, library.site, 'editor', 'Bram'), id, more);
  const first = await savePage(test, library.admin, id, { title: 'Een' });
  await test.data(editing.publish, { draftID: first.draft_id, revision: 1 }, library.admin);
  const before = await counts();
  const base64 = (await photo(700, 300 + number)).toString('base64');
  const { url } = await test.data(media.replace, { imageID: image.id, base64 }, library.admin);
  const after = await counts();
  expect([after.content > before.content, after.groups > before.groups]).toEqual([true, true]);
  await test.data(editing.publish, { draftID: draft.draft_id, revision: 1 }, library.admin);
  expect((await test.data(content.page, { id }, { site: library.site }))[0]?.content).toBe(
    `<p><img src="${url}" alt="x" /></p><p>Meer</p>`,
  );
});

it('takes an image that is removed by force out of texts and drafts', async () => {
  const html = `<p>Voor <img src="${image.url}" alt="a > b" /> na</p>`;
  const id = await makePage(test, library.site, { content: html.replace(' > ', ' &gt; ') });
  await savePage(test, library.admin, id, { content: `${html}<p>Meer</p>`, image: image.url });
  expect(codeOf(await library.call(media.remove, { imageIDs: [image.id] }))).toBe('image_in_use');
  await library.call(media.remove, { imageIDs: [image.id], force: true });
  const [page] = await test.data(content.page, { id }, { site: library.site });
  expect(page?.content).toBe('<p>Voor  na</p>');
  expect(await draftOf(id)).toEqual({ content: '<p>Voor  na</p><p>Meer</p>', image: '' });
});

it('takes an image that nothing shows any more out of the versions too: a restored one shows no gap', async () => {
  const image = await library.add(await photo(500, 333));
  const id = await makePage(test, library.site, {
    content: `<p>Kijk <img src="${image.url}" alt="Emmer" /></p>`,
    image: image.url,
  });
  await test.data(cms.updateContentPage, { id, content: '<p>Zonder</p>', image: '' }, library.admin);
  expect((await library.call(media.remove, { imageIDs: [image.id] })).status).toBe(200);
  await test.data(editing.restore, { kind: 'page', id, restore: 1, version: 2 }, library.admin);
  const [page] = await test.data(content.page, { id }, { site: library.site });
  expect(page).toMatchObject({ content: '<p>Kijk </p>', image: '' });
});
