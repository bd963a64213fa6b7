import type { Tx } from '../../backend/src/db/connect.ts';
import { countOrders, MAX_COUNTED } from '../../backend/src/modules/catalogue/count-orders.ts';
import { startOfDay } from './calendar.ts';
import { writeBlog } from './content/blog/write-blog.ts';
import { factsOf } from './content/facts.ts';
import { writeNews } from './content/news/write-news.ts';
import { guidesOf } from './content/pages/landings/index.ts';
import { writeReviews } from './content/reviews/write-reviews.ts';
import { writeContent } from './content/write-content.ts';
import { writeCoupons } from './coupons.ts';
import { agreementsOf, writeAgreements } from './customers/agreements.ts';
import { type PasswordHashes, writeCustomers } from './customers/customers.ts';
import { favouritesOf } from './customers/favourites.ts';
import { writeOrderLists } from './customers/order-lists.ts';
import { writeStockCounts } from './customers/stock-counts.ts';
import { writeDelivery } from './delivery.ts';
import { writeGroups } from './groups.ts';
import { drawLogos } from './logos/index.ts';
import type { DemoAssortment } from './model.ts';
import { writeOptions } from './options.ts';
import { planOrders } from './orders/order-plan.ts';
import { writeOrders } from './orders/orders.ts';
import { writeRecurringOrders } from './orders/recurring-orders.ts';
import { openGallery, type Press, writeGallery } from './pictures.ts';
import { writePrices } from './prices.ts';
import { writeProducts } from './products.ts';
import { writeSaleHistory } from './sale-history.ts';
import { drawScenes } from './scenes.ts';
import type { DemoSite } from './sites.ts';
import { suppliersOf } from './suppliers/of-site.ts';
import { drawSupplierLogos, writeSuppliers } from './suppliers/write-suppliers.ts';
import { writeTargets } from './targets.ts';
import { makeDamagePhoto } from './tasks/damaged-box.ts';
import { writeTasks } from './tasks/write-tasks.ts';
import { writeWaste } from './waste/write-waste.ts';

interface SiteToFill {
  site: DemoSite;
  assortment: DemoAssortment;
  hashes: PasswordHashes;
  now: Date;
  press: Press;
}

/** The same for all sites. */
let photo: ReturnType<typeof makeDamagePhoto> | undefined;
const damagePhoto = () => {
  photo ??= makeDamagePhoto();
  return photo;
};

/** Writes all data of one site, within its transaction: with the order counter, the site is complete. */
export async function fillSite(tx: Tx, { site, assortment, hashes, now, press }: SiteToFill): Promise<void> {
  const gallery = openGallery(site.id, press);
  const shop = factsOf(site, assortment);
  const groupIds = await writeGroups(tx, site, assortment.groups, { gallery, guides: guidesOf(shop) });
  const products = await writeProducts(tx, site.id, assortment, groupIds, gallery);
  drawScenes(gallery, shop);
  drawLogos(gallery, assortment.products);
  const supplierLogos = drawSupplierLogos(gallery, suppliersOf(site, assortment.products));
  await writeGallery(tx, site.id, gallery);
  await writeContent(tx, site, assortment);
  await writeSuppliers(tx, site, assortment.products, { logos: supplierLogos, now });
  await writeReviews(tx, shop, now);
  await writeNews(tx, shop, products, now);
  await writeBlog(tx, site.id, products, now);
  await writeOptions(tx, site.id, products);
  await writeTargets(tx, site.id, products);
  await writeCoupons(tx, site.id, { groups: assortment.groups, groupIds, now });
  await writeDelivery(tx, site);
  await writeSaleHistory(tx, site.id, products, now);
  const priceLists = await writePrices(tx, site.id, products);

  const customers = await writeCustomers(tx, site, priceLists, hashes);
  const histories = customers.map((customer) => {
    const favourites = favouritesOf(customer, products);
    const agreements = agreementsOf(customer, favourites, startOfDay(now));
    return { customer, favourites, agreements, orders: planOrders(customer, favourites, agreements, now) };
  });
  await writeAgreements(tx, site.id, histories);
  await writeOrderLists(tx, site.id, assortment.groups, histories);
  await writeRecurringOrders(tx, site.id, histories, now);
  await writeOrders(tx, site, histories, now);
  await writeWaste(tx, { site, customers, now });
  await writeStockCounts(tx, site.id, histories, now);
  await writeTasks(tx, { site, customers, photo: await damagePhoto(), now });
  while ((await countOrders(tx, site.id)) === MAX_COUNTED);
}
