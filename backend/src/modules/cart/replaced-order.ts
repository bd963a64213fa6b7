import { type CancelRefusal, cancelRefusal } from '@toonbank/contract/order-changes';
import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import type { CartRow } from './cart-row.ts';
import type { CartLine, CartProduct } from './load-lines.ts';

/** The order that a cart replaces when it is sent. */
export interface ReplacedOrder {
  id: number;
  number: number;
  /** Why it can't be replaced any more; undefined: it can. */
  refusal: CancelRefusal | undefined;
  /** Base pieces per product that the order holds, and that its replacement may use. */
  held: ReadonlyMap<number, number>;
}

/** One or two queries; none for a cart that replaces nothing. */
export async function replacedOrder(tx: Tx, cart: CartRow | undefined): Promise<ReplacedOrder | undefined> {
  if (!cart?.replacesId) return undefined;
  const [order] = await tx.select().from(orders).where(eq(orders.id, cart.replacesId));
  if (!order) return undefined;
  const { id, number, status, paymentState, totalInclCents: total } = order;
  const refusal = cancelRefusal({ status, isPaid: paymentState === 'paid', total });
  return { id, number, refusal, held: refusal ? new Map() : await piecesHeld(tx, id) };
}

async function piecesHeld(tx: Tx, orderId: number): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ id: number; pieces: number }>(sql`
    SELECT product_id AS id, sum(quantity * unit_content)::int AS pieces
    FROM order_rows WHERE order_id = ${orderId} AND product_id IS NOT NULL GROUP BY product_id`);
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}

/** Lines whose products have the pieces in stock that the replaced order holds. */
export function withHeld(lines: CartLine[], replaced: ReplacedOrder | undefined): CartLine[] {
  if (!replaced || replaced.held.size === 0) return lines;
  const { held } = replaced;
  const more = (product: CartProduct) => ({ ...product, stock: product.stock + (held.get(product.id) ?? 0) });
  return lines.map((line) => ({
    ...line,
    product: more(line.product),
    options: line.options.map((option) => ({ ...option, product: more(option.product) })),
  }));
}
