import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newsItems, productGroups, type Site, slides } from '../../src/db/schema/index.ts';
import { previewToken, readPreviewToken } from '../../src/modules/editing/view/preview-token.ts';
import { makeCustomer, makeProduct, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { makeEditor, makePage, makeSlide } from './make-editors.ts';

const { cart, content, editing, productGroups: groups, settings } = endpoints;

let test: TestApp;
let site: Site;
let other: Site;
let anja: Awaited<ReturnType<typeof makeEditor>>;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  // Before the first token: each new site starts the app anew, with another secret.
  other = await makeSite(test);
  anja = await makeEditor(test, site, 'editor', 'Anja');
});
afterAll(() => test.close());

type Kind = 'page' | 'group' | 'slide' | 'news' | 'site';

async function previewOf(kind: Kind, id: number, fields: Record<string, string>, editor = anja) {
  const draft = await test.data(editing.saveDraft, { kind, id, version: 1, revision: 0, fields }, editor);
  const { token } = await test.data(editing.makePreview, { draftID: draft.draft_id, hours: 1 }, editor);
  return { token, revision: draft.revision, reader: { site, headers: { 'x-preview': token } } };
}

it('shows the draft of a hidden page, to the reader of the link alone', async () => {
  const id = await makePage(test, site, { path: 'verborgen', visible: false });
  const { reader, token } = await previewOf('page', id, {
    title: 'Nieuw',
    content: '<p>concept</p>',
    position: 'x',
  });
  const [page] = await test.data(content.page, { path: 'verborgen' }, reader);
  expect(page).toMatchObject({ title: 'Nieuw', content: '<p>concept</p>' });
  expect((await test.call(content.page, { path: 'verborgen' }, { site })).status).toBe(404);
  expect(await test.data(editing.preview, { token }, { site })).toMatchObject({ path: 'verborgen' });
});

it('shows drafts of slides, news, groups and the site', async () => {
  const inSite = (change: Parameters<typeof test.database.inSite>[1]) =>
    test.database.inSite(site.id, change);
  const slide = await makeSlide(test, site, 'home');
  await inSite((tx) =>
    tx
      .update(slides)
      .set({ shownFrom: new Date('2099-01-01') })
      .where(eq(slides.id, slide)),
  );
  const later = await previewOf('slide', slide, { content: '<h2>Zomer</h2>' });
  const slider = await test.data(content.slider, { code: 'home' }, later.reader);
  expect(slider.slides.map((one) => one.content)).toEqual(['<h2>Zomer</h2>']);
  expect((await test.data(content.slider, { code: 'home' }, { site })).slides).toEqual([]);

  const item = { siteId: site.id, slug: 'straks', title: 'Straks', published: new Date('2098-05-01') };
  const [row] = (await inSite((tx) => tx.insert(newsItems).values(item).returning())) as { id: number }[];
  const news = await previewOf('news', row?.id ?? 0, { title: 'Straks meer' });
  expect(await test.data(content.news, {}, news.reader)).toMatchObject([{ title: 'Straks meer' }]);
  expect(await test.data(editing.preview, { token: news.token }, { site })).toMatchObject({
    path: 'nieuws/straks',
  });

  const { group } = await makeProduct(test, site);
  const texts = await previewOf('group', group.id, { contentTop: '<p>Boven</p>' });
  const { path } = await test.data(editing.preview, { token: texts.token }, { site });
  expect((await test.call(groups.byPath, { path }, texts.reader)).body).toMatchObject({
    data: { content_top: '<p>Boven</p>' },
  });

  const banner = await previewOf('site', 1, { alertMessage: 'Vandaag gesloten' });
  expect((await test.data(settings.get, {}, banner.reader)).alert_message).toBe('Vandaag gesloten');
  expect((await test.data(settings.get, {}, { site })).alert_message).toBe('');
  const bram = await makeEditor(test, site, 'editor', 'Bram');
  const notice = await previewOf('site', 1, { notice: '<p>Kerst</p>' }, bram);
  expect((await test.data(settings.get, {}, notice.reader)).notice).toBe('<p>Kerst</p>');
  expect((await test.data(settings.get, {}, { site })).notice).toBe('');
  expect(
    await inSite((tx) => tx.select({ foto: productGroups.contentTop }).from(productGroups)),
  ).not.toContainEqual({ foto: '<p>Boven</p>' });
});

it('ends with the draft, with its author and at other sites', async () => {
  const id = await makePage(test, site, { path: 'eindig' });
  const bram = await makeEditor(test, site, 'publisher', 'Bram');
  const draft = await test.data(
    editing.saveDraft,
    { kind: 'page', id, version: 1, revision: 0, fields: { title: 'Concept' } },
    anja,
  );
  const { token } = await test.data(editing.makePreview, { draftID: draft.draft_id, hours: 1 }, bram);
  const statusOf = async (at: Site = site, text = token) =>
    (await test.call(content.page, { path: 'eindig' }, { site: at, headers: { 'x-preview': text } })).status;
  expect(await statusOf()).toBe(200);
  expect(await statusOf(other)).toBe(404);
  expect(await statusOf(site, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe(404);
  const setActive = (active: boolean) =>
    test.database.pool.query('UPDATE admin_users SET active = $1 WHERE id = $2', [active, anja.adminId]);
  await setActive(false);
  expect(await statusOf()).toBe(404);
  await setActive(true);
  expect(await statusOf()).toBe(200);
  await test.data(editing.discard, { kind: 'page', id, revision: 1 }, anja);
  expect(await statusOf()).toBe(404);
});

it('answers a wrong, an expired and another site’s link alike, and makes guessers wait', async () => {
  const id = await makePage(test, site, { path: 'raden' });
  const { token } = await previewOf('page', id, { title: 'Geheim' });
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  const ask = async (text: string, address: string, at: Site = site) => {
    const caller = { site: at, headers: { 'x-forwarded-for': address } };
    const { status, body } = await test.call(editing.preview, { token: text }, caller);
    return { status, body };
  };
  const wrong = await ask(forged, '192.0.2.1');
  expect(wrong.status).toBe(404);
  expect(await ask('iets anders', '192.0.2.2')).toEqual(wrong);
  vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000, toFake: ['Date'] });
  expect(await ask(token, '192.0.2.2').finally(() => vi.useRealTimers())).toEqual(wrong);
  expect(await ask(token, '192.0.2.3', other)).toEqual(wrong);
  for (let turn = 0; turn < 4; turn += 1) await ask(forged, '192.0.2.1');
  // Also the right one, while its address has to wait; another address reads on.
  expect((await ask(token, '192.0.2.1')).status).toBe(429);
  expect((await ask(token, '192.0.2.4')).status).toBe(200);
  for (let turn = 0; turn < 8; turn += 1) expect((await ask(token, '192.0.2.5')).status).toBe(200);
});

it('is seen by its own call only', async () => {
  const id = await makePage(test, site, { path: 'vast' });
  const { reader } = await previewOf('page', id, { title: 'Ander' });
  await test.data(content.page, { path: 'vast' }, reader);
  const { rows } = await test.database.pool.query('SELECT title FROM content_pages WHERE id = $1', [id]);
  expect(rows).not.toEqual([{ title: 'Ander' }]);
});

it('shows no other page, and no other news of the future', async () => {
  const id = await makePage(test, site, { path: 'gewoon', title: 'Gewoon' });
  await makePage(test, site, { path: 'stil', visible: false });
  const { reader } = await previewOf('page', id, { title: 'Straks' });
  expect((await test.call(content.page, { path: 'stil' }, reader)).status).toBe(404);
  const later = { siteId: site.id, published: new Date('2090-01-01') };
  const items = [
    { ...later, slug: 'geheim', title: 'Geheim' },
    { ...later, slug: 'eigen', title: 'Eigen', visible: false },
  ];
  const [, own] = await test.database.inSite(site.id, (tx) => tx.insert(newsItems).values(items).returning());
  const news = await previewOf('news', own?.id ?? 0, { published: '2095-01-01T08:00:00.000Z' });
  const seen = await test.data(content.news, {}, news.reader);
  expect(seen.map(({ title }) => title)).toEqual(['Eigen']);
});

it('does not stop its reader from changing something', async () => {
  const id = await makePage(test, site);
  const { reader } = await previewOf('page', id, { title: 'Ander' });
  const product = await makeProduct(test, site);
  const sid = await makeSession(test, site, await makeCustomer(test, site));
  await test.data(cart.update, { id: product.id, quantity: 1 }, { ...reader, sid });
  const { items } = await test.data(cart.get, {}, { site, sid });
  expect(items).toHaveLength(1);
});

it('has a token that ends, and counts for its site, draft and maker alone', () => {
  const preview = { siteId: 'noord', draftId: 5, adminId: 7 };
  const ends = new Date('2030-01-01T00:00:00Z');
  const token = previewToken('secret', preview, ends);
  const read = (text: string, { siteId = 'noord', secret = 'secret', now = ends.getTime() - 1 } = {}) =>
    readPreviewToken(secret, siteId, text, now);
  expect(read(token)).toEqual({ ...preview, expiresAt: ends });
  expect(read(token, { now: ends.getTime() })).toBeUndefined();
  expect(read(token, { siteId: 'zuid' })).toBeUndefined();
  expect(read(token, { secret: 'another' })).toBeUndefined();
  expect(read(token.replace('5.7.', '6.7.'))).toBeUndefined();
  expect(read(token.replace('5.7.', '5.8.'))).toBeUndefined();
});
