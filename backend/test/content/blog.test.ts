import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogItems, type Site } from '../../src/db/schema/index.ts';
import { codeOf } from '../editing/make-editors.ts';
import { makeAdmin, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';

const { content, editing } = endpoints;

let test: TestApp;
let here: Site;
let there: Site;

type Item = Partial<typeof blogItems.$inferInsert> & { slug: string; kind: 1 | 2 | 3 };

async function makeItem(site: Site, { daysAgo = 1, ...item }: Item & { daysAgo?: number }): Promise<number> {
  const published = new Date(Date.now() - daysAgo * 86_400_000);
  const [row] = await test.database.inSite(site.id, (tx) =>
    tx
      .insert(blogItems)
      .values({ siteId: site.id, title: item.slug, published, ...item })
      .returning(),
  );
  return row?.id ?? 0;
}

beforeAll(async () => {
  test = await testApp();
  here = await makeSite(test);
  there = await makeSite(test);
});
afterAll(() => test.close());

describe('recipes, videos and blogs', () => {
  let recipe: number;
  beforeAll(async () => {
    recipe = await makeItem(here, {
      ...{ kind: 1, slug: 'oud-recept', daysAgo: 9, isFood: true, prepMinutes: 5, totalMinutes: 20 },
      yields: '4 glazen',
      ingredients:
        '<ul><li>2 × <a href="/nl/p/koffiebonen-12">koffiebonen</a>, grof gemalen</li><li>1 liter water &amp; ijs</li></ul>',
      steps: '<ol><li>Maal<script>alert(1)</script></li><li>Giet</li></ol>',
    });
    await makeItem(here, { kind: 2, slug: 'video', daysAgo: 3, video: '/media/x/videos/a.mp4', seconds: 20 });
    await makeItem(here, { kind: 3, slug: 'blog', daysAgo: 1, content: '<p>Welkom bij {winkelnaam}</p>' });
    await makeItem(here, { kind: 3, slug: 'straks', daysAgo: -2 });
    await makeItem(here, { kind: 3, slug: 'verborgen', visible: false });
    await makeItem(there, { kind: 1, slug: 'kanarie' });
  });
  const slugs = async (filter: 0 | 1 | 2 | 3) =>
    (await test.data(content.blog, { filter }, { site: here })).map(({ slug }) => slug);

  it('are newest first, without what is hidden or begins later', async () => {
    expect(await slugs(0)).toEqual(['blog', 'video', 'oud-recept']);
  });

  it.each([
    [1, ['oud-recept']],
    [2, ['video']],
    [3, ['blog']],
  ] as const)('are filtered by kind %i', async (filter, expected) => {
    expect(await slugs(filter)).toEqual(expected);
  });

  it('have an end: a page after the last one is empty', async () => {
    expect(await test.data(content.blog, { filter: 0, page: 1 }, { site: here })).toEqual([]);
  });

  it('name the products of a recipe with their quantity, and sanitise its steps', async () => {
    const [item] = await test.data(content.blog, { filter: 0, slug: 'oud-recept' }, { site: here });
    expect(item?.video).toBeUndefined();
    expect(item?.recipe).toEqual({
      ...{ is_food: true, prep_minutes: 5, total_minutes: 20, yields: '4 glazen', frequency: '' },
      ingredients: [
        { label: 'koffiebonen', note: 'grof gemalen', quantity: 2, product_id: 12 },
        { label: '1 liter water & ijs', note: '', quantity: 1 },
      ],
      steps: '<ol><li>Maal</li><li>Giet</li></ol>',
    });
  });

  it('have the files of a video, and the name of the shop in a text', async () => {
    const [video, blog] = await Promise.all(
      ['video', 'blog'].map((slug) => test.data(content.blog, { filter: 0, slug }, { site: here })),
    );
    expect(video?.[0]).toMatchObject({ kind: 2, video: { file: '/media/x/videos/a.mp4', seconds: 20 } });
    expect(blog?.[0]?.content).toBe(`<p>Welkom bij ${here.name}</p>`);
    expect(blog?.[0]?.recipe).toBeUndefined();
  });

  it('of another site and those that are hidden are absent', async () => {
    for (const request of [{ slug: 'kanarie' }, { slug: 'verborgen' }, { slug: 'straks' }])
      expect((await test.call(content.blog, { filter: 0, ...request }, { site: here })).status).toBe(404);
    expect((await test.call(content.blog, { filter: 0, id: recipe }, { site: there })).status).toBe(404);
    expect((await test.call(content.blog, { filter: 4 } as never, { site: here })).status).toBe(400);
  });
});

describe('a recipe that an admin makes', () => {
  it('is hidden until it is published, and can be removed', async () => {
    const site = await makeSite(test);
    const as = async (role: 'editor' | 'publisher') => ({
      site,
      sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role }) }),
    });
    const anja = await as('editor');
    const bram = await as('publisher');
    const { id, slug } = await test.data(editing.makeBlog, { title: 'Crème & café', kind: 1 }, anja);
    expect(slug).toBe('creme-cafe');
    expect(await test.data(content.blog, { filter: 0 }, { site })).toEqual([]);
    const ingredients = '<ul><li><a href="/nl/p/melk-7">Melk</a></li></ul>';
    const draft = { kind: 'blog' as const, id, version: 1, revision: 0 };
    const { draft_id: draftID } = await test.data(
      editing.saveDraft,
      { ...draft, fields: { visible: 'true', ingredients, prepMinutes: '-5' } },
      anja,
    );
    const refused = await test.call(editing.publish, { draftID, revision: 1 }, bram);
    expect(codeOf(refused.body)).toBe('invalid_request');
    await test.data(
      editing.saveDraft,
      { ...draft, revision: 1, fields: { visible: 'true', ingredients, prepMinutes: '5' } },
      anja,
    );
    await test.data(editing.publish, { draftID, revision: 2 }, bram);
    expect(await test.data(content.blog, { filter: 1 }, { site })).toMatchObject([
      { slug, recipe: { prep_minutes: 5, ingredients: [{ label: 'Melk', product_id: 7 }] } },
    ]);
    expect(await test.data(editing.blog, {}, anja)).toMatchObject([
      { visible: true, ingredients_html: ingredients },
    ]);
    await test.data(editing.removeBlog, { id, version: 2 }, bram);
    expect(await test.data(editing.blog, {}, anja)).toEqual([]);
  });

  it('has no address of a list, and a number where its address is in use', async () => {
    const site = await makeSite(test);
    const caller = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
    const make = async (title: string) =>
      (await test.data(editing.makeBlog, { title, kind: 3 }, caller)).slug;
    expect(await make('Recepten')).toBe('recepten-1');
    expect(await make('Zomer')).toBe('zomer');
    expect(await make('Zomer')).toBe('zomer-2');
  });
});
