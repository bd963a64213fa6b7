import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { products, shelfRequests } from '../../db/schema/index.ts';
import { asc, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { linesToCart } from '../order-lists/lines-to-cart.ts';
import { linesAsked } from '../quick-order/lines-asked.ts';
import { requestsOf } from './handle-requests.ts';
import { unitOr } from './moments.ts';

type Request = z.output<typeof endpoints.shelfLabels.toCart.request>;
type Answer = z.input<typeof endpoints.shelfLabels.toCart.response>;

interface Wanted {
  requestId: number;
  productID: number;
  unitID: number;
  quantity: number;
}

/** Locked in the order of their ids: of two buyers who merge at once, the second finds them handled. */
async function lockOpen(tx: Tx, viewer: Viewer, ids: number[]): Promise<Omit<Wanted, 'quantity'>[]> {
  return tx
    .select({
      requestId: shelfRequests.id,
      productID: shelfRequests.productId,
      unitID: sql<number>`(SELECT ${unitOr(sql`${shelfRequests.unitId}`)} FROM ${products} p WHERE p.id = ${shelfRequests.productId})`,
    })
    .from(shelfRequests)
    .where(requestsOf(viewer, ids, 'open'))
    .orderBy(asc(shelfRequests.id))
    .for('update');
}

const lineKey = ({ productID, unitID }: { productID: number; unitID: number }) => `${productID}.${unitID}`;

/**
 * Adds requests to the viewer's cart. Those of one product in one unit are one line, which is added completely or not
 * at all: a refused line is named with its requests, which stay open. A request goes to one cart once.
 */
export async function requestsToCart(tx: Tx, viewer: Viewer, { requests }: Request): Promise<Answer> {
  const quantities = new Map(requests.map(({ requestID, quantity }) => [requestID, quantity]));
  const open = (await lockOpen(tx, viewer, [...quantities.keys()])).map((request) => ({
    ...request,
    quantity: quantities.get(request.requestId) ?? 0,
  }));
  const groups = Map.groupBy(open, lineKey);
  const lines = [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, quantity: group.reduce((sum, { quantity }) => sum + quantity, 0) }] : [];
  });
  const { cart, refused } = await linesToCart(tx, viewer, await linesAsked(tx, lines));
  const stillRefused = refused.map((line) => {
    const group = groups.get(lineKey({ productID: line.product_id, unitID: line.unit_id })) ?? [];
    return { ...line, request_ids: group.map(({ requestId }) => requestId) };
  });
  const passed = lines.filter(({ quantity }) => quantity === 0).map(lineKey);
  const nothing = passed.flatMap((key) => groups.get(key)?.map(({ requestId }) => requestId) ?? []);
  const waiting = new Set([...nothing, ...stillRefused.flatMap((line) => line.request_ids)]);
  const merged = open.filter(({ requestId }) => !waiting.has(requestId));
  await store(tx, viewer, merged);
  const there = new Set(open.map(({ requestId }) => requestId));
  return {
    cart,
    merged: merged.map(({ requestId }) => requestId),
    refused: stillRefused,
    gone: [...quantities.keys()].filter((id) => !there.has(id)),
  };
}

/** All in one statement: a queue can be long. */
async function store(tx: Tx, viewer: Viewer, merged: Wanted[]): Promise<void> {
  const ids = sql.param(merged.map(({ requestId }) => requestId));
  const ordered = sql.param(merged.map(({ quantity }) => quantity));
  await tx.execute(sql`
    UPDATE shelf_requests r SET state = 'merged', ordered = m.quantity, handled_at = now(),
      handled_by = ${orNotFound(viewer.customer).userId}
    FROM unnest(${ids}::int[], ${ordered}::int[]) m (id, quantity) WHERE r.id = m.id`);
}
