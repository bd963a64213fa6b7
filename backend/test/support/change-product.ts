import { eq } from 'drizzle-orm';
import { products, productUnits, type Site } from '../../src/db/schema/index.ts';
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
