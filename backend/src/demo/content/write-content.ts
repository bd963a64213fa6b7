import type { Tx } from '../../db/connect.ts';
import { contentPages, newsItems, siteReviews } from '../../db/schema/index.ts';
import { insertRows } from '../bulk-insert.ts';
import { dice } from '../catalogue/random.ts';
import type { DemoAssortment } from '../model.ts';
import type { DemoSite } from '../sites.ts';
import { renderBlocks } from './blocks.ts';
import { factsOf } from './facts.ts';
import type { ShopFacts } from './model.ts';
import { newsOf } from './news.ts';
import { aboutPages } from './pages/about.ts';
import { landingPages } from './pages/landings.ts';
import { questionPages } from './pages/questions.ts';
import { servicePages } from './pages/services.ts';

/** All pages of a shop, ready for the table; a page's path is its code. */
export function pagesOf(shop: ShopFacts) {
  const pages = [...questionPages(shop), ...servicePages(shop), ...aboutPages(shop), ...landingPages(shop)];
  return pages.map(({ code, title, description, blocks, image = '', menu, groupPath = '' }, position) => ({
    code,
    path: code,
    title,
    content: renderBlocks(blocks),
    image,
    menu,
    position,
    htmlTitle: '',
    htmlDescription: description,
    groupPath,
  }));
}

/** What a review service would say: a score of ten, the same on every run. */
export function reviewsOf(siteId: string) {
  const luck = dice(`reviews|${siteId}`);
  return {
    score: luck.whole(84, 95) / 10,
    maxScore: 10,
    reviewPage: '',
    reviewCount: luck.whole(64, 780),
  };
}

/** Pages, news and review score of one site. */
export async function writeContent(
  tx: Tx,
  site: DemoSite,
  assortment: DemoAssortment,
  now: Date,
): Promise<void> {
  const shop = factsOf(site, assortment);
  await insertRows(tx, { table: contentPages, siteId: site.id, rows: pagesOf(shop) });
  await tx.insert(newsItems).values(newsOf(shop, now).map((item) => ({ siteId: site.id, ...item })));
  await tx.insert(siteReviews).values({ siteId: site.id, ...reviewsOf(site.id) });
}
