import { endpoints, type WireShownProduct } from '@toonbank/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { productGroups, products, productUnits } from '../../db/schema/index.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { nameLead } from '../../lib/name-lead.ts';
import { fillSearch } from '../catalogue/search/fill-search.ts';
import { toEuro } from '../prices/index.ts';

const desk = endpoints.productDesk;
type ProductRow = typeof products.$inferSelect;

/** One product of the transaction's site. @throws DomainError not_found */
async function loadProduct(tx: Tx, productId: number): Promise<WireShownProduct> {
  const [found] = await tx
    .select({ product: products, group: productGroups.label })
    .from(products)
    .innerJoin(productGroups, eq(productGroups.id, products.groupId))
    .where(eq(products.id, productId));
  const { product, group } = orNotFound(found);
  const units = await tx
    .select()
    .from(productUnits)
    .where(eq(productUnits.productId, productId))
    .orderBy(asc(productUnits.position), asc(productUnits.id));
  const { articleNumber, name, slug, brand, image, description, location, active, stock, baseUnit, vat } =
    product;
  return {
    ...{ product_id: productId, article_number: articleNumber, name, slug, brand, group, image },
    ...nameLead(name, brand),
    ...{ description, location, active, stock, base_unit: baseUnit, vat },
    units: units.map((unit) => ({
      ...{ unit_id: unit.id, description: unit.description, content: unit.content, ean: unit.ean },
      ...{ price: toEuro(unit.priceCents), usual: unit.isDefault },
    })),
  };
}

/** A product of the transaction's site, locked as orders lock it. @throws DomainError not_found */
async function lockProduct(tx: Tx, productId: number): Promise<ProductRow> {
  const [product] = await tx.select().from(products).where(eq(products.id, productId)).for('no key update');
  return orNotFound(product);
}

const conflict = (fields: Record<string, string>) =>
  new DomainError('conflict', 'It is no longer as it was shown.', fields);

const log = (
  tx: Tx,
  { site, admin }: Viewer,
  action: string,
  { id, articleNumber }: ProductRow,
  details: { before: unknown; after: unknown; unit?: string },
) =>
  logAction(tx, site.id, {
    ...{ adminId: orNotFound(admin).adminId, action, targetKind: 'product', targetId: id },
    details: { name: articleNumber, ...details },
  });

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
    await log(tx, viewer, 'change_product', product, { before, after: fields });
  }
  return loadProduct(tx, productID);
});

export const setStock = implement(desk.setStock, async ({ tx, viewer }, { productID, seen, stock }) => {
  const product = await lockProduct(tx, productID);
  const corrected = product.stock + stock - seen;
  if (corrected < 0) throw conflict({ stock: 'sold' });
  if (corrected !== product.stock) {
    await tx.update(products).set({ stock: corrected }).where(eq(products.id, productID));
    await log(tx, viewer, 'correct_stock', product, { before: product.stock, after: corrected });
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
      await log(tx, viewer, 'change_price', product, {
        ...{ unit: unit.description, before: unit.priceCents, after: priceCents },
      });
    }
    return loadProduct(tx, productID);
  },
);
