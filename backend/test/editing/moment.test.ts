import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blogItems, newsItems, type Site, slides } from '../../src/db/schema/index.ts';
import { publishDue } from '../../src/modules/editing/publish-due.ts';
import {
  type Caller,
  makeAgreement,
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';
import { makeEditor, makePage, makeSlide, savePage } from './make-editors.ts';

const { cart, content, editing, products, viewing } = endpoints;

let test: TestApp;
let site: Site;
let bram: Awaited<ReturnType<typeof makeEditor>>;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  bram = await makeEditor(test, site, 'publisher', 'Bram');
});
afterAll(() => test.close());

/** The administrator as a caller who looks at a moment. */
const at = (moment: string) => ({ ...bram, headers: { 'x-moment': moment } });
const titleAt = async (id: number, moment?: string) => {
  const [page] = await test.data(content.page, { id }, moment ? at(moment) : { site });
  return page?.title;
};

it('shows planned changes of a page from their moment until their end', async () => {
  const id = await makePage(test, site, { title: 'Nu', content: '<p>een</p><p>twee</p>' });
  const { draft_id: draftID } = await savePage(test, bram, id, {
    title: 'Kerst',
    content: '<p>een</p><p>kerst</p>',
  });
  const plan = {
    draftID,
    revision: 1,
    publishAt: '2098-12-01T08:00:00Z',
    unpublishAt: '2098-12-26T08:00:00Z',
  };
  await test.data(editing.schedule, plan, bram);
  expect(await titleAt(id)).toBe('Nu');
  expect(await titleAt(id, '2098-12-01T07:59:59Z')).toBe('Nu');
  expect(await titleAt(id, '2098-12-01T08:00:00Z')).toBe('Kerst');
  expect(await titleAt(id, '2098-12-26T08:00:00Z')).toBe('Nu');
  const [kept] = await test.data(content.page, { id }, { site });
  expect(kept).toMatchObject({ title: 'Nu', content: '<p>een</p><p>twee</p>', version: 1 });
  // What it showed is what happens.
  await publishDue({ database: test.database, log: console }, new Date('2098-12-02T00:00:00Z'));
  expect(await titleAt(id)).toBe('Kerst');
  await publishDue({ database: test.database, log: console }, new Date('2098-12-27T00:00:00Z'));
  expect(await titleAt(id)).toBe('Nu');
});

it('keeps the end of a planned change that is published earlier', async () => {
  const id = await makePage(test, site, { title: 'Gewoon' });
  const { draft_id: draftID } = await savePage(test, bram, id, { title: 'Actie' });
  const seen = { draftID, revision: 1 };
  const times = { publishAt: '2097-12-01T08:00:00Z', unpublishAt: '2097-12-26T08:00:00Z' };
  await test.data(editing.schedule, { ...seen, ...times }, bram);
  await test.data(editing.publish, seen, bram);
  expect(await titleAt(id)).toBe('Actie');
  expect(await test.data(editing.changes, {}, bram)).toMatchObject([
    { id, publish_at: '2097-12-26T08:00:00.000Z', unpublish_at: null },
  ]);
  expect([await titleAt(id, '2097-12-26T07:59:59Z'), await titleAt(id, '2097-12-26T08:00:00Z')]).toEqual([
    'Actie',
    'Gewoon',
  ]);
  await publishDue({ database: test.database, log: console }, new Date('2097-12-26T08:00:01Z'));
  expect(await titleAt(id)).toBe('Gewoon');
});

it('ends nothing where the end of the planned change has passed', async () => {
  const id = await makePage(test, site, { title: 'Gewoon' });
  const { draft_id: draftID } = await savePage(test, bram, id, { title: 'Te laat' });
  const times = { publishAt: '2020-12-01T08:00:00Z', unpublishAt: '2020-12-26T08:00:00Z' };
  await test.data(editing.schedule, { draftID, revision: 1, ...times }, bram);
  await test.data(editing.publish, { draftID, revision: 1 }, bram);
  expect(await publishDue({ database: test.database, log: console })).toBe(0);
  expect(await titleAt(id)).toBe('Te laat');
});

it('shows slides and news that are there at the moment', async () => {
  const id = await makeSlide(test, site, 'home');
  await test.database.inSite(site.id, async (tx) => {
    const shown = { shownFrom: new Date('2098-11-01'), shownUntil: new Date('2098-12-01') };
    await tx.update(slides).set(shown).where(eq(slides.id, id));
    const item = { siteId: site.id, slug: 'straks', title: 'Straks', published: new Date('2098-11-05') };
    await tx.insert(newsItems).values(item);
  });
  const countsAt = async (moment: string) => [
    (await test.data(content.slider, { code: 'home' }, at(moment))).slides.length,
    (await test.data(content.news, {}, at(moment))).length,
  ];
  expect(await countsAt('2098-10-31T00:00:00Z')).toEqual([0, 0]);
  expect(await countsAt('2098-11-04T00:00:00Z')).toEqual([1, 0]);
  expect(await countsAt('2098-12-01T00:00:00Z')).toEqual([0, 1]);
});

it('shows the content of the past from its versions', async () => {
  const id = await makePage(test, site, { title: 'Eerst' });
  const { draft_id: draftID } = await savePage(test, bram, id, { title: 'Daarna' });
  await test.data(editing.publish, { draftID, revision: 1 }, bram);
  const made = await test.data(editing.makePage, { path: 'jong', title: 'Jong' }, bram);
  const { draft_id: young } = await savePage(test, bram, made.id, { visible: 'true' });
  await test.data(editing.publish, { draftID: young, revision: 1 }, bram);
  expect(await titleAt(id, new Date(Date.now() - 3_600_000).toISOString())).toBe('Eerst');
  expect(await titleAt(id)).toBe('Daarna');
  const before = at(new Date(Date.now() - 3_600_000).toISOString());
  expect((await test.call(content.page, { path: 'jong' }, before)).status).toBe(404);
  expect((await test.call(content.page, { path: 'jong' }, { site })).status).toBe(200);
});

it('shows pages of the past at the address that they had then, to which later ones lead', async () => {
  const id = await makePage(test, site, { path: 'eerste-adres', menu: 'service' });
  const move = (path: string) => test.data(editing.movePage, { id, path, version: 1 }, bram);
  await move('tweede-adres');
  await move('derde-adres');
  const pathAt = async (path: string, caller: Caller) =>
    (await test.data(content.page, { path }, caller))[0]?.path;
  const before = at(new Date(Date.now() - 3_600_000).toISOString());
  for (const path of ['eerste-adres', 'derde-adres']) {
    expect(await pathAt(path, before)).toBe('eerste-adres');
    expect(await pathAt(path, { site })).toBe('derde-adres');
  }
  const links = await test.data(content.pages, { menu: 'service' }, before);
  expect(links.map(({ path }) => path)).toContain('eerste-adres');
  // Back at the first one, after a moment in between.
  await move('eerste-adres');
  expect(await pathAt('tweede-adres', before)).toBe('eerste-adres');
});

it('shows a customer’s prices and days of delivery in a simulated session, and to no customer', async () => {
  const { id, unit } = await makeProduct(test, site, { priceCents: 1_000 });
  const customer = await makeCustomer(test, site);
  const days = { validFrom: '2098-12-01', validUntil: '2098-12-31' };
  await makeAgreement(test, site, customer, unit, { priceCents: 800, ...days });
  const { userId } = customer;
  const own = { site, sid: await makeSession(test, site, { userId }) };
  const line = { id, quantity: 1 };
  await test.data(cart.update, line, own);
  const headers = { 'x-moment': '2098-12-02T08:00:00Z' };
  const simulation = { simulated: true, simulatedBy: 'Carla' };
  const simulated = { site, sid: await makeSession(test, site, { userId, ...simulation }) };
  const shown = async (caller: Caller) => {
    const [product] = await test.data(products.get, { id }, caller);
    const [checkout] = await test.data(cart.checkout, {}, caller);
    const day = checkout?.delivery_choices?.delivery[0]?.date ?? '';
    return [product?.units[0]?.calcprice, day.slice(0, 4)];
  };
  const year = new Date().getFullYear();
  expect(await shown({ ...simulated, headers })).toEqual([8, '2098']);
  for (const caller of [simulated, { ...own, headers }]) {
    const [price, then] = await shown(caller);
    expect([price, Number(then) <= year + 1]).toEqual([10, true]);
  }
});

it('is for administrators, and for reading', async () => {
  const id = await makePage(test, site, { title: 'Nu' });
  const { draft_id: draftID } = await savePage(test, bram, id, { title: 'Later' });
  await test.data(editing.schedule, { draftID, revision: 1, publishAt: '2098-11-01T08:00:00Z' }, bram);
  const headers = { 'x-moment': '2098-12-01T08:00:00Z' };
  const { userId } = await makeCustomer(test, site);
  const customer = await makeSession(test, site, { userId });
  for (const caller of [{ site }, { site, sid: customer }]) {
    const [page] = await test.data(content.page, { id }, { ...caller, headers });
    expect(page?.title).toBe('Nu');
  }
  expect(await titleAt(id, '2098-12-01T08:00:00Z')).toBe('Later');
  expect((await test.call(content.page, { id }, at('morgen'))).status).toBe(400);
  const draft = { kind: 'page', id, version: 1, revision: 0, fields: { title: 'Bewaard' } } as const;
  await test.data(editing.saveDraft, draft, { ...bram, headers });
  const kept = await test.data(editing.draft, { kind: 'page', id }, bram);
  expect(kept.draft?.fields).toEqual({ title: 'Bewaard' });
});

it('names the next moments at which visitors see something else, of its own site only', async () => {
  const own = await makeSite(test);
  const anja = await makeEditor(test, own, 'editor', 'Anja');
  const publisher = await makeEditor(test, own, 'publisher', 'Bram');
  const moments = (caller: Caller) => test.data(viewing.moments, {}, caller);
  expect(await moments(anja)).toEqual([]);
  const page = await makePage(test, own, { title: 'Openingstijden' });
  const { draft_id: draftID } = await savePage(test, publisher, page, { title: 'Kerstsluiting' });
  const plan = {
    draftID,
    revision: 1,
    publishAt: '2098-12-20T08:00:00Z',
    unpublishAt: '2098-12-27T08:00:00Z',
  };
  await test.data(editing.schedule, plan, publisher);
  const slide = await makeSlide(test, own, 'home');
  const hidden = await makeSlide(test, own, 'verborgen');
  await test.database.inSite(own.id, async (tx) => {
    const shownFrom = new Date('2098-12-01T07:00:00Z');
    await tx
      .update(slides)
      .set({ shownFrom, shownUntil: new Date('2098-12-26T07:00:00Z') })
      .where(eq(slides.id, slide));
    await tx.update(slides).set({ shownFrom, visible: false }).where(eq(slides.id, hidden));
    const item = {
      siteId: own.id,
      slug: 'later',
      title: 'Later',
      published: new Date('2098-12-05T07:00:00Z'),
    };
    await tx.insert(newsItems).values(item);
    const recipe = { ...item, kind: 1 as const, title: 'Soep', published: new Date('2098-12-06T07:00:00Z') };
    await tx.insert(blogItems).values([recipe, { ...recipe, slug: 'weg', visible: false }]);
  });
  const named = (await moments(anja)).map(({ at, kind, label, change }) => [
    at.slice(0, 10),
    kind,
    label,
    change,
  ]);
  expect(named).toEqual([
    ['2098-12-01', 'slide', 'Lente', 'shown'],
    ['2098-12-05', 'news', 'Later', 'shown'],
    ['2098-12-06', 'blog', 'Soep', 'shown'],
    ['2098-12-20', 'page', 'Kerstsluiting', 'changed'],
    ['2098-12-26', 'slide', 'Lente', 'hidden'],
    ['2098-12-27', 'page', 'Kerstsluiting', 'changed'],
  ]);
  expect(await moments(await makeEditor(test, await makeSite(test)))).toEqual([]);
});
