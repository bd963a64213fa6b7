import { endpoints, unknownPlaceholders } from '@toonbank/contract';
import { fillInMarks } from '@toonbank/contract/editing/fill-in';
import { linkedPagesOf } from '@toonbank/contract/shop-check/linked-pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentPages, type Site } from '../../src/db/schema/index.ts';
import { allowedHtml } from '../../src/modules/content/allowed-html.ts';
import { firstPages } from '../../src/modules/editing/first-pages/begin-pages.ts';
import { makeMaster } from '../../src/modules/editing/masters/make-master.ts';
import {
  type Caller,
  codeOf,
  makeAdmin,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';

const { content, editing, masters, shopCheck, sitePages } = endpoints;

let test: TestApp;
let site: Site;
let manager: Caller;

const managerOf = async (at: Site): Promise<Caller> => ({
  site: at,
  sid: await makeSession(test, at, { adminId: await makeAdmin(test, at) }),
});

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  manager = await managerOf(site);
});
afterAll(() => test.close());

const pagesOf = (caller: Caller) => test.data(sitePages.list, {}, caller);
const missing = async (caller: Caller) =>
  (await test.data(shopCheck.run, {}, caller)).results.find(({ check }) => check === 'linked_page_missing');

it.each(['customers', 'public'] as const)(
  'has a template for each page that a shop links to: %s',
  (prices) => {
    const pages = firstPages(prices);
    expect(pages.map(({ path }) => path)).toEqual(Object.keys(linkedPagesOf(prices)));
    for (const { path, content: html, description } of pages) {
      expect(allowedHtml(html), path).toBe(html);
      expect(unknownPlaceholders(html + description), path).toEqual([]);
    }
  },
);

it('asks only for what the shop does not know: its settings, the checkout and the product pages say the rest', () => {
  const whole = firstPages('customers').filter(({ content }) => fillInMarks(content).length === 0);
  expect(whole.map(({ path }) => path)).toEqual(['vragen-over-bestellen']);
  const terms = firstPages('customers').find(({ path }) => path === 'leveringsvoorwaarden')?.content ?? '';
  expect(fillInMarks(terms)).toHaveLength(4);
});

it('begins the pages as drafts of the caller, which visitors do not see', async () => {
  expect(await test.data(sitePages.begin, {}, manager)).toEqual({
    made: Object.keys(linkedPagesOf('customers')).length,
  });
  const pages = await pagesOf(manager);
  expect(new Set(pages.map(({ visible }) => visible))).toEqual(new Set([false]));
  expect(pages.every(({ drafts }) => drafts.length === 1)).toBe(true);
  const left = new Map(pages.map(({ path, to_fill_in }) => [path, to_fill_in]));
  expect([left.get('leveringsvoorwaarden'), left.get('vragen-over-bestellen')]).toEqual([4, 0]);
  const visitor = { site };
  expect(await test.data(content.pages, { menu: 'over-ons' }, visitor)).toEqual([]);
  const { status } = await test.call(content.page, { path: 'leveringsvoorwaarden' }, visitor);
  expect(status).toBe(404);
  expect(await missing(manager)).toMatchObject({
    count: pages.length,
    examples: expect.arrayContaining([
      {
        text: '/nl/leveringsvoorwaarden (bestellen en nieuwe klant): concept',
        product_id: null,
        path: '/nl/leveringsvoorwaarden',
      },
    ]),
  });
  // Those that are there stay as they are.
  expect(await test.data(sitePages.begin, {}, manager)).toEqual({ made: 0 });
});

it('publishes a page only when each place of its template is filled in', async () => {
  const page = (await pagesOf(manager)).find(({ path }) => path === 'bestelhulp');
  const target = { kind: 'page', id: page?.id ?? 0 } as const;
  const { draft } = await test.data(editing.draft, target, manager);
  const seen = { draftID: draft?.draft_id ?? 0, revision: draft?.revision ?? 0 };
  expect(await codeOf(test, editing.publish, { ...seen, choices: [] }, manager)).toBe('422 not_filled_in');
  const pages = [{ id: target.id, version: page?.version ?? 0, visible: true }];
  expect(await codeOf(test, sitePages.arrange, { pages }, manager)).toBe('422 not_filled_in');
  const before = (await missing(manager))?.count ?? 0;
  const fields = { visible: 'true', content: '<p>Bel ons op werkdagen van 9 tot 17 uur.</p>' };
  const saved = await test.data(
    editing.saveDraft,
    { ...target, version: draft?.version ?? 0, revision: seen.revision, fields },
    manager,
  );
  await test.data(
    editing.publish,
    { draftID: saved.draft_id, revision: saved.revision, choices: [] },
    manager,
  );
  expect((await test.data(content.page, { path: 'bestelhulp' }, { site }))[0]?.content).toContain('9 tot 17');
  expect((await missing(manager))?.count).toBe(before - 1);
  expect((await pagesOf(manager)).find(({ id }) => id === target.id)?.to_fill_in).toBe(0);
});

it('takes the text of a master text of the installation, and follows it', async () => {
  const home = await makeSite(test);
  await test.database.inSite(home.id, async (tx) => {
    const [page] = await tx
      .insert(contentPages)
      .values({
        siteId: home.id,
        code: 'bestelhulp',
        path: 'bestelhulp',
        title: 'Hulp',
        content: '<p>Van allen.</p>',
      })
      .returning({ id: contentPages.id });
    await makeMaster(tx, home.id, 'bestelhulp', page?.id ?? 0);
  });
  const other = await managerOf(await makeSite(test));
  await test.data(sitePages.begin, {}, other);
  const page = await test.data(sitePages.get, { path: 'bestelhulp' }, other);
  expect([page.title, page.content, page.visible]).toEqual(['Hulp', '<p>Van allen.</p>', false]);
  expect((await test.data(masters.pages, {}, other)).map(({ path, state }) => [path, state])).toEqual([
    ['bestelhulp', 'follows'],
  ]);
});
