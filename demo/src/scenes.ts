import { spread } from './choose.ts';
import { itemsOf } from './content/blog/index.ts';
import { castOf, drawItem, pictureName } from './content/blog/pictures.ts';
import { landingPictures } from './content/landing-groups.ts';
import type { ShopFacts } from './content/model.ts';
import { newsTextsOf } from './content/news/index.ts';
import { drawNews, newsCast, newsPictureName } from './content/news/pictures.ts';
import { newsShopOf } from './content/news/write-news.ts';
import { landingsOf } from './content/pages/landings/index.ts';
import { slidePictures } from './content/slides/index.ts';
import type { DemoProduct, PackshotSpec } from './model.ts';
import { describeScene } from './packshots/describe.ts';
import { drawScene, type SceneOptions } from './packshots/index.ts';
import { saleTag } from './packshots/sale-tag.ts';
import type { Gallery } from './pictures.ts';

const IN_SCENE = 5;
const HERO = { width: 1200, height: 640 };
const SLIDE = { width: 960, height: 600 };
/** Across a page of content. */
const BANNER = { width: 1280, height: 480 };
const SALE = { background: '#fbe3dd', above: saleTag(1010, 90, 150) };

/** The most different products first: by shape, then by colour, and spread over the values of `by`. */
function differing(products: DemoProduct[], by: (product: DemoProduct) => string): PackshotSpec[] {
  const looks = [
    ...Map.groupBy(products, ({ packshot }) => `${packshot.form} ${packshot.colour}`).values(),
  ].flatMap((alike) => alike.slice(0, 1));
  const ranked = spread(looks, ({ packshot }) => packshot.form, looks.length);
  return spread(ranked, by, IN_SCENE).map((product) => product.packshot);
}

/**
 * Pictures for the home page (`hero`, `hero-cutout` without a backdrop, and the slides), for the page about the shop,
 * for the blog and the news, for the sale and for the assortment's landing pages (docs/behaviour.md §2.4), which show what comes nearest
 * where the site sells none.
 */
export function drawScenes(gallery: Gallery, shop: ShopFacts): void {
  const { products } = shop.assortment;
  const houseBrandFirst = [...products].sort((a, b) => Number(b.houseBrand) - Number(a.houseBrand));
  const add = (name: string, cast: PackshotSpec[], options: SceneOptions, beside = '') =>
    gallery.addScene(name, drawScene(cast, options), describeScene(cast) + beside);
  const hero = differing(houseBrandFirst, ({ group }) => group.split('/')[0] ?? '');
  add('hero', hero, HERO);
  add('hero-cutout', hero, { ...HERO, background: 'none' });
  add('over-ons', hero, BANNER);
  const reduced = differing(
    products.filter((product) => product.saleFromCents !== undefined),
    ({ group }) => group.split('/')[0] ?? '',
  );
  if (reduced.length > 0) add('sale', reduced, { ...BANNER, ...SALE }, ', met een kortingskaartje');
  for (const item of itemsOf(shop.site.id))
    gallery.addScene(pictureName(item), drawItem(item, products), describeScene(castOf(item, products)));
  for (const item of newsTextsOf(newsShopOf(shop)))
    gallery.addScene(
      newsPictureName(item),
      drawNews(item, products),
      describeScene(newsCast(item, products)),
    );
  for (const { name, cast, ...stage } of slidePictures(shop)) add(name, cast, { ...SLIDE, ...stage });
  for (const { name, families, isSold } of landingsOf(shop)) {
    const pictured = isSold && landingPictures[name] ? [landingPictures[name]] : families;
    const sold = products.filter((product) => pictured.some((family) => family.test(product.family)));
    const specs = differing(sold, ({ packshot }) => packshot.form);
    if (specs.length > 0) add(name, specs, BANNER);
  }
}
