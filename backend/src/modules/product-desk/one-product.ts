import { endpoints } from '@toonbank/contract';
import { products, productUnits } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { fillSearch } from '../catalogue/search/fill-search.ts';
import { conflict, loadProduct, lockProduct, note } from './product-row.ts';

const desk = endpoints.productDesk;

export const getProduct = implement(desk.get, ({ tx }, { productID }) => loadProduct(tx, productID));

export const setDetails = implement(desk.setDetails, async ({ tx, viewer }, { productID, seen, details }) => {
  const product = await lockProduct(tx, productID);
  const names = (Object.keys(details) as (keyof typeof details)[]).filter(
    (name) => details[name] !== seen[name],
  );
  const changed = names.filter((name) => product[name] !== seen[name] && product[name] !== details[name]);
  if (changed.length > 0) throw conflict(Object.fromEntries(changed.map((name) => [name, 'changed'])));
  const fields = Object.fromEntries(names.map((name) => [name, details[name]]));
  const before = Object.fromEntries(names.map((name) => [name, product[name]]));
  if (names.some((name) => product[name] !== details[name])) {
    await tx.update(products).set(fields).where(eq(products.id, productID));
    if (names.includes('name') || names.includes('description'))
      await fillSearch(tx, viewer.site.id, [productID]);
    await note(tx, viewer, 'change_product', product, { before, after: fields });
  }
  return loadProduct(tx, productID);
});

export const setStock = implement(desk.setStock, async ({ tx, viewer }, { productID, seen, stock }) => {
  const product = await lockProduct(tx, productID);
  const corrected = product.stock + stock - seen;
  if (corrected < 0) throw conflict({ stock: 'sold' });
  if (corrected !== product.stock) {
    await tx.update(products).set({ stock: corrected }).where(eq(products.id, productID));
    await note(tx, viewer, 'correct_stock', product, { before: product.stock, after: corrected });
  }
  return loadProduct(tx, productID);
});

export const setPrice = implement(
  desk.setPrice,
  async ({ tx, viewer }, { productID, productUnitID, seen, price }) => {
    const product = await lockProduct(tx, productID);
    const ofProduct = and(eq(productUnits.id, productUnitID), eq(productUnits.productId, productID));
    const [found] = await tx.select().from(productUnits).where(ofProduct).for('update');
    const unit = orNotFound(found);
    const [seenCents, priceCents] = [seen, price].map((euros) => Math.round(euros * 100));
    if (unit.priceCents !== priceCents) {
      if (unit.priceCents !== seenCents) throw conflict({ price: 'changed' });
      await tx.update(productUnits).set({ priceCents }).where(ofProduct);
      await note(tx, viewer, 'change_price', product, {
        ...{ unit: unit.description, before: unit.priceCents, after: priceCents },
      });
    }
    return loadProduct(tx, productID);
  },
);
