import { endpoints, MAX_NOTICE_LENGTH } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sites } from '../../src/db/schema/index.ts';

import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { codeOf, makeEditor, makePage } from './make-editors.ts';

const { editing, settings, sitePages } = endpoints;

let test: TestApp;
let bram: Awaited<ReturnType<typeof makeEditor>>;
let version: number;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  bram = await makeEditor(test, await makeSite(test), 'publisher', 'Bram');
  version = 1;
});

const notice = async () => (await test.data(settings.get, {}, { site: bram.site })).notice;
const save = (text: string) =>
  test.data(editing.saveDraft, { kind: 'site', id: 1, version, revision: 0, fields: { notice: text } }, bram);
async function publish(text: string) {
  const { draft_id: draftID, revision } = await save(text);
  const answer = await test.call(editing.publish, { draftID, revision }, bram);
  if (answer.status === 200) version += 1;
  return answer;
}

it('is empty by default, a draft first, and shown to this site once it is published', async () => {
  const other = await makeSite(test);
  expect(await notice()).toBe('');
  const { draft_id: draftID } = await save('<p>Bezorging rond <strong>kerst</strong></p>');
  expect(await notice()).toBe('');
  await test.data(editing.publish, { draftID, revision: 1 }, bram);
  expect(await notice()).toBe('<p>Bezorging rond <strong>kerst</strong></p>');
  expect((await test.data(settings.get, {}, { site: other })).notice).toBe('');
});

it('has no element that the shop does not allow, whoever wrote it', async () => {
  await publish('<p onclick="x()">Dicht<script>x()</script></p>');
  expect(await notice()).toBe('<p>Dicht</p>');
  await test.database.asOwner((db) => db.update(sites).set({ notice: '<p>Open</p><iframe></iframe>' }));
  expect(await notice()).toBe('<p>Open</p>');
});

it('is not published when it is too long for its place; the draft stays', async () => {
  const fits = `<p><em>${'a'.repeat(MAX_NOTICE_LENGTH)}</em></p>`;
  expect((await publish(fits)).status).toBe(200);
  const refused = await publish(`<p>b</p>${fits}`);
  expect([refused.status, codeOf(refused.body)]).toEqual([422, 'notice_too_long']);
  expect(await notice()).toBe(fits);
  const { draft } = await test.data(editing.draft, { kind: 'site', id: 1 }, bram);
  expect(draft?.fields.notice).toBe(`<p>b</p>${fits}`);
});

it('keeps its versions, of which an earlier one can be live again', async () => {
  await publish('<p>Kerst</p>');
  await publish('');
  expect(await notice()).toBe('');
  await test.data(editing.restore, { kind: 'site', id: 1, restore: 2, version }, bram);
  expect(await notice()).toBe('<p>Kerst</p>');
});

it('names the page that it links to, as one of its references', async () => {
  const id = await makePage(test, bram.site, { path: 'kerst' });
  await publish('<p><a href="/nl/kerst">Kerst</a></p>');
  expect(await test.data(sitePages.references, { id }, bram)).toEqual([
    { kind: 'site', id: 1, label: bram.site.name },
  ]);
  await publish('<p>Kerst</p>');
  expect(await test.data(sitePages.references, { id }, bram)).toEqual([]);
});
