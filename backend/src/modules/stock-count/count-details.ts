import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { productUnits, type StockCount } from '../../db/schema/index.ts';
import { inArray, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { findCount } from './find-count.ts';
import { lastFound } from './last-found.ts';
import { loadEvents } from './load-events.ts';
import { readMovements, usage } from './movements.ts';
import { readSummaries } from './summaries.ts';
import { type CountPart, foundPerProduct, partsOf } from './sums.ts';
import { toWirePart } from './to-wire.ts';

type Answer = z.input<typeof endpoints.stockCount.details.response>;
type Line = Answer['lines'][number];

/** A count with what it found, and what the count before it made expect. @throws DomainError not_found */
export async function countDetails(tx: Tx, viewer: Viewer, countId: number): Promise<Answer> {
  const count = await findCount(tx, viewer, countId);
  const [summary] = await readSummaries(tx, viewer.site.id, sql`c.id = ${count.id}`);
  const events = (await loadEvents(tx, viewer.site.id, [count.id])).get(count.id) ?? [];
  const parts = partsOf(events);
  return {
    ...orNotFound(summary),
    note: count.note,
    finished_by: await firstName(tx, viewer.site.id, count.finishedBy),
    late_events: events.filter(({ late }) => late).length,
    parts: parts.map(toWirePart),
    units: await unitsOf(tx, parts),
    lines: await linesOf(tx, viewer, count, parts),
  };
}

async function unitsOf(tx: Tx, parts: readonly CountPart[]): Promise<Answer['units']> {
  const ids = [...new Set(parts.flatMap(({ unitId }) => unitId ?? []))];
  if (ids.length === 0) return [];
  return tx
    .select({ unit_id: productUnits.id, unit_desc: productUnits.description })
    .from(productUnits)
    .where(inArray(productUnits.id, ids));
}

async function firstName(tx: Tx, siteId: string, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const { rows } = await tx.execute<{ name: string }>(
    sql`SELECT first_name AS name FROM customer_users WHERE site_id = ${siteId} AND id = ${userId}`,
  );
  return rows[0]?.name ?? null;
}

interface Named
  extends Record<string, unknown>,
    Pick<Line, 'product_id' | 'product_name' | 'product_ext_code' | 'base_unit'> {}

async function namesOf(tx: Tx, siteId: string, ids: number[]): Promise<Map<number, Named>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<Named>(sql`
    SELECT p.id AS product_id, p.name AS product_name, p.article_number AS product_ext_code, p.base_unit
    FROM products p WHERE p.site_id = ${siteId} AND p.id = ANY (${sql.param(ids)}::int[])`);
  return new Map(rows.map((row) => [row.product_id, row]));
}

async function linesOf(
  tx: Tx,
  viewer: Viewer,
  count: StockCount,
  parts: readonly CountPart[],
): Promise<Line[]> {
  const { id: siteId } = viewer.site;
  const found = foundPerProduct(parts);
  const before = await lastFound(tx, siteId, count.listRef, count.finishedAt);
  const periods = found.flatMap(({ productId, countedAt: until }) => {
    const last = before.get(productId);
    return last ? [{ productId, from: last.countedAt, until }] : [];
  });
  const movements = await readMovements(tx, viewer, periods);
  const names = await namesOf(
    tx,
    siteId,
    found.map(({ productId }) => productId),
  );
  return found.flatMap(({ productId, pieces: counted }) => {
    const named = names.get(productId);
    const moved = movements.get(productId) ?? { delivered: 0, waste: 0 };
    return named
      ? [{ ...named, counted, ...moved, ...usage(before.get(productId)?.pieces, moved, counted) }]
      : [];
  });
}
