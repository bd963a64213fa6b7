import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { shelfLabelItems, shelfLabels } from '../../db/schema/index.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type ListRow, lockList, lockNames } from '../order-lists/find-list.ts';
import { items, orders, unitOfItem } from '../order-lists/read-list.ts';

type Request = z.output<typeof endpoints.shelfLabels.make.request>;

const MAX_LABELS = 2_000;
const MAX_AT_ONCE = 500;
/** Maximum of products that people can read on a label or a phone. */
const MAX_ON_PLACE = 40;

interface Line extends Record<string, unknown> {
  product_id: number;
  unit_id: number;
}

/** The requested lines, in the order of the list. */
async function linesOf(tx: Tx, list: ListRow, productIDs: readonly number[] | undefined): Promise<Line[]> {
  const only = productIDs ? sql`AND p.id = ANY (${sql.param([...productIDs])}::int[])` : sql``;
  const { rows } = await tx.execute<Line>(sql`
    SELECT p.id AS product_id, ${unitOfItem} AS unit_id ${items(list.id)} ${only} ORDER BY ${orders[list.sortType]}`);
  return rows;
}

/** Creates labels. An existing one is reused; a revoked one gets a new code. @returns ids, by product */
async function putLabels(tx: Tx, list: ListRow, productIds: (number | null)[], place: string) {
  const { rows } = await tx.execute<{ id: number; product_id: number | null }>(sql`
    INSERT INTO shelf_labels AS l (site_id, customer_id, list_id, product_id, place)
    SELECT ${list.siteId}, ${list.customerId}::int, ${list.id}::int, w.id, ${place}
    FROM unnest(${sql.param(productIds)}::int[]) w (id)
    ON CONFLICT (list_id, coalesce(product_id, 0), lower(place)) DO UPDATE SET
      place = excluded.place, version = l.version + (l.revoked_at IS NOT NULL)::int, revoked_at = NULL
    RETURNING l.id, l.product_id`);
  return new Map(rows.map(({ id, product_id }) => [product_id, id]));
}

async function putItems(
  tx: Tx,
  list: ListRow,
  labelled: { labelId: number; line: Line; position: number }[],
) {
  await tx
    .insert(shelfLabelItems)
    .values(
      labelled.map(({ labelId, line, position }) => ({
        siteId: list.siteId,
        labelId,
        productId: line.product_id,
        unitId: line.unit_id,
        position,
      })),
    )
    .onConflictDoUpdate({
      target: [shelfLabelItems.siteId, shelfLabelItems.labelId, shelfLabelItems.productId],
      set: { unitId: sql`excluded.unit_id`, position: sql`excluded.position` },
    });
}

/**
 * Creates the labels of a list, per line or one for a place, in the order of the list.
 * @throws DomainError not_found, too_many_labels, or invalid_request for no products or too many
 */
export async function makeLabels(tx: Tx, viewer: Viewer, asked: Request): Promise<number[]> {
  const list = await lockList(tx, viewer, asked.listID);
  await lockNames(tx, viewer);
  const lines = await linesOf(tx, list, asked.productIDs);
  const maxLines = asked.covers === 'place' ? MAX_ON_PLACE : MAX_AT_ONCE;
  if (lines.length === 0 || lines.length > maxLines) {
    const fault = lines.length === 0 ? 'too_small' : 'too_big';
    throw new DomainError('invalid_request', `From 1 to ${maxLines} lines.`, { productIDs: fault });
  }
  const ids = await (asked.covers === 'place' ? forPlace : forLines)(tx, list, lines, asked.place);
  const labels = await tx.$count(
    shelfLabels,
    and(eq(shelfLabels.customerId, list.customerId), isNull(shelfLabels.revokedAt)),
  );
  if (labels > MAX_LABELS)
    throw new DomainError('too_many_labels', `A customer has at most ${MAX_LABELS} labels that work.`);
  return ids;
}

async function forLines(tx: Tx, list: ListRow, lines: Line[], place: string): Promise<number[]> {
  const ids = await putLabels(
    tx,
    list,
    lines.map((line) => line.product_id),
    place,
  );
  const labelled = lines.flatMap((line) => {
    const labelId = ids.get(line.product_id);
    return labelId === undefined ? [] : [{ labelId, line, position: 0 }];
  });
  await putItems(tx, list, labelled);
  return labelled.map(({ labelId }) => labelId);
}

/** A label for a place gets the products of the latest request. */
async function forPlace(tx: Tx, list: ListRow, lines: Line[], place: string): Promise<number[]> {
  const labelId = (await putLabels(tx, list, [null], place)).get(null);
  if (labelId === undefined) throw new Error('An upsert returned no label.');
  await tx.delete(shelfLabelItems).where(eq(shelfLabelItems.labelId, labelId));
  await putItems(
    tx,
    list,
    lines.map((line, position) => ({ labelId, line, position })),
  );
  return [labelId];
}
