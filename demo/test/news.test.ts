import { readText } from '@toonbank/contract/text-checks/read-text';
import { describe, expect, it } from 'vitest';
import { allowedHtml } from '../../backend/src/modules/content/allowed-html.ts';
import { buildAssortment } from '../src/catalogue/index.ts';
import { factsOf } from '../src/content/facts.ts';
import { newsTextsOf } from '../src/content/news/index.ts';
import { drawNews, newsCast, newsPictureName } from '../src/content/news/pictures.ts';
import { newsOf, newsShopOf } from '../src/content/news/write-news.ts';
import { demoSites } from '../src/sites.ts';
import { now } from './fill-support.ts';

const MIN_ITEMS = 8;
const MAX_SENTENCE = 25;

const shops = demoSites.map((site) => {
  const assortment = buildAssortment(site.id);
  const shop = factsOf(site, assortment);
  const sold = assortment.products.map((product, at) => ({ ...product, id: at + 1 }));
  return { id: site.id, shop, sold, items: newsTextsOf(newsShopOf(shop)), rows: newsOf(shop, sold, now) };
});

describe.each(shops)('the news of $id', ({ id, shop, sold, items, rows }) => {
  it('has enough items, each with an address of its own, newest first', () => {
    expect(rows.length).toBeGreaterThanOrEqual(MIN_ITEMS);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
    const days = rows.map(({ published }) => published.getTime());
    expect(days).toEqual([...days].sort((a, b) => b - a));
    expect(days[0]).toBeLessThan(now.getTime());
  });

  it.each(['2026-01-02T09:00:00Z', '2026-11-20T09:00:00Z', '2027-12-30T09:00:00Z'])(
    'is of three years or more on %s',
    (day) => {
      const years = newsOf(shop, sold, new Date(day)).map(({ published }) => published.getUTCFullYear());
      expect(new Set(years).size).toBeGreaterThanOrEqual(3);
    },
  );

  it('links to products that the shop sells, in a third of the items at least', () => {
    const linked = rows.map(({ content }) => [...content.matchAll(/href="\/nl\/p\/[^"]*-(\d+)"/g)]);
    for (const [, number] of linked.flat())
      expect(sold.find((product) => product.id === Number(number))?.stock).toBeGreaterThan(0);
    expect(linked.filter(({ length }) => length > 0).length).toBeGreaterThanOrEqual(rows.length / 3);
    for (const { content } of rows) expect(content).not.toMatch(/\{\{|\}\}/);
  });

  it('is sanitised, and has no sentence that is too long to read', () => {
    for (const { title, intro, content } of rows) {
      expect(allowedHtml(content), title).toBe(content);
      for (const { text } of readText(`<p>${intro}</p>${content}`).passages)
        for (const sentence of text.split(/(?<=[.!?:])\s/))
          expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(MAX_SENTENCE);
    }
  });

  it('has a picture of its own for each item, with products in it', () => {
    for (const item of items) {
      expect(newsCast(item, sold).length, item.title).toBeGreaterThanOrEqual(2);
      expect(newsPictureName(item)).toMatch(/^[a-z0-9][a-z0-9-]{0,58}[a-z0-9]$/);
    }
    expect(new Set(items.map((item) => drawNews(item, sold))).size).toBe(items.length);
    expect(new Set(rows.map(({ image }) => image)).size).toBe(rows.length);
    for (const { image } of rows) expect(image).toMatch(`/media/${id}/scenes/nieuws-`);
  });
});

it('no two shops have the same news', () => {
  const texts = shops.map(({ rows }) => rows.map(({ title }) => title).join('\n'));
  expect(new Set(texts).size).toBe(shops.length);
});
