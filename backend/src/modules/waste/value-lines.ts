import type { endpoints, WasteValuation } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { loadPricing, priceFor } from '../prices/index.ts';

export type WasteLine = z.output<typeof endpoints.waste.save.request>['lines'][number];

/** A line with the facts of its product and unit. */
export interface ValuedLine {
  line: WasteLine;
  name: string;
  articleNumber: string;
  unitDescription: string;
  unitContent: number;
  /** Of the whole quantity, without VAT. */
  valueCents: number;
  valuedBy: WasteValuation;
}

interface UnitRow extends Record<string, unknown> {
  unit_id: number;
  product_id: number;
  name: string;
  article_number: string;
  description: string;
  content: number;
  /** Null: the customer never bought this unit. */
  paid_cents: number | null;
}

/**
 * The units of the lines, each with the price that the customer paid for it last. A price of a time when the unit had
 * another content does not count.
 */
async function loadUnits(tx: Tx, customerId: number, unitIds: readonly number[]): Promise<UnitRow[]> {
  const { rows } = await tx.execute<UnitRow>(sql`
    SELECT u.id AS unit_id, p.id AS product_id, p.name, p.article_number, u.description, u.content,
      paid.price_cents AS paid_cents
    FROM product_units u JOIN products p ON p.site_id = u.site_id AND p.id = u.product_id
    LEFT JOIN LATERAL (
      SELECT r.price_cents FROM order_rows r JOIN orders o ON o.site_id = r.site_id AND o.id = r.order_id
      WHERE o.customer_id = ${customerId} AND o.status <> 4
        AND r.product_id = p.id AND r.unit_id = u.id AND r.unit_content = u.content
      ORDER BY o.placed_at DESC, o.id DESC, r.position DESC LIMIT 1) paid ON true
    WHERE u.id = ANY (${sql.param([...unitIds])}::int[])`);
  return rows;
}

/**
 * The lines with their value: by the price that the customer paid last for the unit, else by the customer's price of today
 * for this quantity (docs/behaviour.md §13.10).
 * @throws DomainError not_found for an unknown product, and for a unit of another product
 */
export async function valueLines(tx: Tx, viewer: Viewer, lines: readonly WasteLine[]): Promise<ValuedLine[]> {
  const unitIds = [...new Set(lines.map(({ unitID }) => unitID))];
  const units = await loadUnits(tx, orNotFound(viewer.customer).customerId, unitIds);
  const neverBought = units.filter(({ paid_cents }) => paid_cents === null).map(({ unit_id }) => unit_id);
  const pricing = await loadPricing(tx, viewer, neverBought);
  return lines.map((line) => {
    const { productID, unitID, quantity } = line;
    const unit = orNotFound(units.find((one) => one.unit_id === unitID && one.product_id === productID));
    const paid = unit.paid_cents;
    const cents = paid ?? priceFor(orNotFound(pricing.get(unitID)), quantity).cents;
    return {
      line,
      name: unit.name,
      articleNumber: unit.article_number,
      unitDescription: unit.description,
      unitContent: unit.content,
      valueCents: cents * quantity,
      valuedBy: paid === null ? 'price' : 'paid',
    };
  });
}
