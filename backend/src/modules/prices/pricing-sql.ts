import { type SQL, sql } from 'drizzle-orm';
import { shownAtSql } from '../../http/view.ts';
import type { Viewer } from '../../http/viewer.ts';

/** Today in the shop's time zone, whatever the server's; a subquery, so that it is computed once. */
export const todayFor = (viewer: Viewer): SQL =>
  sql`(SELECT (${shownAtSql(viewer)} AT TIME ZONE 'Europe/Amsterdam')::date)`;

const none = sql`NULL::integer`;

/** Cents of the viewer's agreement for a unit, valid today (both ends included); the youngest when two overlap. */
export function agreementCents(viewer: Viewer, unitId: SQL): SQL {
  if (!viewer.customer) return none;
  return sql`(
    SELECT a.price_cents FROM price_agreements a
    WHERE a.customer_id = ${viewer.customer.customerId} AND a.unit_id = ${unitId}
      AND ${todayFor(viewer)} BETWEEN a.valid_from AND a.valid_until
    ORDER BY a.valid_from DESC, a.id DESC LIMIT 1)`;
}

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
  return sql`(
    SELECT json_agg(json_build_object('q', t.q, 'cents', t.price_cents)) FROM price_tiers t
    WHERE t.unit_id = ${unitId} AND t.price_list_id = ${viewer.customer.priceListId})`;
}
