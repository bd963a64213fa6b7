import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { PriceIndication, Tier, UnitPricing } from './price-for.ts';
import { agreementCents, indicationJson, tiersJson } from './pricing-sql.ts';

interface PricingRow extends Record<string, unknown> {
  id: number;
  content: number;
  list_cents: number;
  agreement_cents: number | null;
  tiers: Tier[] | null;
  indication?: PriceIndication;
}

/**
 * Loads the facts that decide the price of each unit for this viewer, in one query. Units of other sites are absent.
 * Whether the viewer may SEE prices is the caller's question (`viewer.seesPrices`): a cart has totals all the same.
 */
export async function loadPricing(
  tx: Tx,
  viewer: Viewer,
  unitIds: readonly number[],
): Promise<Map<number, UnitPricing>> {
  if (unitIds.length === 0) return new Map();
  const isPublic = viewer.site.prices === 'public';
  const indication = isPublic ? sql`, ${indicationJson} AS indication` : sql``;
  const { rows } = await tx.execute<PricingRow>(sql`
    SELECT u.id, u.content, u.price_cents AS list_cents,
      ${agreementCents(viewer, sql`u.id`)} AS agreement_cents, ${tiersJson(viewer, sql`u.id`)} AS tiers ${indication}
    FROM product_units u ${isPublic ? sql`JOIN products p ON p.id = u.product_id` : sql``}
    WHERE u.site_id = ${viewer.site.id} AND u.id = ANY(${sql.param([...unitIds])}::int[])`);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        unitId: row.id,
        content: row.content,
        listCents: row.list_cents,
        agreementCents: row.agreement_cents,
        tiers: row.tiers ?? [],
        ...(row.indication && { indication: row.indication }),
      },
    ]),
  );
}
