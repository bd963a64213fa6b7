import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { codeOf, makeEditor, makePage, makeSlide, savePage } from './make-editors.ts';

const { content, editing, settings } = endpoints;
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

const shown = async (id: number) => (await test.data(content.page, { id }, { site }))[0];

describe('a draft', () => {
  it('is saved as it is, shown to nobody, and live once a publisher publishes it', async () => {
    const id = await makePage(test, site, { content: '<p>Oud</p>' });
    const { draft_id: draftID } = await savePage(test, anja, id, { content: '<p>Nieuw</p>', title: '' });
    expect((await shown(id))?.content).toBe('<p>Oud</p>');
    const noTitle = await test.call(editing.publish, { draftID, revision: 1 }, bram);
    expect(noTitle).toMatchObject({
      status: 400,
      body: { error: { fields: { 'fields.title': 'invalid_format' } } },
    });
    const again = { kind: 'page', id, version: 1, revision: 1, fields: { content: '<p>Nieuw</p>' } } as const;
    await test.data(editing.saveDraft, again, anja);
    expect(await test.data(editing.publish, { draftID, revision: 2 }, bram)).toEqual({ version: 2 });
    expect(await shown(id)).toMatchObject({ content: '<p>Nieuw</p>', version: 2 });
    expect((await test.data(editing.draft, { kind: 'page', id }, anja)).draft).toBeNull();
  });

  it('belongs to one editor, and others see who is editing since when', async () => {
    const id = await makePage(test, site);
    await savePage(test, anja, id, { title: 'Van Anja' });
    const { editors } = await savePage(test, bram, id, { title: 'Van Bram' });
    expect(editors).toEqual([{ name: 'Anja', since: expect.stringMatching(/^\d{4}-.*Z$/) }]);
    const read = await test.data(editing.draft, { kind: 'page', id }, anja);
    expect(read.draft?.fields).toEqual({ title: 'Van Anja' });
    expect(read.editors.map(({ name }) => name)).toEqual(['Bram']);
  });

  it('that was saved in another tab meanwhile is not overwritten', async () => {
    const id = await makePage(test, site);
    await savePage(test, anja, id, { title: 'Eerst' });
    const body = { kind: 'page', id, version: 1, revision: 0, fields: { title: 'Anders' } };
    expect(codeOf((await test.call(editing.saveDraft, body, anja)).body)).toBe('stale_version');
    const { draft } = await test.data(editing.draft, { kind: 'page', id }, anja);
    expect(draft).toMatchObject({ revision: 1, fields: { title: 'Eerst' } });
  });

  it('is not begun on a version that is no longer live', async () => {
    const id = await makePage(test, site);
    const body = { kind: 'page', id, version: 7, revision: 0, fields: {} };
    expect(codeOf((await test.call(editing.saveDraft, body, anja)).body)).toBe('stale_version');
  });

  it('has no field that its kind does not have', async () => {
    const id = await makePage(test, site);
    const save = (fields: Record<string, string>) =>
      test.call(editing.saveDraft, { kind: 'page', id, version: 1, revision: 0, fields }, anja);
    expect((await save({ contentTop: '' })).body).toMatchObject({
      error: { code: 'invalid_request', fields: { 'fields.contentTop': 'unknown' } },
    });
    expect(codeOf((await save({ version: '9' })).body)).toBe('invalid_request');
  });

  it('is deleted by its editor, and by a publisher', async () => {
    const id = await makePage(test, site);
    await savePage(test, anja, id, { title: 'Weg' });
    const discard = { kind: 'page', id, revision: 1 };
    expect((await test.call(editing.discard, discard, bram)).status).toBe(404);
    await test.data(editing.discard, { kind: 'page', id, revision: 1 }, anja);
    const { draft_id: draftID } = await savePage(test, anja, id, { title: 'Weer' });
    expect(codeOf((await test.call(editing.cancel, { draftID, revision: 1 }, anja)).body)).toBe(
      'role_required',
    );
    await test.data(editing.cancel, { draftID, revision: 1 }, bram);
    expect((await test.data(editing.draft, { kind: 'page', id }, anja)).draft).toBeNull();
  });

  it('is in the list of unpublished changes of its site only', async () => {
    const other = await makeSite(test);
    const elsewhere = await makeEditor(test, other);
    const id = await makePage(test, site, { title: 'Levering' });
    await savePage(test, anja, id, { content: '<p>x</p>' });
    const [first] = await test.data(editing.changes, {}, bram);
    expect(first).toMatchObject({ kind: 'page', id, label: 'Levering', author: 'Anja', own: false });
    expect(await test.data(editing.changes, {}, elsewhere)).toEqual([]);
  });

  it('of another site is absent', async () => {
    const id = await makePage(test, site);
    const { draft_id: draftID } = await savePage(test, anja, id, { title: 'Hier' });
    const elsewhere = await makeEditor(test, await makeSite(test), 'manager');
    for (const kind of ['page', 'group', 'slide', 'news'] as const) {
      expect((await test.call(editing.draft, { kind, id }, elsewhere)).status).toBe(404);
      const body = { kind, id, version: 1, revision: 0, fields: {} };
      expect((await test.call(editing.saveDraft, body, elsewhere)).status).toBe(404);
    }
    expect((await test.call(editing.publish, { draftID, revision: 1 }, elsewhere)).status).toBe(404);
  });
});

describe('what is published', () => {
  const publish = async (kind: 'slide' | 'site' | 'page', id: number, fields: Record<string, string>) => {
    const { live } = await test.data(editing.draft, { kind, id }, bram);
    const body = { kind, id, version: live.version, revision: 0, fields };
    const { draft_id: draftID } = await test.data(editing.saveDraft, body, bram);
    return test.call(editing.publish, { draftID, revision: 1 }, bram);
  };

  it('is at once in the answers about a slide, the banner and the details of the branch', async () => {
    const slide = await makeSlide(test, site, 'home');
    const change = { content: '<h2>Zomer</h2>', link: '/nl/c/sale', alt: 'Strand' };
    expect((await publish('slide', slide, change)).status).toBe(200);
    const { slides } = await test.data(content.slider, { code: 'home' }, { site });
    expect(slides).toMatchObject([{ ...change, version: 2 }]);
    expect((await publish('site', 1, { alertMessage: 'Dicht op 5 mei', htmlTitle: 'Nieuw' })).status).toBe(
      200,
    );
    const answer = await test.data(settings.get, {}, { site });
    expect(answer).toMatchObject({
      alert_message: 'Dicht op 5 mei',
      vestiging_details: { html_title: 'Nieuw', city: 'Proefstad' },
    });
  });

  it('is a slide only from its first to its last moment', async () => {
    const slide = await makeSlide(test, site, 'tijdelijk');
    const slidesNow = async () => (await test.data(content.slider, { code: 'tijdelijk' }, { site })).slides;
    await publish('slide', slide, { shownFrom: '2099-01-01T08:00:00.000Z' });
    expect(await slidesNow()).toEqual([]);
    await publish('slide', slide, { shownFrom: '', shownUntil: '2020-01-01T08:00:00.000Z' });
    expect(await slidesNow()).toEqual([]);
    await publish('slide', slide, { shownUntil: '2099-01-01T08:00:00.000Z' });
    expect(await slidesNow()).toHaveLength(1);
  });

  it.each([
    ['slide', { link: 'javascript:alert(1)' }],
    ['slide', { link: '//kwaad.example' }],
    ['slide', { image: 'data:image/svg+xml,x' }],
    ['slide', { position: 'eerst' }],
    ['slide', { shownFrom: 'morgen' }],
    ['page', { image: '/\\kwaad.example/x.png' }],
    ['page', { visible: 'ja' }],
    ['page', { htmlTitle: 'x'.repeat(501) }],
  ] as const)('is no %s with %o', async (kind, fields) => {
    const id =
      kind === 'page'
        ? await makePage(test, site)
        : await makeSlide(test, site, `s-${JSON.stringify(fields)}`.slice(0, 60));
    const answer = await publish(kind, id, fields);
    expect(codeOf(answer.body)).toBe('invalid_request');
  });
});
