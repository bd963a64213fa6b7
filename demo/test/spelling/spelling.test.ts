import { describe, expect, it } from 'vitest';
import { buildAssortment } from '../../src/catalogue/index.ts';
import { blogOf } from '../../src/content/blog/write-blog.ts';
import { factsOf } from '../../src/content/facts.ts';
import { newsOf } from '../../src/content/news/write-news.ts';
import { singleReviewsOf } from '../../src/content/reviews/reviews.ts';
import { slidesOf } from '../../src/content/slides/index.ts';
import { pagesOf } from '../../src/content/write-content.ts';
import { demoSites } from '../../src/sites.ts';
import { suppliersOf } from '../../src/suppliers/of-site.ts';
import { now } from '../fill-support.ts';
import { misspelt, ownWords, wordsOf } from './check.ts';

/** The fields of the blog that are texts. */
const blogTexts = new Set([
  ...['title', 'intro', 'content', 'transcript'],
  ...['yields', 'frequency', 'ingredients', 'steps'],
]);

describe('the Dutch of the demo shops', () => {
  it.each(demoSites)('has no unknown word at $id', (site) => {
    const assortment = buildAssortment(site.id);
    const shop = factsOf(site, assortment);
    const sold = assortment.products.map((product, at) => ({ ...product, id: at + 1 }));
    const { suppliers, partners } = suppliersOf(site, assortment.products);
    const companies = [...suppliers.map(({ supplier }) => supplier), ...partners];
    const texts = [
      ...pagesOf(shop).flatMap(({ title, htmlDescription, content }) => [title, htmlDescription, content]),
      ...newsOf(shop, sold, now).flatMap(({ title, intro, content }) => [title, intro, content]),
      ...slidesOf(shop).map(({ content }) => content),
      ...blogOf(site.id, sold, now).flatMap((item) =>
        Object.entries(item).flatMap(([field, value]) => (blogTexts.has(field) ? [String(value)] : [])),
      ),
      ...companies.map(({ description }) => description),
      ...singleReviewsOf(shop, now).flatMap(({ title, text, answer }) => [title, text, answer ?? '']),
    ];
    const sellable = assortment.products.flatMap(({ brand, name }) => [brand, name]);
    const { name, street, postcode, city } = site.branch;
    const names = new Set(
      [site.name, name, street, postcode, city, ...sellable, ...companies.map((one) => one.name)].flatMap(
        wordsOf,
      ),
    );
    expect(misspelt(texts.flatMap(wordsOf), names)).toEqual([]);
  });

  it('is checked word by word, with the words of the trade', () => {
    const text = '<p>Een <b>jumborol</b>, of twee foto’s; mail info@demo.test.</p>';
    expect(misspelt(wordsOf(text), new Set())).toEqual([]);
    expect(misspelt(wordsOf('<p>Een jumborol bestellen wij niett.</p>'), new Set())).toEqual(['niett']);
  });
});

describe('the list of own words', () => {
  it('is sorted, and names each word once', () => {
    expect(ownWords).toEqual([...new Set(ownWords)].sort((a, b) => a.localeCompare(b, 'nl')));
  });
});
