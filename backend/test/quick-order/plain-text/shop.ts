import { inArray } from 'drizzle-orm';
import { buildAssortment } from '../../../../demo/src/catalogue/index.ts';
import { writeGroups } from '../../../../demo/src/groups.ts';
import type { Gallery } from '../../../../demo/src/pictures.ts';
import { writeProducts } from '../../../../demo/src/products.ts';
import { demoSites } from '../../../../demo/src/sites.ts';
import {
  orderListItems,
  orderLists,
  orderRows,
  orders,
  products,
  productUnits,
} from '../../../src/db/schema/index.ts';
import { makeCustomer, makeSession, makeSite, type TestApp } from '../../support/index.ts';

/** Purchases of the buyer: article, unit, quantity, number of orders. */
const bought: [article: string, unit: string, quantity: number, times: number][] = [
  ['TB-10004', 'doos', 1, 40],
  ['TB-10006', 'doos', 4, 7],
  ['TB-10400', 'doos', 1, 10],
  ['TB-10617', 'doos', 2, 17],
  ['TB-10708', 'pak', 3, 11],
  ['TB-11115', 'doos', 1, 9],
  ['TB-11260', 'doos', 1, 33],
  ['TB-12104', 'can', 4, 14],
  ['TB-12633', 'doos', 1, 17],
  ['TB-12915', 'can', 5, 17],
  ['TB-13705', 'pak', 2, 8],
  ['TB-14003', 'zak', 3, 6],
  ['TB-14702', 'doos', 1, 7],
  ['TB-14800', 'can', 2, 12],
  ['TB-14925', 'emmer', 1, 5],
  ['TB-15025', 'fles', 2, 10],
  ['TB-15931', 'doos', 1, 17],
  ['TB-16005', 'doos', 1, 35],
  ['TB-17408', 'pak', 2, 9],
  ['TB-17902', 'set', 1, 2],
  ['TB-18611', 'doos', 1, 12],
  ['TB-19404', 'pak', 20, 12],
  ['TB-19802', 'doos', 1, 6],
];
/** On a list, not yet bought. */
const listed = ['TB-17600', 'pak', 5] as const;

/** A gallery that draws nothing: these pictures are not tested. */
const noPictures: Gallery = {
  add: () => '/media/geen.svg',
  addScene: () => '',
  addLogo: () => '',
  drawings: new Map(),
};
const amounts = { goodsCents: 0, shippingCents: 0, vatCents: 0, totalCents: 0, totalInclCents: 0 };

/** The demo shop's assortment, and a customer who buys there. */
export async function openShop(test: TestApp) {
  const site = await makeSite(test, { id: 'demo' });
  const assortment = buildAssortment('demo');
  const demo = demoSites.find(({ id }) => id === 'demo');
  if (!demo) throw new Error('no demo site');
  await test.database.inSite(site.id, async (tx) => {
    const groups = await writeGroups(tx, demo, assortment.groups, { gallery: noPictures, guides: new Map() });
    await writeProducts(tx, site.id, assortment, groups, noPictures);
  });
  const buyer = await makeCustomer(test, site);
  await test.database.inSite(site.id, async (tx) => {
    const numbers = [...bought.map(([article]) => article), listed[0]];
    const rows = await tx.select().from(products).where(inArray(products.articleNumber, numbers));
    const units = await tx.select().from(productUnits);
    const find = (article: string, name: string) => {
      const product = rows.find(({ articleNumber }) => articleNumber === article);
      const unit = units.find((one) => one.productId === product?.id && one.name === name);
      if (!product || !unit) throw new Error(`${article} has no ${name}`);
      return { product, unit };
    };
    const most = Math.max(...bought.map(([, , , times]) => times));
    const placed = await tx
      .insert(orders)
      .values(
        Array.from({ length: most }, (_, at) => ({
          ...amounts,
          siteId: site.id,
          number: 1_000 + at,
          customerId: buyer.customerId,
          userId: buyer.userId,
          paymentSource: 'account',
        })),
      )
      .returning({ id: orders.id });
    await tx.insert(orderRows).values(
      bought.flatMap(([article, name, quantity, times], position) => {
        const { product, unit } = find(article, name);
        return placed.slice(0, times).map(({ id: orderId }) => ({
          siteId: site.id,
          orderId,
          productId: product.id,
          unitId: unit.id,
          name: product.name,
          articleNumber: article,
          unitDescription: unit.description,
          unitContent: unit.content,
          quantity,
          priceCents: 0,
          totalCents: 0,
          vat: 21,
          position,
        }));
      }),
    );
    const [list] = await tx
      .insert(orderLists)
      .values({ siteId: site.id, customerId: buyer.customerId, name: 'Vast' })
      .returning();
    const { product, unit } = find(listed[0], listed[1]);
    await tx.insert(orderListItems).values({
      siteId: site.id,
      listId: list?.id ?? 0,
      productId: product.id,
      unitId: unit.id,
      quantity: listed[2],
      position: 0,
    });
  });
  return { site, sid: await makeSession(test, site, buyer) };
}
