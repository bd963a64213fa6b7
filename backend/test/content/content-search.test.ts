import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogItems, contentPages, newsItems, type Site } from '../../src/db/schema/index.ts';
import { makeEditor } from '../editing/make-editors.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';

const { content, editing } = endpoints;
const DAY_MS = 86_400_000;

let test: TestApp;
let here: Site;
let there: Site;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const insert = (site: Site, table: 'page' | 'news' | 'blog', row: Record<string, unknown>) =>
  test.database.inSite(site.id, async (tx) => {
    const values = { siteId: site.id, published: inDays(-1), ...row } as never;
    const tables = { page: contentPages, news: newsItems, blog: blogItems };
    const [made] = await tx.insert(tables[table]).values(values).returning({ id: tables[table].id });
    return made?.id ?? 0;
  });
const page = (site: Site, path: string, title: string, html: string, more: Record<string, unknown> = {}) =>
  insert(site, 'page', { code: path, path, title, content: html, menu: 'vragen', ...more });

const search = (text: string, site = here) => test.data(content.search, { text }, { site });
const paths = async (text: string, site = here) => (await search(text, site)).map((hit) => hit.path);

beforeAll(async () => {
  test = await testApp();
  here = await makeSite(test);
  there = await makeSite(test);
  await page(
    here,
    'levering',
    'Vragen over levering',
    '<p>Lees dit.</p><h2>Kosten</h2><details><summary>Wat kost de verzending?</summary><p>Bij {winkelnaam} is het &lt;b&gt;gratis&lt;/b&gt; vanaf € 100.</p></details>' +
      '<details><summary>Levert u in België?</summary><p>Ja, ook daar.</p></details>',
    { htmlDescription: 'Zo bezorgen wij.' },
  );
  await page(here, 'zeep-kiezen', 'Zeep kiezen', '<p>Zeepdispensers en handdoeken.</p>', {
    menu: 'assortiment',
  });
  await page(here, 'concept', 'Geheim concept over verzending', '<p>a</p>', { visible: false });
  await page(here, 'c/merken/zilverwit', 'Zilverwit over zeep', '<p>a</p>', { menu: 'merken' });
  await page(there, 'kanarie', 'Kanarie', '<p>Verzending van elders</p>');
  await insert(here, 'news', { slug: 'nieuw', title: 'Doffe glazen', intro: 'Over glansmiddel.' });
  await insert(here, 'news', { slug: 'straks', title: 'Straks glansmiddel', published: inDays(2) });
  await insert(here, 'blog', {
    kind: 1,
    slug: 'recept',
    title: 'IJskoffie',
    ingredients: '<ul><li>Kardemom</li></ul>',
  });
});
afterAll(() => test.close());

describe('a search of the contents', () => {
  it.each([
    ['verzending', ['levering']],
    ['Verzendkosten', ['levering']],
    ['wat kost verzending?', ['levering']],
    ['verzen', ['levering']],
    ['verzendign', ['levering']],
    ['belgie', ['levering']],
    ['zepen', ['zeep-kiezen']],
    ['dispensers', ['zeep-kiezen']],
    ['glas', ['nieuw']],
    ['kardemom', ['recept']],
    ['verzending kardemom', []],
    ['kanarie', []],
    ['de het een', []],
    ['', []],
    ['   ', []],
    ["%_'\\ <script>", []],
  ])('for “%s” finds %j', async (text, expected) => {
    expect(await paths(text)).toEqual(expected);
  });

  it('finds only texts of its own site', async () => {
    expect(await paths('verzending', there)).toEqual(['kanarie']);
  });

  it('finds nothing that visitors do not see, nor the texts of brands and lists', async () => {
    expect(await paths('geheim')).toEqual([]);
    expect(await paths('zilverwit')).toEqual([]);
    expect(await paths('glansmiddel')).toEqual(['nieuw']);
  });

  it.each(['kost verzending', 'verzendign'])(
    'names the question with the words of “%s”, its place and its answer in plain text',
    async (text) => {
      const [hit] = await search(text);
      expect(hit).toMatchObject({
        ...{ kind: 'page', menu: 'vragen', title: 'Vragen over levering' },
        ...{ section: 'Wat kost de verzending?', anchor: 'wat-kost-de-verzending' },
        snippet: `Bij ${here.name} is het <b>gratis</b> vanaf € 100.`,
      });
    },
  );

  it('names the question for another word of the same meaning, and for the heading above it', async () => {
    const site = await makeSite(test);
    const answer = '<p>Binnen veertien dagen.</p>';
    await page(
      site,
      'vragen',
      'Vragen',
      `<h2>Schade en retour</h2><details><summary>Wat nu?</summary><p>Bel.</p></details><details><summary>Kan ik iets terugsturen?</summary>${answer}</details>`,
    );
    expect(await search('retour', site)).toMatchObject([
      { section: 'Kan ik iets terugsturen?', snippet: 'Binnen veertien dagen.' },
    ]);
  });

  it('leads to the heading above the words, below the title of the page', async () => {
    const site = await makeSite(test);
    await page(site, 'over', 'Over ons', '<p>Welkom.</p><h2>Daarna</h2><p>Kom langs in de showroom.</p>');
    expect(await search('showroom', site)).toMatchObject([
      { title: 'Over ons', section: '', anchor: 'daarna', snippet: 'Kom langs in de showroom.' },
    ]);
  });

  it('shows the introduction where the title alone has the words', async () => {
    expect((await search('doffe'))[0]).toMatchObject({
      snippet: 'Over glansmiddel.',
      section: '',
      anchor: '',
    });
  });

  it('puts a title before a text that only mentions the word, and answers six at most', async () => {
    const site = await makeSite(test);
    for (let at = 0; at < 8; at += 1) await page(site, `p${at}`, `Emmers ${at}`, '<p>a</p>');
    await page(site, 'noemt', 'Iets anders', '<p>Een emmer.</p>');
    const found = await paths('emmer', site);
    expect(found).toHaveLength(6);
    expect(found).not.toContain('noemt');
  });

  it('finds a text as soon as it is published, and another one at another moment', async () => {
    const admin = await makeEditor(test, here, 'publisher');
    const id = await page(here, 'later', 'Ladders', '<p>a</p>', { visible: false });
    expect(await paths('ladder')).toEqual([]);
    const draft = { kind: 'page', id, version: 1, revision: 0, fields: { visible: 'true' } } as const;
    const { draft_id: draftID } = await test.data(editing.saveDraft, draft, admin);
    await test.data(editing.publish, { draftID, revision: 1 }, admin);
    expect(await paths('ladder')).toEqual(['later']);
    const at = (moment: Date) =>
      test.data(
        content.search,
        { text: 'straks' },
        { ...admin, headers: { 'x-moment': moment.toISOString() } },
      );
    expect((await at(inDays(3))).map((hit) => hit.path)).toEqual(['straks']);
    expect(await paths('straks')).toEqual([]);
  });
});
