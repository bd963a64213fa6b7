import { LIST_PAGE_SIZE, MAX_LIST_COUNT } from '@toonbank/contract/admin-list';
import type { Tx } from '../../db/connect.ts';
import { type AnyColumn, and, type SQL, sql } from '../../db/sql.ts';
import { DomainError } from '../errors.ts';

/** An order of the rows: a value that is never null, and its type in PostgreSQL. The id decides between equal values. */
export interface SortKey {
  by: SQL | AnyColumn;
  type: 'integer' | 'text' | 'timestamptz' | 'date' | 'numeric';
}

export interface KeysetList<Sort extends string> {
  /** By the name of each order, without the `-` of the descending one. */
  keys: Readonly<Record<Sort, SortKey>>;
  id: SQL | AnyColumn;
}

interface Chosen {
  sort: string;
  cursor?: string | undefined;
}

/** Parts of the query for the rows of a page. `sortKey` must be selected as `sortKey`, the id as `id`. */
export interface PageQuery {
  where: SQL | undefined;
  sortKey: SQL<string>;
  orderBy: SQL;
  limit: number;
}

const encode = (sort: string, key: string, id: number) =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

function decode(cursor: string, sort: string): [string, number] {
  try {
    const [ofSort, key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (ofSort === sort && typeof key === 'string' && Number.isSafeInteger(id)) return [key, Number(id)];
  } catch {}
  throw new DomainError('invalid_request', 'The cursor is of another list.', { cursor: 'invalid' });
}

/**
 * One page of a list, after the row of the cursor. A cursor holds the last row's sort value as PostgreSQL writes it, so that
 * no microsecond is lost.
 * @throws DomainError invalid_request for a cursor of another order of the rows
 */
export async function keysetPage<Sort extends string, Row extends { id: number; sortKey: string }>(
  { keys, id }: KeysetList<Sort>,
  { sort, cursor }: Chosen,
  filter: SQL | undefined,
  select: (query: PageQuery) => Promise<Row[]>,
  pageSize = LIST_PAGE_SIZE,
): Promise<{ rows: Row[]; next: string | null }> {
  const isDescending = sort.startsWith('-');
  const { by, type } = keys[sort.replace(/^-/, '') as Sort];
  const [direction, after] = isDescending ? [sql`DESC`, sql`<`] : [sql`ASC`, sql`>`];
  const last = cursor === undefined ? undefined : decode(cursor, sort);
  const where = last && sql`(${by}, ${id}) ${after} (${last[0]}::${sql.raw(type)}, ${last[1]}::integer)`;
  const found = await select({
    where: and(filter, where),
    sortKey: sql<string>`${by}::text`,
    orderBy: sql`${by} ${direction}, ${id} ${direction}`,
    limit: pageSize + 1,
  });
  const rows = found.slice(0, pageSize);
  const end = found.length > pageSize ? rows.at(-1) : undefined;
  return { rows, next: end ? encode(sort, end.sortKey, end.id) : null };
}

/**
 * Adds the number of rows of a list, at most one more than `MAX_LIST_COUNT`. They are not counted where the page has all.
 * @param rows a query for all rows of the list
 */
export async function withCount<Page extends { rows: unknown[]; next: string | null }>(
  tx: Tx,
  { cursor }: { cursor?: string | undefined },
  page: Page,
  rows: SQL,
): Promise<Page & { count: number }> {
  if (cursor === undefined && page.next === null) return { ...page, count: page.rows.length };
  const { rows: counted } = await tx.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM (${rows} LIMIT ${MAX_LIST_COUNT + 1}) AS counted`,
  );
  return { ...page, count: counted[0]?.count ?? 0 };
}
