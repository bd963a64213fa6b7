import type { Tx } from '../../db/connect.ts';
import { executePlanned } from './execute-planned.ts';
import { isOfManyShapes, type ListQuery, type ListRow, listSql, pageDocsSql } from './list-sql.ts';

export const nothing: ListRow = { facets: null, max_score: 0, groups: null, use_measure: null, docs: null };

async function load(tx: Tx, query: ListQuery): Promise<ListRow> {
  const statement = listSql(query);
  // Only the common shapes are worth a kept plan.
  if (!isOfManyShapes(query.filters)) return (await executePlanned<ListRow>(tx, statement))[0] ?? nothing;
  const row = (await tx.execute<ListRow>(statement)).rows[0] ?? nothing;
  if (!row.ids) return row;
  // The products are most of a statement, and their own is planned once.
  const docs = await executePlanned<Pick<ListRow, 'docs'>>(tx, pageDocsSql(query, row.ids));
  return { ...row, docs: docs[0]?.docs ?? null };
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
