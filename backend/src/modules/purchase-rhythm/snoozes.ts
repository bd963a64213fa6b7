import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { products, rhythmSnoozes } from '../../db/schema/index.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { addDays, type Day } from '../delivery/days.ts';

type Request = z.output<typeof endpoints.service.snooze.request>;
type Snoozed = z.input<typeof endpoints.service.purchaseRhythm.response>['snoozed'][number];

const WEEK = 7;

/** Products whose rhythm the viewer's customer has hidden on a day, by name. */
export async function loadSnoozes(tx: Tx, viewer: Viewer, today: Day): Promise<Snoozed[]> {
  const { customerId } = orNotFound(viewer.customer);
  return tx
    .select({ product_id: products.id, product_name: products.name, until: rhythmSnoozes.until })
    .from(rhythmSnoozes)
    .innerJoin(products, eq(products.id, rhythmSnoozes.productId))
    .where(
      and(
        eq(rhythmSnoozes.siteId, viewer.site.id),
        eq(rhythmSnoozes.customerId, customerId),
        sql`coalesce(${rhythmSnoozes.until} > ${today}, true)`,
      ),
    )
    .orderBy(sql`${products.name} COLLATE nl`, products.id);
}

/** Hides a product's rhythm for a week from `today`, always, or no longer. @throws DomainError not_found */
export async function snoozeProduct(
  tx: Tx,
  viewer: Viewer,
  { productID, snooze }: Request,
  today: Day,
): Promise<void> {
  const { customerId } = orNotFound(viewer.customer);
  const siteId = viewer.site.id;
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productID), eq(products.siteId, siteId)));
  const productId = orNotFound(product).id;
  if (snooze === 'off') {
    const ofProduct = and(
      eq(rhythmSnoozes.siteId, siteId),
      eq(rhythmSnoozes.customerId, customerId),
      eq(rhythmSnoozes.productId, productId),
    );
    await tx.delete(rhythmSnoozes).where(ofProduct);
    return;
  }
  const until = snooze === 'week' ? addDays(today, WEEK) : null;
  await tx
    .insert(rhythmSnoozes)
    .values({ siteId, customerId, productId, until })
    .onConflictDoUpdate({
      target: [rhythmSnoozes.siteId, rhythmSnoozes.customerId, rhythmSnoozes.productId],
      set: { until },
    });
}
