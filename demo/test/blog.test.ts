import { statSync } from 'node:fs';
import { blogLists } from '@toonbank/contract';
import { readText } from '@toonbank/contract/text-checks/read-text';
import { describe, expect, it } from 'vitest';
import { allowedHtml } from '../../backend/src/modules/content/allowed-html.ts';
import { readIngredients } from '../../backend/src/modules/content/ingredients.ts';
import { tenants } from '../../tenants/index.ts';
import { buildAssortment } from '../src/catalogue/index.ts';
import { itemsOf } from '../src/content/blog/index.ts';
import { castOf, pictureName } from '../src/content/blog/pictures.ts';
import { captionsOf, lengthOf, videoFile } from '../src/content/blog/video-files.ts';
import { videos } from '../src/content/blog/videos/index.ts';
import { blogOf } from '../src/content/blog/write-blog.ts';
import { demoSites } from '../src/sites.ts';
import { now } from './fill-support.ts';

const ownTemplate = Object.values(tenants)
  .filter(({ template }) => template !== 'basis')
  .map(({ id }) => id as string);
const leastOf = (id: string) => (id === 'demo' ? 12 : ownTemplate.includes(id) ? 6 : 3);

const MAX_SENTENCE = 25;
const MAX_FILM_BYTES = 600_000;

const shops = demoSites.map(({ id }) => {
  const products = buildAssortment(id).products.map((product, at) => ({ ...product, id: at + 1 }));
  return { id, products, items: itemsOf(id), rows: blogOf(id, products, now) };
});

it('every shop has a film', () => {
  expect(Object.keys(videos).sort()).toEqual(demoSites.map(({ id }) => id as string).sort());
});

describe.each(shops)('the blog of $id', ({ id, products, items, rows }) => {
  it('has enough items, each with an address of its own, newest first, of the last two years', () => {
    expect(rows.length).toBeGreaterThanOrEqual(leastOf(id));
    const slugs = rows.map(({ slug }) => slug);
    expect(new Set([...slugs, ...Object.values(blogLists)]).size).toBe(slugs.length + 3);
    const days = rows.map(({ published }) => published.getTime());
    expect(days).toEqual([...days].sort((a, b) => b - a));
    expect(days[0]).toBeLessThan(now.getTime());
    expect(days.at(-1)).toBeGreaterThan(now.getTime() - 730 * 86_400_000);
  });

  it('names products that the shop sells, at least two in each recipe', () => {
    for (const row of rows) {
      if (!('ingredients' in row)) continue;
      const sold = readIngredients(String(row.ingredients)).filter((line) => line.product_id !== undefined);
      expect(sold.length, row.title).toBeGreaterThanOrEqual(leastOf(id) === 3 ? 1 : 2);
      for (const { product_id: productId } of sold)
        expect(products.find((product) => product.id === productId)?.stock, row.title).toBeGreaterThan(0);
    }
  });

  it('is sanitised, and has no sentence that is too long to read', () => {
    for (const row of rows) {
      const parts = Object.entries(row).filter(([, value]) => /^</.test(String(value)));
      for (const [field, html] of parts) {
        expect(allowedHtml(String(html)), `${row.title} ${field}`).toBe(html);
        for (const { text } of readText(String(html)).passages)
          for (const sentence of text.split(/(?<=[.!?:])\s/))
            expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(MAX_SENTENCE);
      }
    }
  });

  it('has products in every picture', () => {
    for (const item of items) {
      expect(castOf(item, products).length, item.title).toBeGreaterThanOrEqual(2);
      expect(pictureName(item)).toMatch(/^[a-z0-9][a-z0-9-]{0,58}[a-z0-9]$/);
    }
  });
});

describe.each(Object.entries(videos))('the film of %s', (id, film) => {
  it('is as long as its captions, and small', () => {
    const bytes = statSync(videoFile(id)).size;
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(MAX_FILM_BYTES);
    const captions = captionsOf(film.shots);
    expect(captions).toMatch(/^WEBVTT\n\n00:00\.000 --> 00:04\.000\n/);
    expect(captions).toContain(`--> 00:${lengthOf(film)}.000\n${film.shots.at(-1)?.say}`);
  });
});
