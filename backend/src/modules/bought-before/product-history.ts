import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { ofSupplier } from '../catalogue/of-supplier.ts';
import { toProductDoc } from '../catalogue/product-doc.ts';
import { type ProductRow, productJson } from '../catalogue/product-row.ts';
import { toEuro } from '../prices/index.ts';

type Request = z.output<typeof endpoints.service.productHistory.request>;
type Answer = z.input<typeof endpoints.service.productHistory.response>;

interface BoughtRow {
  product: ProductRow;
  last_ordered: string;
  times: number;
  unit_id: number;
  unit_desc: string;
  usual_quantity: number;
  last_cents: number;
  last_unit_desc: string;
  last_quantity: number;
}

interface PageRow extends Record<string, unknown> {
  num_found: number;
  bought: BoughtRow[] | null;
}

/** Words of a search beyond this number are ignored. */
const MAX_WORDS = 12;

const sorts: Record<Request['sort'], SQL> = {
  recent: sql`h.last_at DESC, h.times DESC, h.id`,
  often: sql`h.times DESC, h.last_at DESC, h.id`,
  name: sql`h.name COLLATE nl, h.id`,
};

/** Every word occurs in name, article number or brand. */
function matches(search: string): SQL {
  const text = sql`lower((p.name || ' ' || p.article_number || ' ' || p.brand) COLLATE nl)`;
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const each = words.map((word) => sql`strpos(${text}, lower(${word}::text COLLATE nl)) > 0`);
  return sql.join([sql`true`, ...each], sql` AND `);
}

/**
 * One page of the products that the viewer's customer bought before and can buy again. The usual unit and quantity
 * are the pair that was ordered most, among equals the latest; if no such unit exists any more, the smallest quantity
 * that can be ordered. The last price is the price paid then. A page past the end is empty.
 */
export async function productHistory(tx: Tx, viewer: Viewer, request: Request): Promise<Answer> {
  const { customerId } = orNotFound(viewer.customer);
  const { page, pageSize, search = '', productIDs, supplierID, sort } = request;
  const ofCustomer = sql`o.customer_id = ${customerId} AND o.status <> 4`;
  const only = productIDs ? sql`r.product_id = ANY (${sql.param(productIDs)}::int[])` : sql`true`;
  const supplied =
    supplierID === undefined ? sql`true` : ofSupplier(sql`p.brand`, viewer.site.id, supplierID);
  const { rows } = await tx.execute<PageRow>(sql`
    WITH bought AS MATERIALIZED (
      SELECT r.product_id AS id, max(o.placed_at) AS last_at, count(DISTINCT o.id)::int AS times
      FROM orders o JOIN order_rows r ON r.order_id = o.id
      WHERE ${ofCustomer} AND r.product_id IS NOT NULL AND ${only}
      GROUP BY r.product_id),
    history AS MATERIALIZED (
      SELECT p.id, p.name, b.last_at, b.times FROM bought b JOIN products p ON p.id = b.id AND p.active
      WHERE EXISTS (SELECT FROM product_units u WHERE u.product_id = p.id AND u.is_default) AND ${matches(search)} AND ${supplied}),
    page AS MATERIALIZED (
      SELECT h.*, row_number() OVER (ORDER BY ${sorts[sort]}) AS place FROM history h
      ORDER BY place LIMIT ${pageSize} OFFSET ${page * pageSize}),
    shown AS MATERIALIZED (
      SELECT r.product_id, r.unit_id, r.unit_description, r.quantity, r.price_cents, r.order_id, o.placed_at
      FROM page h JOIN order_rows r ON r.product_id = h.id JOIN orders o ON o.id = r.order_id WHERE ${ofCustomer}),
    latest AS (
      SELECT DISTINCT ON (product_id) product_id, price_cents, unit_description, quantity FROM shown
      ORDER BY product_id, placed_at DESC, order_id DESC),
    usual AS (
      SELECT DISTINCT ON (product_id) product_id, unit_id, quantity FROM (
        SELECT s.product_id, s.unit_id, s.quantity, count(*) AS times, max(s.placed_at) AS last_at
        FROM shown s JOIN product_units u ON u.id = s.unit_id AND u.product_id = s.product_id
        GROUP BY s.product_id, s.unit_id, s.quantity) pairs
      ORDER BY product_id, times DESC, last_at DESC)
    SELECT (SELECT count(*)::int FROM history) AS num_found, (
      SELECT json_agg(json_build_object('product', ${productJson(viewer)},
        'last_ordered', (h.last_at AT TIME ZONE 'Europe/Amsterdam')::date, 'times', h.times,
        'unit_id', u.id, 'unit_desc', u.description, 'usual_quantity', coalesce(usual.quantity, p.step),
        'last_cents', latest.price_cents, 'last_unit_desc', latest.unit_description, 'last_quantity', latest.quantity)
        ORDER BY h.place)
      FROM page h
      JOIN products p ON p.id = h.id
      JOIN latest ON latest.product_id = h.id
      LEFT JOIN usual ON usual.product_id = h.id
      JOIN product_units u ON u.product_id = p.id
        AND CASE WHEN usual.unit_id IS NULL THEN u.is_default ELSE u.id = usual.unit_id END) AS bought`);
  const { num_found, bought } = orNotFound(rows[0]);
  return {
    num_found,
    page,
    products: (bought ?? []).map(({ product, last_cents, ...row }) => ({
      ...row,
      product: toProductDoc(product),
      last_price: toEuro(last_cents),
    })),
  };
}
