import { eq } from 'drizzle-orm';
import { products, productUnits, type Site } from '../../src/db/schema/index.ts';
import type { TestProduct } from './make-product.ts';
import type { TestApp } from './test-app.ts';

/** What a product's default unit costs from now on. */
export const setPrice = (test: TestApp, site: Site, { unit }: TestProduct, priceCents: number) =>
  test.database.inSite(site.id, (tx) =>
    tx.update(productUnits).set({ priceCents }).where(eq(productUnits.id, unit.id)),
  );

/** How many base pieces there are from now on. */
export const setStock = (test: TestApp, site: Site, { id }: TestProduct, stock: number) =>
  test.database.inSite(site.id, (tx) => tx.update(products).set({ stock }).where(eq(products.id, id)));
