import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { products } from '../../db/schema/index.ts';
import { and, eq, inArray } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { dayNumber, dayOf, shopClock } from '../delivery/days.ts';
import { findList } from '../order-lists/find-list.ts';
import { bySoonest, loadDue, toWireRhythm } from './due-products.ts';
import type { ProductRhythm } from './load-rhythms.ts';
import { loadStockRhythms } from './load-stock-rhythms.ts';
import { loadReplacements } from './replacements.ts';
import { dueState } from './rhythm.ts';
import { loadSnoozes } from './snoozes.ts';

type Request = z.output<typeof endpoints.service.purchaseRhythm.request>;
type Answer = z.input<typeof endpoints.service.purchaseRhythm.response>;

const MAX_DUE = 50;
/** Number of products to try until one is still sold. */
const NEXT_TRIED = 20;

/**
 * The products that the viewer's customer will soon have used up, of all products or of one of its lists. Hidden ones
 * are only named. A fixed number of queries.
 * @throws DomainError not_found for a list that does not exist, or belongs to another customer
 */
export async function readRhythm(
  tx: Tx,
  viewer: Viewer,
  { listID }: Request,
  now: Date = new Date(),
): Promise<Answer> {
  if (listID !== undefined) await findList(tx, viewer, listID);
  const { day } = shopClock(now);
  const today = dayNumber(day);
  const all = await loadStockRhythms(tx, viewer, now, listID);
  const snoozed = await loadSnoozes(tx, viewer, day);
  const silent = new Set(snoozed.map(({ product_id }) => product_id));
  const heard = all.filter(({ productId }) => !silent.has(productId));
  const due = await loadDue(tx, viewer, heard, { today, max: MAX_DUE });
  const replacements = await loadReplacements(
    tx,
    viewer,
    due.gone.map(({ rhythm }) => rhythm.productId),
  );
  const next = await findNext(tx, heard, today);
  return {
    known: all.length,
    due: due.products,
    gone: due.gone.map(({ rhythm, product: { product_id, product_name, product_ext_code } }) => {
      const replacement = replacements.get(product_id);
      const was = { product_id, product_name, product_ext_code, ...toWireRhythm(rhythm, today) };
      return replacement ? { ...was, replacement } : was;
    }),
    ...(next && { next }),
    snoozed,
  };
}

/** The first product that is sold and not due yet. */
async function findNext(
  tx: Tx,
  rhythms: readonly ProductRhythm[],
  today: number,
): Promise<Answer['next'] | undefined> {
  const later = rhythms
    .filter((rhythm) => dueState(rhythm, today) === 'later')
    .sort(bySoonest)
    .slice(0, NEXT_TRIED);
  if (later.length === 0) return undefined;
  const ids = later.map(({ productId }) => productId);
  const rows = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.active, true)));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const first = later.find(({ productId }) => names.has(productId));
  if (!first) return undefined;
  const { dueDay, productId } = first;
  return { product_name: names.get(productId) ?? '', due_on: dayOf(dueDay), days_left: dueDay - today };
}
