import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { products, productUnits } from '../../db/schema/index.ts';
import { inArray } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { LineToOrder } from '../order-lists/lines-to-order.ts';

type Line = z.output<typeof endpoints.quickOrder.toCart.request>['lines'][number];

/**
 * Loads lines with their products and units: two queries. @throws DomainError not_found for a product that does not
 * exist
 */
export async function linesAsked(tx: Tx, lines: readonly Line[]): Promise<LineToOrder[]> {
  const ids = [...new Set(lines.map(({ productID }) => productID))];
  const { id, name, active, step, stock } = products;
  const rows = await tx.select({ id, name, active, step, stock }).from(products).where(inArray(id, ids));
  const known = new Map(rows.map((product) => [product.id, product]));
  const units = await tx.select().from(productUnits).where(inArray(productUnits.productId, ids));
  return lines.map(({ productID, unitID, quantity }) => ({
    product: orNotFound(known.get(productID)),
    unit: units.find((unit) => unit.id === unitID && unit.productId === productID),
    unitId: unitID,
    quantity,
  }));
}
