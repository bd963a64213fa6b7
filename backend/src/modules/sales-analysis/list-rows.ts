import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toEuro } from '../prices/index.ts';
import { readPeriod } from './period.ts';
import { centsSold, orderColumns, piecesSold, soldRows, soldTables, unitsSold, withAddress } from './sold.ts';

type Request = z.output<typeof endpoints.salesAnalysis.rows.request>;
type Answer = z.input<typeof endpoints.salesAnalysis.rows.response>;
type Row = Omit<Answer['rows'][number], 'total'> & { cents: number };

/**
 * One page of the order rows that an analysis counts, newest first. A page past the end is empty. Counts the rows of each
 * order, and then reads those of the page's orders only: the last page costs as much as the first.
 * @throws DomainError invalid_request for a period that can't be analysed
 */
export async function listRows(tx: Tx, viewer: Viewer, request: Request): Promise<Answer> {
  const { datefrom, dateto, page, pageSize, ...filter } = request;
  const period = readPeriod({ datefrom, dateto });
  const start = page * pageSize;
  const sold = soldRows(viewer, [period], filter);
  const { rows } = await tx.execute<{ num_found: number; rows: (Row & { at: number })[] }>(sql`
    WITH ${soldTables(viewer)},
    counted AS (SELECT o.id, o.placed_at, count(*)::int AS lines FROM ${sold} GROUP BY o.site_id, o.id),
    numbered AS MATERIALIZED (
      SELECT id, lines, (sum(lines) OVER (ORDER BY placed_at DESC, id DESC))::int AS until FROM counted),
    of_page AS MATERIALIZED (
      SELECT id, until - lines AS before FROM numbered
      WHERE until > ${start}::int AND until - lines < ${start + pageSize}::int),
    found AS (
      SELECT o.id AS order_id, o.number::text AS order_number, r.product_id, r.name AS product_name,
        r.article_number AS product_ext_code, r.unit_description AS unit_desc, ${unitsSold} AS quantity,
        ${piecesSold} AS pieces, ${centsSold} AS cents,
        row_number() OVER (PARTITION BY o.id ORDER BY r.position, r.id) AS nth
      FROM ${sold} AND o.id = ANY (ARRAY(SELECT id FROM of_page))),
    page AS (
      SELECT f.order_id, f.order_number, w.day AS date, f.product_id, f.product_name, f.product_ext_code,
        f.unit_desc, f.quantity, f.pieces, f.cents, w.place AS address, p.before + f.nth AS at
      FROM found f JOIN of_page p ON p.id = f.order_id
      CROSS JOIN LATERAL (
        SELECT ${orderColumns} FROM orders o ${withAddress}
        WHERE o.site_id = ${viewer.site.id} AND o.id = f.order_id) w
      WHERE p.before + f.nth > ${start} AND p.before + f.nth <= ${start + pageSize})
    SELECT (SELECT coalesce(max(until), 0) FROM numbered) AS num_found,
      (SELECT coalesce(json_agg(p ORDER BY p.at), '[]') FROM page p) AS rows`);
  const found = orNotFound(rows[0]);
  return {
    num_found: found.num_found,
    start,
    rows: found.rows.map(({ cents, at: _, ...row }) => ({ ...row, total: toEuro(cents) })),
  };
}
