import type { Tx } from '../../../backend/src/db/connect.ts';
import { contentPages, sliders, slides } from '../../../backend/src/db/schema/index.ts';
import { insertRows, needed } from '../bulk-insert.ts';
import type { DemoAssortment } from '../model.ts';
import type { DemoSite } from '../sites.ts';
import { renderBlocks } from './blocks.ts';
import { factsOf, withPlaceholders } from './facts.ts';
import { writeMasters } from './masters.ts';
import type { ShopFacts } from './model.ts';
import { aboutPages } from './pages/about.ts';
import { accessibilityPages } from './pages/accessibility.ts';
import { brandPages } from './pages/brands.ts';
import { landingPages } from './pages/landings/index.ts';
import { privacyPages } from './pages/privacy.ts';
import { questionPages } from './pages/questions/index.ts';
import { salePages } from './pages/sale.ts';
import { servicePages } from './pages/services.ts';
import { withdrawalPages } from './pages/withdrawal.ts';
import { slidesOf } from './slides/index.ts';

/** All pages of a shop, ready for the table. */
export function pagesOf(shop: ShopFacts) {
  const pages = [
    questionPages,
    servicePages,
    aboutPages,
    privacyPages,
    accessibilityPages,
    withdrawalPages,
    landingPages,
    brandPages,
    salePages,
  ].flatMap((of) => of(shop));
  return pages.map(
    ({ code, path = code, description, blocks, image = '', groupPath = '', ...page }, position) => ({
      ...page,
      code,
      path,
      content: renderBlocks(blocks),
      image,
      position,
      htmlTitle: '',
      htmlDescription: description,
      groupPath,
    }),
  );
}

async function writeSlider(tx: Tx, shop: ShopFacts): Promise<void> {
  const siteId = shop.site.id;
  const [slider] = await tx
    .insert(sliders)
    .values({ siteId, code: 'home', type: 2 })
    .returning({ id: sliders.id });
  const { id: sliderId } = needed(slider, `slider of ${siteId}`);
  await tx.insert(slides).values(slidesOf(shop).map((slide) => ({ siteId, sliderId, ...slide })));
}

/** Pages and slider of one site. */
export async function writeContent(tx: Tx, site: DemoSite, assortment: DemoAssortment): Promise<void> {
  const shop = factsOf(site, assortment);
  const pages = pagesOf(withPlaceholders(shop));
  await insertRows(tx, { table: contentPages, siteId: site.id, rows: pages });
  await writeMasters(tx, shop, pages);
  await writeSlider(tx, shop);
}
