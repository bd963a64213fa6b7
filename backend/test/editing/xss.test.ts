import { endpoints } from '@toonbank/contract';
import { hasControlCharacter } from '@toonbank/contract/fields';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { xssVectors } from '../../../e2e/support/xss-vectors.ts';
import type { Site } from '../../src/db/schema/index.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { makeEditor, makePage, makeSlide } from './make-editors.ts';

const { cms, content, editing } = endpoints;

let test: TestApp;
let site: Site;
let caller: Awaited<ReturnType<typeof makeEditor>>;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  caller = await makeEditor(test, site, 'manager');
});
afterAll(() => test.close());

const ALLOWED = /^<\/?(?:h2|h3|details|summary|p|ul|ol|li|strong|em|table|thead|tbody|tr|th|td|a)>$/;
const LINK = /^<a href="(?:\/(?![/\\])|#|mailto:|tel:|https:\/\/)[^"<>\s]*">$/;

/** Every tag that a browser would see has the form of one that we allow. */
function expectHarmless(html: string, vector: string) {
  for (const tag of html.match(/<[^>]*>?/g) ?? [])
    expect(ALLOWED.test(tag) || LINK.test(tag), `${vector} → ${html}`).toBe(true);
}

it('leaves nothing that runs of more than a hundred attacks, through every call that writes a text', async () => {
  expect(xssVectors.length).toBeGreaterThan(100);
  const id = await makePage(test, site);
  const slide = await makeSlide(test, site, 'home');
  let version = 1;
  for (const vector of xssVectors) {
    const text = `${vector}<p>${version}</p>`;
    if (hasControlCharacter(vector)) {
      expect((await test.call(cms.updateContentPage, { id, content: text }, caller)).status).toBe(400);
      continue;
    }
    ({ version } = await test.data(cms.updateContentPage, { id, content: text }, caller));
    await test.data(cms.updateContentSlider, { id: slide, content: text }, caller);
    const [page] = await test.data(content.page, { id }, { site });
    const slider = await test.data(content.slider, { code: 'home' }, { site });
    expect([page?.version, page?.content]).toEqual([version, slider.slides[0]?.content]);
    expectHarmless(page?.content ?? '<no page>', vector);
    const draft = { kind: 'page', id, version, revision: 0, fields: { content: `${text}<p>x</p>` } } as const;
    const { draft_id: draftID } = await test.data(editing.saveDraft, draft, caller);
    const read = await test.data(editing.draft, { kind: 'page', id }, caller);
    expectHarmless(read.draft?.fields.content ?? '', vector);
    const { token } = await test.data(editing.makePreview, { draftID }, caller);
    const preview = await test.data(editing.preview, { token }, { site });
    expectHarmless(preview.fields.content ?? '', vector);
    ({ version } = await test.data(editing.publish, { draftID, revision: 1 }, caller));
    const { rows } = await test.database.pool.query(
      'SELECT p.content, v.fields FROM content_pages p JOIN content_versions v ON v.row_id = p.id AND v.state = $1 WHERE p.id = $2 AND v.kind = $3',
      ['live', id, 'page'],
    );
    expectHarmless(rows[0].content, vector);
    expectHarmless(rows[0].fields.content, vector);
  }
}, 120_000);
