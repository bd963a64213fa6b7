import type { EventType, WireShownProduct } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { productGroups, productLinks, products, productUnits } from '../../db/schema/index.ts';
import { and, asc, eq } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { nameLead } from '../../lib/name-lead.ts';
import { isSafetySheet } from '../catalogue/safety/sheet-name.ts';
import { noteChange } from '../editing/changes.ts';
import { toEuro } from '../prices/index.ts';
import { addEvent } from '../webhooks/outbox.ts';

export type ProductRow = typeof products.$inferSelect;

/** The pictures of a product, the first one being that of lists. */
export const picturesOf = ({ image, images }: Pick<ProductRow, 'image' | 'images'>): string[] => [
  ...new Set([image, ...images].filter((url) => url !== '')),
];

/** The list of products that are shown with one. */
export const RELATED = 'productLinked';

export const relatedOf = (tx: Tx, productId: number) =>
  tx
    .select({ product_id: products.id, article_number: products.articleNumber, name: products.name })
    .from(productLinks)
    .innerJoin(products, eq(products.id, productLinks.linkedId))
    .where(and(eq(productLinks.productId, productId), eq(productLinks.target, RELATED)))
    .orderBy(asc(productLinks.position), asc(products.id));

/** One product of the transaction's site. @throws DomainError not_found */
export async function loadProduct(tx: Tx, productId: number): Promise<WireShownProduct> {
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
  const {
    articleNumber,
    name,
    slug,
    brand,
    groupId,
    image,
    images,
    description,
    location,
    active,
    stock,
    baseUnit,
    vat,
  } = product;
  return {
    ...{ product_id: productId, article_number: articleNumber, name, slug, brand, group, group_id: groupId },
    images: picturesOf({ image, images }),
    sheet: product.documents.find(({ url }) => isSafetySheet(url))?.url ?? null,
    ...nameLead(name, brand),
    ...{ description, location, active, stock, base_unit: baseUnit, vat },
    units: units.map((unit) => ({
      ...{
        unit_id: unit.id,
        name: unit.name,
        description: unit.description,
        content: unit.content,
        ean: unit.ean,
      },
      ...{ price: toEuro(unit.priceCents), usual: unit.isDefault },
    })),
    related: await relatedOf(tx, productId),
  };
}

/** A product of the transaction's site, locked as orders lock it. @throws DomainError not_found */
export async function lockProduct(tx: Tx, productId: number): Promise<ProductRow> {
  const [product] = await tx.select().from(products).where(eq(products.id, productId)).for('no key update');
  return orNotFound(product);
}

export const conflict = (fields: Record<string, string>) =>
  new DomainError('conflict', 'It is no longer as it was shown.', fields);

const events: Record<string, EventType> = {
  change_price: 'price.changed',
  correct_stock: 'stock.changed',
};

/** Counts the change for the storefronts, tells other systems, and notes who made it. */
export async function note(
  tx: Tx,
  { site, admin }: Viewer,
  action: string,
  { id, articleNumber }: ProductRow,
  details: { before?: unknown; after?: unknown; unit?: string },
): Promise<void> {
  await noteChange(tx, site.id, 'products');
  await addEvent(tx, site.id, events[action] ?? 'product.changed', { id, number: articleNumber });
  await logAction(tx, site.id, {
    ...{ adminId: orNotFound(admin).adminId, action, targetKind: 'product', targetId: id },
    details: { name: articleNumber, ...details },
  });
}
