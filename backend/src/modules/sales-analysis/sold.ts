import { type SQL, sql } from 'drizzle-orm';
import { orNotFound } from '../../http/errors.ts';
import { startOfDay } from '../../http/requested-days.ts';
import type { Viewer } from '../../http/viewer.ts';
import { ofSupplier } from '../catalogue/of-supplier.ts';
import type { Days, Period } from './period.ts';

export interface SalesFilter {
  /** With all groups below it. */
  groupID?: number | undefined;
  productID?: number | undefined;
  addressID?: number | undefined;
  supplierID?: number | undefined;
}

/** Condition: the order was placed on one of the days. */
const placedIn = ({ from, until }: Days): SQL =>
  sql`(o.placed_at >= ${startOfDay(from)} AND o.placed_at < ${startOfDay(until, 1)})`;

const never = sql`false`;
const within = (days: Days): SQL => (days.from > days.until ? never : placedIn(days));

/** Conditions on the products of rows `r`. */
export function ofFilteredProducts({ site }: Viewer, { groupID, productID, supplierID }: SalesFilter): SQL {
  const ofProducts = (condition: SQL) =>
    sql`r.product_id IN (SELECT p.id FROM products p WHERE p.site_id = ${site.id} AND ${condition})`;
  return sql.join(
    [
      sql`true`,
      ...(productID === undefined ? [] : [sql`r.product_id = ${productID}`]),
      ...(groupID === undefined ? [] : [ofProducts(sql`${groupID}::int = ANY (p.group_ids)`)]),
      ...(supplierID === undefined ? [] : [ofProducts(ofSupplier(sql`p.brand`, site.id, supplierID))]),
    ],
    sql` AND `,
  );
}

/**
 * The common tables that all sums are made of (docs/behaviour.md §13.11): `placed`, the customer's orders in the period
 * and in the one before, without cancelled ones; and `bought`, their rows without the credited units: few columns, for there may be many. An order's
 * address is a copy: it belongs to the address of the customer that has the same street, number, postcode and place.
 */
export function soldTables(viewer: Viewer, period: Period, filter: SalesFilter): SQL {
  const { customerId } = orNotFound(viewer.customer);
  const { addressID } = filter;
  const siteId = viewer.site.id;
  const samePlace = sql`a.street = o.address->>'street' AND a.house_number = o.address->>'houseNumber'
    AND a.postcode = o.address->>'postcode' AND a.city = o.address->>'city'`;
  return sql`
    own_addresses AS MATERIALIZED (
      SELECT DISTINCT ON (street, house_number, postcode, city) id, label, street, house_number, postcode, city
      FROM addresses WHERE site_id = ${siteId} AND customer_id = ${customerId}
      ORDER BY street, house_number, postcode, city, id),
    placed AS MATERIALIZED (
      SELECT o.id, o.number, o.placed_at, (o.placed_at AT TIME ZONE 'Europe/Amsterdam')::date AS day,
        ${placedIn(period)} AS current, ${within(period.previous)} AS previous, a.id AS address_id,
        CASE WHEN o.pickup OR o.address IS NULL THEN ''
          WHEN a.id IS NOT NULL THEN concat_ws(', ', nullif(a.label, ''), a.city)
          ELSE concat_ws(', ', nullif(o.address->>'label', ''), o.address->>'city') END AS place
      FROM orders o LEFT JOIN own_addresses a ON NOT o.pickup AND ${samePlace}
      WHERE o.site_id = ${siteId} AND o.customer_id = ${customerId} AND o.status <> 4
        AND (${placedIn(period)} OR ${within(period.previous)})
        AND ${addressID === undefined ? sql`true` : sql`a.id = ${addressID}`}),
    credited AS MATERIALIZED (
      SELECT c.order_row_id, sum(c.quantity)::int AS quantity, sum(c.total_cents)::int AS cents
      FROM credit_notes n JOIN credit_note_rows c ON c.site_id = n.site_id AND c.credit_note_id = n.id
      WHERE n.site_id = ${siteId} AND n.customer_id = ${customerId} GROUP BY c.order_row_id),
    bought AS MATERIALIZED (
      SELECT r.id, r.order_id, r.position, o.current, o.previous, r.product_id,
        CASE WHEN r.product_id IS NULL THEN r.article_number END AS gone,
        CASE WHEN r.product_id IS NULL THEN r.name END AS gone_name,
        r.quantity - coalesce(c.quantity, 0) AS quantity,
        (r.quantity - coalesce(c.quantity, 0))::float8 * r.unit_content AS pieces,
        r.total_cents - coalesce(c.cents, 0) AS cents
      FROM placed o JOIN order_rows r ON r.order_id = o.id LEFT JOIN credited c ON c.order_row_id = r.id
      WHERE r.quantity > coalesce(c.quantity, 0) AND ${ofFilteredProducts(viewer, filter)})`;
}
