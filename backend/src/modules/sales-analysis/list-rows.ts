import type { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toEuro } from '../prices/index.ts';
import { readPeriod } from './period.ts';
import { soldTables } from './sold.ts';

type Request = z.output<typeof endpoints.salesAnalysis.rows.request>;
type Answer = z.input<typeof endpoints.salesAnalysis.rows.response>;
type Row = Omit<Answer['rows'][number], 'total'> & { cents: number };

/** A period of which no day is in the year before. */
const NO_DAYS = { from: '2000-01-02', until: '2000-01-01' };

/**
 * One page of the order rows that an analysis counts, newest first. A page past the end is empty.
 * @throws DomainError invalid_request for a period that can't be analysed
 */
export async function listRows(tx: Tx, viewer: Viewer, request: Request): Promise<Answer> {
  const { datefrom, dateto, page, pageSize, ...filter } = request;
  const period = { ...readPeriod({ datefrom, dateto }), previous: NO_DAYS };
  const start = page * pageSize;
  const { rows } = await tx.execute<{ num_found: number; rows: (Row & { at: number })[] }>(sql`
    WITH ${soldTables(viewer, period, filter)},
    page AS (
      SELECT o.id AS order_id, o.number::text AS order_number, o.day AS date, r.product_id, r.name AS product_name,
        r.article_number AS product_ext_code, r.unit_description AS unit_desc, b.quantity, b.pieces, b.cents,
        o.place AS address, b.at
      FROM (
        SELECT b.*, row_number() OVER (ORDER BY o.placed_at DESC, o.id DESC, b.position, b.id) AS at
        FROM bought b JOIN placed o ON o.id = b.order_id
        ORDER BY at LIMIT ${pageSize} OFFSET ${start}) b
      JOIN placed o ON o.id = b.order_id JOIN order_rows r ON r.site_id = ${viewer.site.id} AND r.id = b.id)
    SELECT (SELECT count(*)::int FROM bought) AS num_found,
      (SELECT coalesce(json_agg(p ORDER BY p.at), '[]') FROM page p) AS rows`);
  const found = orNotFound(rows[0]);
  return {
    num_found: found.num_found,
    start,
    rows: found.rows.map(({ cents, at: _, ...row }) => ({ ...row, total: toEuro(cents) })),
  };
}
