import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import type { OrderListSort } from '../../db/schema/index.ts';
import { type SQL, sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toProductDoc } from '../catalogue/product-doc.ts';
import { type ProductRow, productJson } from '../catalogue/product-row.ts';
import { searchHits } from '../catalogue/search/search-hits.ts';
import { wordsOf } from '../catalogue/search/words.ts';
import { findList, type ListRow } from './find-list.ts';
import { toWireList } from './lists.ts';

type Request = z.output<typeof endpoints.orderLists.get.request>;
type Answer = z.input<typeof endpoints.orderLists.get.response>;

interface ItemRow extends Record<string, unknown> {
  product: ProductRow;
  available: boolean;
  unit_id: number;
  quantity: number;
  note: string;
}

type WireItem = Answer['items'][number];

/** Sort key of a product's group in the shop's tree: the sort orders from the top down to it. */
const placeInTree = sql`(
  SELECT array_agg(g.sort_order ORDER BY path.depth)
  FROM unnest(p.group_ids) WITH ORDINALITY path (id, depth) JOIN product_groups g ON g.id = path.id)`;

const byName = sql`p.name COLLATE nl, p.id`;

/** ORDER BY per sort type (docs/behaviour.md §11.2); the brand is the supplier. */
export const orders: Record<OrderListSort, SQL> = {
  0: sql`${placeInTree}, p.category COLLATE nl, ${byName}`,
  1: sql`p.brand COLLATE nl, ${byName}`,
  2: sql`i.position, p.id`,
};

/** Number of a search's words that are searched in notes; the rest is ignored, as in the shop's search. */
const MAX_WORDS = 8;

/**
 * Matches as the shop's search does, or when every word begins a word of the customer's note, which is read once per
 * line.
 */
async function matches(tx: Tx, viewer: Viewer, search: string): Promise<SQL> {
  const found = await searchHits(tx, viewer, { search });
  const words = [...new Set(wordsOf(search))].slice(0, MAX_WORDS);
  if (!found || words.length === 0) return sql`false`;
  const note = sql`regexp_replace(lower(unaccent(' ' || i.note || ' ')), '[^a-z0-9]+', ' ', 'g')`;
  const patterns = sql.param(words.map((word) => `% ${word.replaceAll(',', ' ')}%`));
  return sql`(p.id IN (SELECT h.id FROM (${found.hits}) h) OR ${note} LIKE ALL (${patterns}::text[]))`;
}

export const items = (listId: number) => sql`
  FROM order_list_items i JOIN products p ON p.id = i.product_id WHERE i.list_id = ${listId}`;

/** The condition for the requested items. */
async function wanted(
  tx: Tx,
  viewer: Viewer,
  { search = '', productIDs, getStockable }: Request,
): Promise<SQL> {
  const conditions = [
    sql`true`,
    ...(productIDs ? [sql`p.id = ANY (${sql.param(productIDs)}::int[])`] : []),
    ...(getStockable ? [sql`p.active`] : []),
    ...(search.trim() === '' ? [] : [await matches(tx, viewer, search)]),
  ];
  return sql.join(conditions, sql` AND `);
}

async function countItems(tx: Tx, listId: number, condition: SQL) {
  const { rows } = await tx.execute<{ all: number; found: number }>(sql`
    SELECT count(*)::int AS all, (count(*) FILTER (WHERE ${condition}))::int AS found ${items(listId)}`);
  return rows[0] ?? { all: 0, found: 0 };
}

/** The chosen unit, or the default one where that no longer exists. */
export const unitOfItem = sql`
  coalesce(i.unit_id, (SELECT u.id FROM product_units u WHERE u.product_id = p.id AND u.is_default))`;

/** Items in the order of the list's sort type, with the viewer's prices and today's stock. */
async function loadItems(
  tx: Tx,
  viewer: Viewer,
  list: ListRow,
  condition: SQL,
  part = sql``,
): Promise<WireItem[]> {
  const { rows } = await tx.execute<ItemRow>(sql`
    SELECT ${productJson(viewer)} AS product, p.active AS available, i.quantity, i.note,
      ${unitOfItem} AS unit_id
    ${items(list.id)} AND ${condition}
    ORDER BY ${orders[list.sortType]} ${part}`);
  return rows.map(({ product, ...item }) => ({
    product_name: product.product_name,
    product_ext_code: product.product_ext_code,
    category: product.category,
    product: toProductDoc(product),
    ...item,
  }));
}

/** A list with one page of its items. @throws DomainError not_found */
export async function readList(tx: Tx, viewer: Viewer, request: Request): Promise<Answer> {
  const list = await findList(tx, viewer, request.listID);
  const condition = await wanted(tx, viewer, request);
  const { all, found } = await countItems(tx, list.id, condition);
  const lastPage = Math.max(0, Math.ceil(found / request.pageSize) - 1);
  const start = Math.min(request.page, lastPage) * request.pageSize;
  const page = sql`LIMIT ${request.pageSize} OFFSET ${start}`;
  return {
    ...toWireList(list, all),
    num_found: found,
    start,
    items: await loadItems(tx, viewer, list, condition, page),
  };
}

/** The content of a list's file: all matching items, whatever the page. */
export interface WholeList {
  list: ListRow;
  items: WireItem[];
}

/** The whole list for a file, with the viewer's prices. @throws DomainError not_found */
export async function readWholeList(tx: Tx, viewer: Viewer, request: Request): Promise<WholeList> {
  const list = await findList(tx, viewer, request.listID);
  return { list, items: await loadItems(tx, viewer, list, await wanted(tx, viewer, request)) };
}
