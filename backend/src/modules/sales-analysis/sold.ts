import { type SQL, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { startOfDay } from '../../http/requested-days.ts';
import type { Viewer } from '../../http/viewer.ts';
import { ofSupplier } from '../catalogue/of-supplier.ts';
import type { Days } from './period.ts';

export interface SalesFilter {
  /** With all groups below it. */
  groupID?: number | undefined;
  productID?: number | undefined;
  addressID?: number | undefined;
  supplierID?: number | undefined;
}

/** Condition on orders `o`: placed on one of the days. */
export const placedIn = ({ from, until }: Days): SQL =>
  from > until
    ? sql`false`
    : sql`(o.placed_at >= ${startOfDay(from)} AND o.placed_at < ${startOfDay(until, 1)})`;

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
 * The common tables of all sums (docs/behaviour.md §13.11): `own_addresses` and `credited`. An order's address is a copy: it
 * belongs to the address of the customer that has the same street, number, postcode and place.
 */
export function soldTables(viewer: Viewer): SQL {
  const { customerId } = orNotFound(viewer.customer);
  const siteId = viewer.site.id;
  return sql`
    own_addresses AS MATERIALIZED (
      SELECT DISTINCT ON (street, house_number, postcode, city) id, label, street, house_number, postcode, city
      FROM addresses WHERE site_id = ${siteId} AND customer_id = ${customerId}
      ORDER BY street, house_number, postcode, city, id),
    credited AS MATERIALIZED (
      SELECT c.order_row_id, sum(c.quantity)::int AS quantity, sum(c.total_cents)::int AS cents
      FROM credit_notes n JOIN credit_note_rows c ON c.site_id = n.site_id AND c.credit_note_id = n.id
      WHERE n.site_id = ${siteId} AND n.customer_id = ${customerId} GROUP BY c.order_row_id)`;
}

const samePlace = sql`NOT o.pickup AND a.street = o.address->>'street'
  AND a.house_number = o.address->>'houseNumber' AND a.postcode = o.address->>'postcode'
  AND a.city = o.address->>'city'`;

/** Joins the address of orders `o` as `a`. */
export const withAddress = sql`LEFT JOIN own_addresses a ON ${samePlace}`;

/** Columns of orders `o` with their address `a`; a place is empty for orders that were picked up. */
export const orderColumns = sql`(o.placed_at AT TIME ZONE 'Europe/Amsterdam')::date AS day, a.id AS address_id,
  CASE WHEN o.pickup OR o.address IS NULL THEN ''
    WHEN a.id IS NOT NULL THEN concat_ws(', ', nullif(a.label, ''), a.city)
    ELSE concat_ws(', ', nullif(o.address->>'label', ''), o.address->>'city') END AS place`;

/** Columns of sold rows, without the credited units. */
export const unitsSold = sql`(r.quantity - coalesce(c.quantity, 0))`;
export const piecesSold = sql`${unitsSold}::float8 * r.unit_content`;
export const centsSold = sql`(r.total_cents - coalesce(c.cents, 0))`;

/**
 * Joins and conditions: the customer's orders `o` of the days, without cancelled ones, their rows `r`, and what was credited
 * of each as `c`. Orders are no common table of their own, because the database then does not know how many rows each has.
 */
export function soldRows(viewer: Viewer, days: readonly Days[], filter: SalesFilter): SQL {
  const { customerId } = orNotFound(viewer.customer);
  const { addressID } = filter;
  const siteId = viewer.site.id;
  return sql`orders o
    JOIN order_rows r ON r.site_id = ${siteId} AND r.order_id = o.id
    LEFT JOIN credited c ON c.order_row_id = r.id
    WHERE o.site_id = ${siteId} AND o.customer_id = ${customerId} AND o.status <> 4
      AND (${sql.join(days.map(placedIn), sql` OR `)})
      AND ${addressID === undefined ? sql`true` : sql`EXISTS (SELECT FROM own_addresses a WHERE a.id = ${addressID} AND ${samePlace})`}
      AND ${unitsSold} <> 0 AND ${ofFilteredProducts(viewer, filter)}`;
}
