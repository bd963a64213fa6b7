import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  contentPages,
  newsItems,
  type Site,
  siteReviews,
  sliders,
  slides,
} from '../../src/db/schema/index.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';

const { content } = endpoints;

let test: TestApp;
let here: Site;
let there: Site;

type Page = Partial<typeof contentPages.$inferInsert> & { code: string };

async function makePage(site: Site, page: Page): Promise<number> {
  const values = { siteId: site.id, path: page.code, title: page.code, ...page };
  const [row] = await test.database.inSite(site.id, (tx) =>
    tx.insert(contentPages).values(values).returning({ id: contentPages.id }),
  );
  return row?.id ?? 0;
}

async function makeNews(site: Site, slug: string, daysAgo: number): Promise<number> {
  const published = new Date(Date.now() - daysAgo * 86_400_000);
  const [row] = await test.database.inSite(site.id, (tx) =>
    tx
      .insert(newsItems)
      .values({ siteId: site.id, slug, title: slug, published })
      .returning({ id: newsItems.id }),
  );
  return row?.id ?? 0;
}

beforeAll(async () => {
  test = await testApp();
  here = await makeSite(test);
  there = await makeSite(test);
});
afterAll(() => test.close());

describe('content pages', () => {
  let id: number;
  beforeAll(async () => {
    await makePage(here, { code: 'zeep', menu: 'assortiment', position: 2 });
    await makePage(here, { code: 'papier', menu: 'assortiment', position: 1, groupPath: 'c/papier' });
    id = await makePage(here, {
      code: 'levering',
      path: 'vragen/levering',
      content: '<p>Morgen<script>alert(1)</script></p>',
    });
    await makePage(there, { code: 'kanarie', menu: 'assortiment' });
  });

  it('are listed by menu, in its order, with their group', async () => {
    const pages = await test.data(content.pages, { menu: 'assortiment' }, { site: here });
    expect(pages.map((page) => page.code)).toEqual(['papier', 'zeep']);
    expect(pages[0]).toMatchObject({ group_path: 'c/papier', version: 1 });
  });

  it('are listed all at once without a menu, and one by code', async () => {
    expect(await test.data(content.pages, {}, { site: here })).toHaveLength(3);
    const [page] = await test.data(content.pages, { code: 'zeep' }, { site: here });
    expect(page?.code).toBe('zeep');
  });

  it.each([
    ['id', () => ({ id })],
    ['code and language', () => ({ code: 'levering', lang: 'nl' as const })],
    ['path, whatever slashes are around it', () => ({ path: '/vragen/levering/' })],
  ])('are read one at a time by %s', async (_name, request) => {
    const [page] = await test.data(content.page, request(), { site: here });
    expect(page?.code).toBe('levering');
  });

  it('never contain anything that could run', async () => {
    const [page] = await test.data(content.page, { id }, { site: here });
    expect(page?.content).toBe('<p>Morgen</p>');
  });

  it('are absent when there is none, or only another site has it', async () => {
    const absent = await test.call(content.page, { path: 'niets' }, { site: here });
    const foreign = await test.call(content.page, { id }, { site: there });
    expect(absent.status).toBe(404);
    expect(foreign.body).toEqual(absent.body);
    expect(await test.data(content.pages, { menu: 'assortiment' }, { site: there })).toHaveLength(1);
  });

  it('need a filter', async () => {
    expect((await test.call(content.page, {}, { site: here })).status).toBe(400);
  });
});

describe('news', () => {
  let old: number;
  beforeAll(async () => {
    old = await makeNews(here, 'oud', 200);
    await makeNews(here, 'nieuw', 2);
    await makeNews(here, 'morgen', -1);
  });

  it('is newest first, and never shown before its date', async () => {
    const items = await test.data(content.news, {}, { site: here });
    expect(items.map((item) => item.slug)).toEqual(['nieuw', 'oud']);
    expect(items[0]?.published).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
  });

  it('is limited to the requested number, or one by id', async () => {
    expect(await test.data(content.news, { maxItems: 1 }, { site: here })).toMatchObject([{ slug: 'nieuw' }]);
    expect(await test.data(content.news, { id: old }, { site: here })).toMatchObject([{ slug: 'oud' }]);
  });

  it('is answered in pages of that number, and is empty after the last one', async () => {
    const slugs = async (page: number) =>
      (await test.data(content.news, { maxItems: 1, page }, { site: here })).map(({ slug }) => slug);
    expect([await slugs(0), await slugs(1), await slugs(2)]).toEqual([['nieuw'], ['oud'], []]);
    expect(await test.data(content.news, { id: old, page: 3 }, { site: here })).toMatchObject([
      { slug: 'oud' },
    ]);
  });

  it('of another site is absent', async () => {
    expect((await test.call(content.news, { id: old }, { site: there })).status).toBe(404);
    expect(await test.data(content.news, {}, { site: there })).toEqual([]);
  });
});

describe('a slider', () => {
  let id: number;
  beforeAll(async () => {
    id = await test.database.inSite(here.id, async (tx) => {
      const [slider] = await tx
        .insert(sliders)
        .values({ siteId: here.id, code: 'home', type: 2 })
        .returning({ id: sliders.id });
      const sliderId = slider?.id ?? 0;
      const slide = { siteId: here.id, sliderId };
      await tx.insert(slides).values([
        { ...slide, position: 2, content: '<h2>Twee</h2><img src=x onerror=alert(1)>', link: '/nl/c/sale' },
        { ...slide, position: 1, content: '<h2>Een</h2>', link: 'javascript:alert(1)', alt: 'Rollen' },
      ]);
      return sliderId;
    });
  });

  it('has its slides in their order, without anything that could run', async () => {
    const slider = await test.data(content.slider, { code: 'home' }, { site: here });
    expect(slider).toMatchObject({ id, code: 'home', type: 2 });
    expect(slider.slides).toMatchObject([
      { content: '<h2>Een</h2>', link: '', alt: 'Rollen', version: 1 },
      { content: '<h2>Twee</h2>', link: '/nl/c/sale' },
    ]);
  });

  it('is read by id too, and is absent on another site', async () => {
    expect((await test.data(content.slider, { id }, { site: here })).slides).toHaveLength(2);
    for (const request of [{ id }, { code: 'home' }])
      expect((await test.call(content.slider, request, { site: there })).status).toBe(404);
  });
});

describe('the review score', () => {
  it('is a score, its maximum and the number of ratings', async () => {
    const row = { siteId: here.id, score: 9.1, maxScore: 10, reviewCount: 312 };
    await test.database.inSite(here.id, (tx) => tx.insert(siteReviews).values(row));
    expect(await test.data(content.reviews, {}, { site: here })).toEqual({
      score: 9.1,
      maxscore: 10,
      review_page: '',
      ntlreviews: 312,
    });
  });

  it('is absent where there is none', async () => {
    expect((await test.call(content.reviews, {}, { site: there })).status).toBe(404);
  });
});
