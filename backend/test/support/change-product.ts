import { eq } from 'drizzle-orm';
import { pastPrices, products, productUnits, type Site } from '../../src/db/schema/index.ts';
import type { TestProduct } from './make-product.ts';
import type { TestApp } from './test-app.ts';

/** Sets the price of a product's default unit. */
export const setPrice = (test: TestApp, site: Site, { unit }: TestProduct, priceCents: number) =>
  test.database.inSite(site.id, (tx) =>
    tx.update(productUnits).set({ priceCents }).where(eq(productUnits.id, unit.id)),
  );

/** Sets the stock in base pieces. */
export const setStock = (test: TestApp, site: Site, { id }: TestProduct, stock: number) =>
  test.database.inSite(site.id, (tx) => tx.update(products).set({ stock }).where(eq(products.id, id)));

/** Starts the sale of a product that cost this much until now: its default unit gets the lower price at the same moment. */
export const startSale = (test: TestApp, site: Site, product: TestProduct, priceCents: number) =>
  test.database.inSite(site.id, async (tx) => {
    await tx.update(productUnits).set({ priceCents }).where(eq(productUnits.id, product.unit.id));
    await tx.update(products).set({ isSale: true }).where(eq(products.id, product.id));
  });

/** Stores that the default unit had a price until a moment in the past. */
export const hadPrice = (test: TestApp, site: Site, { unit }: TestProduct, priceCents: number, until: Date) =>
  test.database.inSite(site.id, (tx) =>
    tx.insert(pastPrices).values({ siteId: site.id, unitId: unit.id, priceCents, until }),
  );
