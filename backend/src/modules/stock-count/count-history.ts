import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { findList, ownerOf } from '../order-lists/find-list.ts';
import { readSummaries } from './summaries.ts';

type Request = z.output<typeof endpoints.stockCount.history.request>;
type Answer = z.input<typeof endpoints.stockCount.history.response>;

/** The viewer's finished counts, newest first; a page past the end is the last one. @throws DomainError not_found */
export async function countHistory(
  tx: Tx,
  viewer: Viewer,
  { page, pageSize, listID }: Request,
): Promise<Answer> {
  if (listID !== undefined) await findList(tx, viewer, listID);
  const ofList = listID === undefined ? sql`` : sql`AND c.list_ref = ${listID}`;
  const condition = sql`c.customer_id = ${ownerOf(viewer)} AND c.finished_at IS NOT NULL ${ofList}`;
  const { rows } = await tx.execute<{ found: number }>(
    sql`SELECT count(*)::int AS found FROM stock_counts c WHERE c.site_id = ${viewer.site.id} AND ${condition}`,
  );
  const found = rows[0]?.found ?? 0;
  const start = Math.min(page, Math.max(0, Math.ceil(found / pageSize) - 1)) * pageSize;
  const tail = sql`ORDER BY c.finished_at DESC, c.id DESC LIMIT ${pageSize} OFFSET ${start}`;
  return { num_found: found, start, counts: await readSummaries(tx, viewer.site.id, condition, tail) };
}
