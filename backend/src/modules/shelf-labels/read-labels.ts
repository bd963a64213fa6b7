import type { shelfLabel } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { ownerOf } from '../order-lists/find-list.ts';
import { isoMoment, unitOr } from './moments.ts';

type WireLabel = z.input<typeof shelfLabel>;
interface Row extends Record<string, unknown>, Omit<WireLabel, 'products'> {
  version: number;
  products: WireLabel['products'] | null;
}

/** A label, with the version that its code signs. */
export type ShelfLabel = WireLabel & { version: number };

async function readLabels(tx: Tx, viewer: Viewer, which: SQL): Promise<ShelfLabel[]> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT l.id AS label_id, l.list_id, o.name AS list_name, l.place, l.version,
      CASE WHEN l.product_id IS NULL THEN 'place' ELSE 'line' END AS covers,
      ${isoMoment(sql`l.created_at`)} AS created_at, ${isoMoment(sql`l.last_scanned_at`)} AS last_scanned_at,
      (SELECT count(*)::int FROM shelf_requests r WHERE r.label_id = l.id AND r.state = 'open') AS open_requests,
      (SELECT json_agg(json_build_object('product_id', p.id, 'product_name', p.name,
          'product_ext_code', p.article_number, 'image', p.image, 'unit_desc', u.description) ORDER BY i.position, p.id)
        FROM shelf_label_items i JOIN products p ON p.id = i.product_id
        JOIN product_units u ON u.id = ${unitOr(sql`i.unit_id`)}
        WHERE i.label_id = l.id) AS products
    FROM shelf_labels l LEFT JOIN order_lists o ON o.id = l.list_id
    WHERE l.customer_id = ${ownerOf(viewer)} AND l.revoked_at IS NULL AND ${which}
    ORDER BY l.id DESC`);
  return rows.map((row) => ({ ...row, products: row.products ?? [] }));
}

/** The viewer's valid labels, newest first. */
export const allLabels = (tx: Tx, viewer: Viewer): Promise<ShelfLabel[]> => readLabels(tx, viewer, sql`true`);

/**
 * These labels, in this order. @throws DomainError not_found when one of them does not exist, or is not the viewer's
 */
export async function theseLabels(tx: Tx, viewer: Viewer, ids: readonly number[]): Promise<ShelfLabel[]> {
  const rows = await readLabels(tx, viewer, sql`l.id = ANY (${sql.param([...ids])}::int[])`);
  const byId = new Map(rows.map((label) => [label.label_id, label]));
  return [...new Set(ids)].map((id) => {
    const label = byId.get(id);
    if (!label) throw new DomainError('not_found', 'There is no such label.');
    return label;
  });
}
