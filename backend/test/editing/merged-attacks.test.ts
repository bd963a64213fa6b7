import { endpoints } from '@toonbank/contract';
import { hasControlCharacter } from '@toonbank/contract/fields';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { xssVectors } from '../../../e2e/support/xss-vectors.ts';
import type { Site } from '../../src/db/schema/index.ts';
import { allowedHtml } from '../../src/modules/content/allowed-html.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { makeEditor, makePage, savePage } from './make-editors.ts';

const { content, editing } = endpoints;

type Editor = Awaited<ReturnType<typeof makeEditor>>;

let test: TestApp;
let site: Site;
let anja: Editor;
let bram: Editor;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  anja = await makeEditor(test, site, 'publisher', 'Anja');
  bram = await makeEditor(test, site, 'publisher', 'Bram');
});
afterAll(() => test.close());

const vectors = xssVectors.filter((vector) => !hasControlCharacter(vector));
/** Attacks in two parts, each by itself without a tag that runs. */
const halves = [
  ['<img src=x ', 'onerror=alert(1)>'],
  ['<a href="', 'javascript:alert(1)">x</a>'],
  ['<a href="/x"><!--', '--><script>alert(1)</script>'],
  ['<p title="', '"><img src=x onerror=alert(1)>">'],
  ['<table><tr><td>', '</table><svg onload=alert(1)>'],
  ['<ul><li>', '<script>alert(1)</script></li></ul>'],
  ['&lt;scr', 'ipt&gt;alert(1)'],
  ['{winkelnaam', '}<img src=x onerror=alert(1)>'],
];

/** Two editors change the blocks beside one another; both publish. @returns the stored and the shown text */
async function merge(mine: string, theirs: string) {
  const id = await makePage(test, site, { content: '<p>een</p><p>midden</p><p>drie</p>' });
  const one = await savePage(test, anja, id, { content: `${mine}<p>midden</p><p>drie</p>` });
  const other = await savePage(test, bram, id, { content: `<p>een</p><p>midden</p>${theirs}` });
  const statuses = [];
  for (const { draft_id: draftID } of [one, other])
    statuses.push((await test.call(editing.publish, { draftID, revision: 1 }, bram)).status);
  const { rows } = await test.database.pool.query('SELECT content FROM content_pages WHERE id = $1', [id]);
  const [page] = await test.data(content.page, { id }, { site });
  return { statuses, stored: rows[0].content as string, shown: page?.content ?? '' };
}

const RUNS = /<(?:script|svg|math|iframe|style|img[^>]* on\w+=)|javascript:(?!.*<\/p>)/i;

it('two harmless parts that are merged stay as harmless as each, and sanitising changes nothing any more', async () => {
  const pairs = [...halves, ...vectors.slice(0, 40).map((vector, at) => [vector, vectors[at + 40] ?? ''])];
  let merged = 0;
  for (const [mine = '', theirs = ''] of pairs) {
    const { statuses, stored, shown } = await merge(mine, theirs);
    if (statuses.every((status) => status === 200)) merged += 1;
    expect(allowedHtml(stored), `${mine} + ${theirs}`).toBe(stored);
    for (const tag of shown.match(/<[^>]*>?/g) ?? []) expect(tag, `${mine} + ${theirs}`).not.toMatch(RUNS);
  }
  expect(merged).toBeGreaterThan(30);
}, 120_000);

it('a text that was stored without the calls of editing is shown sanitised', async () => {
  const id = await makePage(test, site, { content: '<p onclick="x()">Hier</p><script>alert(1)</script>' });
  expect((await test.data(content.page, { id }, { site }))[0]?.content).toBe('<p>Hier</p>');
});
