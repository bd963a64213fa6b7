import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { stockCodes, stockPlaces } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { findList, type ListRow, ownerOf } from '../order-lists/find-list.ts';
import { items, orders } from '../order-lists/read-list.ts';
import { isoMoment } from '../shelf-labels/moments.ts';
import { lastFound } from './last-found.ts';
import { loadEvents } from './load-events.ts';
import { readMovements } from './movements.ts';
import { readSummaries } from './summaries.ts';
import { partsOf } from './sums.ts';
import { toWirePart } from './to-wire.ts';

type Answer = z.input<typeof endpoints.stockCount.sheet.response>;

/** Places, lines, codes and open count of a list, for a device that counts it. @throws DomainError not_found */
export async function countSheet(tx: Tx, viewer: Viewer, listID: number): Promise<Answer> {
  const list = await findList(tx, viewer, listID);
  const places = await tx
    .select({ name: stockPlaces.name })
    .from(stockPlaces)
    .where(eq(stockPlaces.listId, list.id))
    .orderBy(stockPlaces.position);
  const codes = await tx
    .select({ code: stockCodes.code, product_id: stockCodes.productId, unit_id: stockCodes.unitId })
    .from(stockCodes)
    .where(eq(stockCodes.customerId, ownerOf(viewer)))
    .orderBy(stockCodes.code);
  return {
    list_id: list.id,
    name: list.name,
    places: places.map(({ name }) => name),
    lines: await readLines(tx, list),
    since: await movedSince(tx, viewer, list),
    codes,
    open_count: await openCount(tx, list),
  };
}

type Line = Answer['lines'][number];

/** The lines of the products that are sold, in walking order; those without a place come last, in the list's order. */
async function readLines(tx: Tx, list: ListRow): Promise<Line[]> {
  const { rows } = await tx.execute<Line & Record<string, unknown>>(sql`
    WITH listed AS (
      SELECT p.id AS product_id, (row_number() OVER (ORDER BY ${orders[list.sortType]}))::int AS at
      ${items(list.id)} AND p.active),
    lines AS (
      SELECT i.product_id, coalesce(s.place, '') AS place, s.minimum, s.maximum, s.position, i.at
      FROM listed i LEFT JOIN stock_lines s ON s.site_id = ${list.siteId} AND s.list_id = ${list.id}
        AND s.product_id = i.product_id)
    SELECT l.product_id, l.place, l.minimum, l.maximum, found.pieces AS last,
      ${isoMoment(sql`found.counted_at`)} AS last_counted_at
    FROM lines l
    LEFT JOIN stock_places w ON w.site_id = ${list.siteId} AND w.list_id = ${list.id} AND w.name = l.place
    LEFT JOIN LATERAL (
      SELECT sum(r.pieces)::int AS pieces, max(r.counted_at) AS counted_at FROM stock_count_results r
      JOIN stock_counts c ON c.site_id = r.site_id AND c.id = r.count_id
      WHERE r.site_id = ${list.siteId} AND r.product_id = l.product_id AND r.place = l.place
        AND c.list_ref = ${list.id} AND c.finished_at IS NOT NULL
      GROUP BY c.id, c.finished_at ORDER BY c.finished_at DESC, c.id DESC LIMIT 1) found ON true
    ORDER BY l.place = '', w.position, l.place, l.position, l.at`);
  return rows;
}

/** Deliveries and waste of each product since it was counted last. */
async function movedSince(tx: Tx, viewer: Viewer, list: ListRow): Promise<Answer['since']> {
  const until = new Date().toISOString();
  const found = await lastFound(tx, list.siteId, list.id);
  const periods = [...found.values()].map(({ productId, countedAt: from }) => ({ productId, from, until }));
  const movements = await readMovements(tx, viewer, periods);
  return [...movements].map(([product_id, moved]) => ({ product_id, ...moved }));
}

async function openCount(tx: Tx, { siteId, id }: ListRow): Promise<Answer['open_count']> {
  const [open] = await readSummaries(tx, siteId, sql`c.list_ref = ${id} AND c.finished_at IS NULL`);
  if (!open) return null;
  const events = (await loadEvents(tx, siteId, [open.count_id])).get(open.count_id) ?? [];
  return { ...open, parts: partsOf(events).map(toWirePart) };
}
