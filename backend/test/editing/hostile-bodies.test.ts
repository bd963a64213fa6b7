import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeSite, type TestApp, testApp, tokenOf } from '../support/index.ts';
import { makeEditor, makePage, savePage } from './make-editors.ts';

const { editing, sitePages } = endpoints;
const writing = [editing.publish, editing.publishTogether, editing.saveDraft, sitePages.arrange];

let test: TestApp;
let site: Site;
let carla: Awaited<ReturnType<typeof makeEditor>>;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  carla = await makeEditor(test, site, 'manager', 'Carla');
});
afterAll(() => test.close());

/** Sends a body as it is. */
async function send(path: string, payload: string, type = 'application/json') {
  const headers = { 'content-type': type, 'x-site-token': tokenOf(site.id), authorization: carla.sid };
  return (await test.app()).inject({ method: 'POST', url: path, payload, headers });
}

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
const draft = '"draftID":1,"revision":1';

it.each([
  ['lists within lists', `{${draft},"choices":${nested('[', ']', 100_000)}}`],
  ['objects within objects', `{${draft},"choices":${nested('{"a":', '}', 100_000).replace(':}', ':1}')}}`],
  ['a prototype', `{${draft},"__proto__":{"polluted":1},"choices":[]}`],
  ['a prototype in a choice', `{${draft},"choices":[{"__proto__":{"polluted":1},"side":"mine"}]}`],
  ['the prototype of a constructor', `{"fields":{"constructor":{"prototype":{"polluted":1}}}}`],
])('refuses a body of %s, and no object of the process has changed', async (_, payload) => {
  for (const { path } of writing) expect((await send(path, payload)).statusCode, path).toBe(400);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

it.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonx',
])('reads no body of the type %s, which a form of another page could send', async (type) => {
  for (const { path } of writing) expect((await send(path, `{${draft}}`, type)).statusCode).toBe(415);
});

it('takes the names of built-in properties in choices as names of fields that do not exist', async () => {
  const id = await makePage(test, site);
  const { draft_id: draftID } = await savePage(test, carla, id, { title: 'Nieuw' });
  const choices = ['constructor', 'toString', 'hasOwnProperty'].map((field) => ({
    ...{ field, theirs: '' },
    side: 'mine' as const,
  }));
  expect(await test.data(editing.publish, { draftID, revision: 1, choices }, carla)).toEqual({ version: 2 });
});
