import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toProductDoc } from '../catalogue/product-doc.ts';
import { type ProductRow, productJson } from '../catalogue/product-row.ts';
import { todayFor, toEuro } from '../prices/index.ts';

type Agreements = z.input<typeof endpoints.service.fixedPrices.response>;
export type Agreement = Agreements[number];

interface Row extends Record<string, unknown> {
  product: ProductRow;
  unit_id: number;
  unit_desc: string;
  price_cents: number;
  list_cents: number;
  from: string;
  until: string;
  state: Agreement['state'];
}

/** An agreement counts as ending in its last days. */
const ENDING_DAYS = 30;

/**
 * The viewer's valid and future price agreements, by product; products that are no longer sold are left out. Where
 * two overlap both are listed: the younger one counts (docs/behaviour.md §6.2).
 */
export async function listAgreements(tx: Tx, viewer: Viewer, productId?: number): Promise<Agreements> {
  const { customerId } = orNotFound(viewer.customer);
  const today = todayFor(viewer);
  const one = productId === undefined ? sql`true` : sql`p.id = ${productId}`;
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${productJson(viewer)} AS product, u.id AS unit_id, u.description AS unit_desc, a.price_cents,
      u.price_cents AS list_cents, a.valid_from::text AS from, a.valid_until::text AS until,
      CASE WHEN a.valid_from > ${today} THEN 'future' WHEN a.valid_until < ${today} + ${ENDING_DAYS}::int THEN 'ending'
        ELSE 'running' END AS state
    FROM price_agreements a
    JOIN product_units u ON u.id = a.unit_id
    JOIN products p ON p.id = u.product_id AND p.active
    WHERE a.customer_id = ${customerId} AND a.valid_until >= ${today} AND ${one}
    ORDER BY p.name COLLATE nl, p.id, u.position, a.valid_from, a.id`);
  return rows.map(({ product, price_cents, list_cents, ...row }) => ({
    ...row,
    product: toProductDoc(product),
    price: toEuro(price_cents),
    list_price: toEuro(list_cents),
  }));
}
