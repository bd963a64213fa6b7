import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { productGroups, productLinks, products } from '../../db/schema/index.ts';
import { and, eq, inArray, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { fillSearch } from '../catalogue/search/fill-search.ts';
import { lockGroups } from '../group-desk/lock-groups.ts';
import { isPicture } from '../media/repository.ts';
import { conflict, loadProduct, lockProduct, note, picturesOf, RELATED, relatedOf } from './product-row.ts';

const desk = endpoints.productDesk;
const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value, at) => value === other[at]);

export const setImages = implement(desk.setImages, async ({ tx, viewer }, { productID, seen, images }) => {
  const product = await lockProduct(tx, productID);
  const now = picturesOf(product);
  const after = [...new Set(images)];
  if (isSame(now, after)) return loadProduct(tx, productID);
  if (!isSame(now, seen)) throw conflict({ images: 'changed' });
  for (const url of after)
    if (!now.includes(url) && !(await isPicture(tx, viewer.site.id, url))) orNotFound(undefined);
  const [image = ''] = after;
  await tx.update(products).set({ image, images: after }).where(eq(products.id, productID));
  await note(tx, viewer, 'set_product_images', product, { before: now, after });
  return loadProduct(tx, productID);
});

export const setRelated = implement(
  desk.setRelated,
  async ({ tx, viewer }, { productID, seen, relatedIDs }) => {
    const product = await lockProduct(tx, productID);
    const now = (await relatedOf(tx, productID)).map(({ product_id }) => product_id);
    const after = [...new Set(relatedIDs)].filter((id) => id !== productID);
    if (isSame(now, after)) return loadProduct(tx, productID);
    if (!isSame(now, seen)) throw conflict({ related: 'changed' });
    if ((await tx.$count(products, inArray(products.id, after))) < after.length) orNotFound(undefined);
    await tx
      .delete(productLinks)
      .where(and(eq(productLinks.productId, productID), eq(productLinks.target, RELATED)));
    if (after.length > 0)
      await tx.insert(productLinks).values(
        after.map((linkedId, position) => ({
          ...{ siteId: viewer.site.id, productId: productID, target: RELATED },
          ...{ linkedId, position },
        })),
      );
    await note(tx, viewer, 'set_related_products', product, { before: now, after });
    return loadProduct(tx, productID);
  },
);

/** Ids of a group and those above it, from the top. The group stays until the end of the transaction. */
async function lineageOf(tx: Tx, groupId: number): Promise<{ label: string; ids: number[] }> {
  const [group] = await tx
    .select({ label: productGroups.label })
    .from(productGroups)
    .where(eq(productGroups.id, groupId))
    .for('key share');
  const { label } = orNotFound(group);
  const { rows } = await tx.execute<{ id: number }>(sql`
    WITH RECURSIVE up AS (
      SELECT id, parent_id, 1 AS height FROM product_groups WHERE id = ${groupId}
      UNION ALL
      SELECT g.id, g.parent_id, up.height + 1 FROM product_groups g JOIN up ON g.id = up.parent_id)
    SELECT id FROM up ORDER BY height DESC`);
  return { label, ids: rows.map(({ id }) => id) };
}

export const setGroup = implement(desk.setGroup, async ({ tx, viewer }, { productID, seen, groupID }) => {
  // First: a group that moves locks its products in this order. The product would stand in the wrong place otherwise.
  await lockGroups(tx, viewer.site.id);
  const product = await lockProduct(tx, productID);
  if (product.groupId === groupID) return loadProduct(tx, productID);
  if (product.groupId !== seen) throw conflict({ group: 'changed' });
  const { label, ids } = await lineageOf(tx, groupID);
  await tx
    .update(products)
    .set({ groupId: groupID, groupIds: ids, category: label })
    .where(eq(products.id, productID));
  await fillSearch(tx, viewer.site.id, [productID]);
  await note(tx, viewer, 'move_product', product, { before: product.category, after: label });
  return loadProduct(tx, productID);
});
