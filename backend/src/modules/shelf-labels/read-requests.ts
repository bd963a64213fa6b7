import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toProductDoc } from '../catalogue/product-doc.ts';
import { type ProductRow, productJson } from '../catalogue/product-row.ts';
import { ownerOf } from '../order-lists/find-list.ts';
import { isoMoment, unitOr } from './moments.ts';

type Answer = z.input<typeof endpoints.shelfLabels.requests.response>;
type Counts = z.input<typeof endpoints.shelfLabels.counts.response>;
type Open = Answer['open'][number];
type Handled = Answer['handled'][number];

interface OpenRow extends Record<string, unknown>, Omit<Open, 'product'> {
  product: ProductRow;
}
interface HandledRow extends Record<string, unknown>, Handled {}

const MAX_OPEN = 500;
const MAX_HANDLED = 20;

/** The open requests of the viewer's customer, newest first, and those handled last. */
export async function readRequests(tx: Tx, viewer: Viewer): Promise<Answer> {
  const owner = ownerOf(viewer);
  const open = await tx.execute<OpenRow>(sql`
    SELECT r.id AS request_id, ${productJson(viewer)} AS product, p.active AS available,
      ${unitOr(sql`r.unit_id`)} AS unit_id, r.quantity, r.place, ${isoMoment(sql`r.asked_at`)} AS asked_at,
      r.asked_by, r.remark
    FROM shelf_requests r JOIN products p ON p.id = r.product_id
    WHERE r.customer_id = ${owner} AND r.state = 'open'
    ORDER BY r.asked_at DESC, r.id DESC LIMIT ${MAX_OPEN}`);
  const handled = await tx.execute<HandledRow>(sql`
    SELECT r.id AS request_id, p.id AS product_id, p.name AS product_name, u.name AS unit_name, r.place, r.quantity,
      ${isoMoment(sql`r.asked_at`)} AS asked_at, r.asked_by, r.state, r.ordered,
      ${isoMoment(sql`r.handled_at`)} AS handled_at, coalesce(c.first_name || ' ' || c.last_name, '') AS handled_by
    FROM shelf_requests r JOIN products p ON p.id = r.product_id
    JOIN product_units u ON u.id = ${unitOr(sql`r.unit_id`)}
    LEFT JOIN customer_users c ON c.id = r.handled_by
    WHERE r.customer_id = ${owner} AND r.state <> 'open'
    ORDER BY r.handled_at DESC, r.id DESC LIMIT ${MAX_HANDLED}`);
  return {
    open: open.rows.map(({ product, ...row }) => ({ ...row, product: toProductDoc(product) })),
    handled: handled.rows,
  };
}

/** The number of open requests, and the lists that have labels. */
export async function countRequests(tx: Tx, viewer: Viewer): Promise<Counts> {
  const owner = ownerOf(viewer);
  const all = await tx.execute<{ open: number }>(sql`
    SELECT count(*)::int AS open FROM shelf_requests r WHERE r.customer_id = ${owner} AND r.state = 'open'`);
  const lists = await tx.execute<Counts['lists'][number] & Record<string, unknown>>(sql`
    SELECT l.list_id, count(DISTINCT l.id) FILTER (WHERE l.revoked_at IS NULL)::int AS labels,
      count(r.id)::int AS open
    FROM shelf_labels l LEFT JOIN shelf_requests r ON r.label_id = l.id AND r.state = 'open'
    WHERE l.customer_id = ${owner} AND l.list_id IS NOT NULL
    GROUP BY l.list_id`);
  return { open: all.rows[0]?.open ?? 0, lists: lists.rows };
}
