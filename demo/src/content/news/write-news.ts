import type { Tx } from '../../../../backend/src/db/connect.ts';
import { newsItems } from '../../../../backend/src/db/schema/index.ts';
import { slugify } from '../../../../lib/slug.ts';
import { addDays, startOfDay } from '../../calendar.ts';
import { dice } from '../../catalogue/random.ts';
import { p, renderBlocks } from '../blocks.ts';
import type { ShopFacts } from '../model.ts';
import { newsTextsOf, ownLinks } from './index.ts';
import type { NewsShop } from './model.ts';
import { newsPictureName } from './pictures.ts';
import { type Sold, withProductLinks } from './product-links.ts';

/** Age of the latest item in days, minimum and maximum. */
const LATEST = [9, 25] as const;
/** Age of the oldest item: so the news is of three years at least, on any day. */
const OLDEST = [760, 800] as const;
/** Days by which the others move from their even distance. */
const SHIFT = [-12, 12] as const;

const list = new Intl.ListFormat('nl');

/** `Hierover in onze winkel: glasreiniger en ontkalker.` */
function ownSentence(siteId: string): string {
  const links = Object.entries(ownLinks[siteId] ?? {}).map(([family, label]) => `{{${family}|${label}}}`);
  return links.length > 0 ? renderBlocks([p(`Hierover in onze winkel: ${list.format(links)}.`)]) : '';
}

export const newsShopOf = (shop: ShopFacts): NewsShop => ({ ...shop, city: shop.site.branch.city ?? '' });

/** The rows of a site's news, newest first. */
export function newsOf(shop: ShopFacts, products: readonly Sold[], now: Date) {
  const siteId = shop.site.id;
  const luck = dice(`news|${siteId}`);
  const texts = newsTextsOf(newsShopOf(shop));
  const latest = luck.whole(...LATEST);
  const step = (luck.whole(...OLDEST) - latest) / (texts.length - 1);
  return texts.map((item, at) => {
    const { title, intro, blocks } = item;
    const isInside = at > 0 && at < texts.length - 1;
    const age = Math.round(latest + at * step) + (isInside ? luck.whole(...SHIFT) : 0);
    const day = addDays(startOfDay(now), -age);
    const content = renderBlocks(blocks) + (title === shop.news.title ? ownSentence(siteId) : '');
    return {
      slug: slugify(title),
      title,
      intro,
      content: withProductLinks(content, products),
      image: `/media/${siteId}/scenes/${newsPictureName(item)}.svg`,
      published: new Date(day.getTime() + luck.whole(8, 14) * 3_600_000),
    };
  });
}

export async function writeNews(
  tx: Tx,
  shop: ShopFacts,
  products: readonly Sold[],
  now: Date,
): Promise<void> {
  const siteId = shop.site.id;
  await tx.insert(newsItems).values(newsOf(shop, products, now).map((item) => ({ siteId, ...item })));
}
