import { type SQL, sql } from '../../db/sql.ts';
import { shownAtSql } from '../../http/view.ts';
import type { Viewer } from '../../http/viewer.ts';

/** Today in the shop's time zone, whatever the server's; a subquery, so that it is computed once. */
export const todayFor = (viewer: Viewer): SQL =>
  sql`(SELECT (${shownAtSql(viewer)} AT TIME ZONE 'Europe/Amsterdam')::date)`;

const none = sql`NULL::integer`;

/** Cents of the viewer's agreement for a unit, valid today (both ends included); the youngest when two overlap. */
export function agreementCents(viewer: Viewer, unitId: SQL): SQL {
  if (!viewer.customer) return none;
  return agreementOf(sql`${viewer.customer.customerId}`, todayFor(viewer), unitId);
}

/** The same for a customer's id and a day in SQL. */
export const agreementOf = (customerId: SQL, today: SQL, unitId: SQL): SQL => sql`(
    SELECT a.price_cents FROM price_agreements a
    WHERE a.customer_id = ${customerId} AND a.unit_id = ${unitId} AND ${today} BETWEEN a.valid_from AND a.valid_until
    ORDER BY a.valid_from DESC, a.id DESC LIMIT 1)`;

/**
 * The viewer's agreements that are valid today as a relation `(unit_id, cents)`, each unit once, for a join where
 * many prices are needed; undefined for viewers without any.
 */
export function agreements(viewer: Viewer): SQL | undefined {
  if (!viewer.customer) return undefined;
  return sql`(
    SELECT DISTINCT ON (a.unit_id) a.unit_id, a.price_cents AS cents FROM price_agreements a
    WHERE a.customer_id = ${viewer.customer.customerId} AND ${todayFor(viewer)} BETWEEN a.valid_from AND a.valid_until
    ORDER BY a.unit_id, a.valid_from DESC, a.id DESC)`;
}

/** JSON `[{q, cents}]` of the viewer's price list for a unit, or NULL. */
export function tiersJson(viewer: Viewer, unitId: SQL): SQL {
  if (!viewer.customer?.priceListId) return sql`NULL::json`;
  return tiersOf(sql`${viewer.customer.priceListId}`, unitId);
}

/** The same for the id of a price list in SQL. */
export const tiersOf = (priceListId: SQL, unitId: SQL): SQL => sql`(
    SELECT json_agg(json_build_object('q', t.q, 'cents', t.price_cents)) FROM price_tiers t
    WHERE t.unit_id = ${unitId} AND t.price_list_id = ${priceListId})`;

/**
 * Cents of a consumer's prior price of unit `u` of product `p`: the lowest of the 30 days before its sale. NULL outside a
 * sale, and for other units than the default one.
 */
const priorCents = sql`
  CASE WHEN p.is_sale AND u.is_default THEN prior_price(u.id, u.price_cents, p.sale_since) END`;

/** JSON of the `PriceIndication` of unit `u` of product `p`, for sites where consumers buy. */
export const indicationJson = sql`json_build_object('vat', p.vat, 'priorCents', ${priorCents}, 'net',
  CASE WHEN p.net_measure IS NOT NULL THEN
    json_build_object('measure', p.net_measure, 'content', p.net_content, 'baseUnit', p.base_unit) END)`;

/** Whether the default unit of the list entry `entry` costs less than in the 30 days before its sale. */
export const isReduced = (entry: SQL): SQL => sql`
  (SELECT prior_price(${entry}.unit_id, ${entry}.list_cents, p.sale_since) > ${entry}.list_cents
    FROM products p WHERE p.id = ${entry}.product_id)`;
