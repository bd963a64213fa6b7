import type { Tx } from '../../db/connect.ts';
import { executePlanned } from './execute-planned.ts';
import { type ListQuery, type ListRow, listSql } from './list-sql.ts';

export const nothing: ListRow = { facets: null, max_score: 0, groups: null, use_measure: null, docs: null };

async function load(tx: Tx, query: ListQuery): Promise<ListRow> {
  const statement = listSql(query);
  // Every combination of facets is a shape of its own: only the common ones are worth a kept plan.
  const isCommon = Object.keys(query.filters).length < 2;
  const rows = isCommon
    ? await executePlanned<ListRow>(tx, statement)
    : (await tx.execute<ListRow>(statement)).rows;
  return rows[0] ?? nothing;
}

/** Number of products in the whole list. */
export const countOf = (row: ListRow) => row.facets?.find(([facet]) => facet === null)?.[2] ?? 0;

/** The requested page, or the last one when the list ends before it. */
export async function loadPage(tx: Tx, query: ListQuery): Promise<{ row: ListRow; page: number }> {
  const { page, pageSize } = query.request;
  const row = await load(tx, query);
  const last = Math.max(0, Math.ceil(countOf(row) / pageSize) - 1);
  if (page <= last) return { row, page };
  if (last === 0 && countOf(row) === 0) return { row, page: 0 };
  return { row: await load(tx, { ...query, request: { ...query.request, page: last } }), page: last };
}
