import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { orderListItems, orderLists } from '../../db/schema/index.ts';
import { and, eq, sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { ownerOf } from './find-list.ts';

type Selected = z.input<typeof endpoints.orderLists.selected.response>;

/** Every product that is on any of the viewer's lists, once. */
export async function listedItems(tx: Tx, viewer: Viewer): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: orderListItems.productId })
    .from(orderListItems)
    .innerJoin(orderLists, eq(orderLists.id, orderListItems.listId))
    .where(eq(orderLists.customerId, ownerOf(viewer)))
    .orderBy(orderListItems.productId);
  return rows.map(({ id }) => id);
}

/** All of the viewer's lists by name, and whether each holds the product; none does when the product does not exist. */
export async function selectedLists(tx: Tx, viewer: Viewer, productId: number): Promise<Selected> {
  const holds = and(eq(orderListItems.listId, orderLists.id), eq(orderListItems.productId, productId));
  return tx
    .select({
      list_id: orderLists.id,
      name: orderLists.name,
      selected: sql<boolean>`${orderListItems.productId} IS NOT NULL`,
    })
    .from(orderLists)
    .leftJoin(orderListItems, holds)
    .where(eq(orderLists.customerId, ownerOf(viewer)))
    .orderBy(sql`${orderLists.name} COLLATE nl`);
}
