import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { ownerOf } from '../order-lists/find-list.ts';
import { allLists } from '../order-lists/lists.ts';
import { isoMoment } from '../shelf-labels/moments.ts';
import { readSummaries } from './summaries.ts';

type Answer = z.input<typeof endpoints.stockCount.orderLists.response>;

interface Counted extends Record<string, unknown> {
  list_id: number;
  countable: number;
  last_finished_at: string | null;
}

/** The viewer's lists with products that can be counted, by name. */
export async function countLists(tx: Tx, viewer: Viewer): Promise<Answer> {
  const owner = ownerOf(viewer);
  const lists = await allLists(tx, viewer);
  const { rows } = await tx.execute<Counted>(sql`
    SELECT l.id AS list_id,
      (SELECT count(*)::int FROM order_list_items i JOIN products p ON p.site_id = i.site_id AND p.id = i.product_id
        WHERE i.site_id = l.site_id AND i.list_id = l.id AND p.active) AS countable,
      (SELECT ${isoMoment(sql`max(c.finished_at)`)} FROM stock_counts c
        WHERE c.site_id = l.site_id AND c.list_ref = l.id) AS last_finished_at
    FROM order_lists l WHERE l.site_id = ${viewer.site.id} AND l.customer_id = ${owner}`);
  const counted = new Map(rows.map((row) => [row.list_id, row]));
  const open = await readSummaries(
    tx,
    viewer.site.id,
    sql`c.customer_id = ${owner} AND c.finished_at IS NULL`,
  );
  return lists.flatMap((list) => {
    const { countable = 0, last_finished_at = null } = counted.get(list.list_id) ?? {};
    const open_count = open.find(({ list_id }) => list_id === list.list_id) ?? null;
    return countable > 0 ? [{ ...list, countable, last_finished_at, open_count }] : [];
  });
}
