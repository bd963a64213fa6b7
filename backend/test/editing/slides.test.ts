import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { codeOf, makeEditor } from './make-editors.ts';

const { content, editing } = endpoints;
type Editor = Awaited<ReturnType<typeof makeEditor>>;

let test: TestApp;
let site: Site;
let anja: Editor;
let bram: Editor;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  anja = await makeEditor(test, site, 'editor', 'Anja');
  bram = await makeEditor(test, site, 'publisher', 'Bram');
});

const home = { code: 'home' };
const shown = async () => (await test.data(content.slider, home, { site })).slides.map(({ id }) => id);
const listed = async () => (await test.data(editing.slides, home, anja)).map(({ id }) => id);
const counted = async () => (await test.data(editing.feed, {}, { site })).content;
const makeSlide = async () => (await test.data(editing.makeSlide, home, anja)).id;

/** Saves a draft of a slide on what is live. */
async function draft(id: number, fields: Record<string, string>, editor = anja) {
  const { live } = await test.data(editing.draft, { kind: 'slide', id }, editor);
  const body = { kind: 'slide' as const, id, version: live.version, revision: 0, fields };
  const { draft_id: draftID, revision } = await test.data(editing.saveDraft, body, editor);
  return { draftID, revision };
}
const together = (drafts: { draftID: number; revision: number }[]) =>
  test.call(editing.publishTogether, { drafts }, bram);

/** Visible slides, in this order. */
async function makeVisible(count: number): Promise<number[]> {
  const ids = [];
  for (let at = 0; at < count; at += 1) ids.push(await makeSlide());
  await together(await Promise.all(ids.map((id) => draft(id, { visible: 'true' }))));
  return ids;
}

describe('a slide', () => {
  it('that is made is hidden at the end, also on a site without slides, and visible once published', async () => {
    const [first] = await makeVisible(1);
    const before = await counted();
    const second = await makeSlide();
    expect(await listed()).toEqual([first, second]);
    expect(await shown()).toEqual([first]);
    expect(await counted()).toBe(before);
    const saved = await draft(second, { content: '<h2>Kerst</h2>', visible: 'true' });
    expect(await shown()).toEqual([first]);
    await test.data(editing.publish, saved, bram);
    expect(await shown()).toEqual([first, second]);
  });

  it.each([
    ['its heading', '<p>Nu</p><h2>Kerst  &amp; meer</h2><p>Bij ons</p>', 'Kerst & meer'],
    ['its first text', '<p>Voor<br>thuis</p><p>en werk</p>', 'Voor thuis'],
    [
      'whole words',
      `<h2>${'Schoonmaakmiddelen, '.repeat(9)}</h2>`,
      `${'Schoonmaakmiddelen, '.repeat(3)}Schoonmaakmiddelen…`,
    ],
  ])('is known by %s', async (_, content, label) => {
    const [id = 0] = await makeVisible(1);
    const saved = await draft(id, { content });
    const named = { kind: 'slide', label };
    expect(await test.data(editing.changes, {}, anja)).toMatchObject([named]);
    await together([saved]);
    expect((await test.data(editing.recentVersions, {}, anja))[0]).toMatchObject(named);
  });

  it('that is removed takes its drafts with it, and visitors hear of it', async () => {
    const [first = 0, second = 0] = await makeVisible(2);
    await draft(first, { alt: 'Weg' });
    const before = await counted();
    const stale = await test.call(editing.removeSlide, { id: first, version: 1 }, bram);
    expect(codeOf(stale.body)).toBe('stale_version');
    await test.data(editing.removeSlide, { id: first, version: 2 }, bram);
    expect(await shown()).toEqual([second]);
    expect(await test.data(editing.changes, {}, anja)).toEqual([]);
    expect(await counted()).toBe(before + 1);
    expect((await test.call(editing.draft, { kind: 'slide', id: first }, anja)).status).toBe(404);
  });

  it('that an editor made is discarded by that editor, until it is published, planned or edited by another', async () => {
    const discard = async (id: number, version: number, editor = anja) =>
      (await test.call(editing.discardSlide, { id, version }, editor)).status;
    const discardable = async (editor = anja) =>
      (await test.data(editing.slides, home, editor)).flatMap((one) => (one.discardable ? [one.id] : []));
    const id = await makeSlide();
    await draft(id, { alt: 'Weg' });
    expect(await discardable()).toEqual([id]);
    // Of another editor, and of an older version.
    const clara = await makeEditor(test, site, 'editor', 'Clara');
    expect([await discardable(clara), await discardable(bram)]).toEqual([[], []]);
    expect([await discard(id, 1, clara), await discard(id, 2)]).toEqual([409, 409]);
    expect(await discard(id, 1)).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await test.data(editing.changes, {}, anja)).toEqual([]);
    expect(await discard(id, 1)).toBe(404);

    const planned = await makeSlide();
    const plan = await draft(planned, { visible: 'true' });
    await test.data(editing.schedule, { ...plan, publishAt: '2098-12-01T08:00:00Z' }, bram);
    const shared = await makeSlide();
    await draft(shared, { alt: 'Ook van mij' }, clara);
    // It was live, and is hidden again.
    const [former = 0] = await makeVisible(1);
    await together([await draft(former, { visible: 'false' })]);
    expect(await discardable()).toEqual([]);
    expect([await discard(planned, 1), await discard(shared, 1), await discard(former, 3)]).toEqual([
      409, 409, 409,
    ]);
    expect(await listed()).toEqual([planned, shared, former]);
  });

  it('is not made in a slider that the site does not have', async () => {
    expect((await test.call(editing.makeSlide, { code: 'voettekst' }, anja)).status).toBe(404);
  });

  it('of another site is absent', async () => {
    const [id = 0] = await makeVisible(1);
    const elsewhere = await makeEditor(test, await makeSite(test), 'manager');
    expect(await test.data(editing.slides, home, elsewhere)).toEqual([]);
    expect((await test.call(editing.removeSlide, { id, version: 2 }, elsewhere)).status).toBe(404);
    const drafts = [await draft(id, { alt: 'x' })];
    expect((await test.call(editing.publishTogether, { drafts }, elsewhere)).status).toBe(404);
  });
});

describe('the order of slides', () => {
  it('changes for all of them at once', async () => {
    const [first = 0, second = 0, third = 0] = await makeVisible(3);
    const drafts = [await draft(first, { position: '3' }), await draft(third, { position: '1' })];
    expect((await together(drafts)).status).toBe(200);
    expect(await shown()).toEqual([third, second, first]);
  });

  it('changes for none of them where one is refused', async () => {
    const [first = 0, second = 0] = await makeVisible(2);
    const good = await draft(first, { position: '2' });
    const bad = await draft(second, { position: 'vooraan' });
    const before = await counted();
    expect((await together([good, bad])).body).toMatchObject({
      error: {
        code: 'invalid_request',
        fields: { 'drafts.1': 'invalid_request', 'fields.position': 'invalid_format' },
      },
    });
    expect(codeOf((await together([good, { ...bad, revision: 7 }])).body)).toBe('stale_version');
    expect(await shown()).toEqual([first, second]);
    expect(await counted()).toBe(before);
    expect(await test.data(editing.changes, {}, anja)).toHaveLength(2);
  });
});

describe('a news item', () => {
  const news = async () => (await test.data(content.news, {}, { site })).map(({ slug }) => slug);

  it('that is made is hidden until it is published', async () => {
    const { id, slug } = await test.data(editing.makeNews, { title: 'Nieuw: crème & zeep' }, anja);
    expect(slug).toBe('nieuw-creme-zeep');
    expect(await news()).toEqual([]);
    expect((await test.call(content.news, { id }, { site })).status).toBe(404);
    expect(await test.data(editing.news, {}, anja)).toMatchObject([{ id, slug, visible: false }]);
    const body = { kind: 'news' as const, id, version: 1, revision: 0, fields: { visible: 'true' } };
    const { draft_id: draftID } = await test.data(editing.saveDraft, body, anja);
    await test.data(editing.publish, { draftID, revision: 1 }, bram);
    expect(await news()).toEqual([slug]);
    await test.data(editing.removeNews, { id, version: 2 }, bram);
    expect(await test.data(editing.news, {}, anja)).toEqual([]);
  });

  it('with a title that is in use gets a number, also when both are made at once', async () => {
    const make = () => test.data(editing.makeNews, { title: 'Kerst' }, anja);
    const slugs = (await Promise.all([make(), make(), make()])).map(({ slug }) => slug);
    expect(slugs.sort()).toEqual(['kerst', 'kerst-2', 'kerst-3']);
    expect((await test.data(editing.makeNews, { title: '!!!' }, anja)).slug).toBe('nieuws');
  });

  it('has no address of a year', async () => {
    expect((await test.data(editing.makeNews, { title: '2026' }, anja)).slug).toBe('nieuws-2026');
    expect((await test.data(editing.makeNews, { title: 'In 2026' }, anja)).slug).toBe('in-2026');
  });
});
