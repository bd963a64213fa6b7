import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { DomainError } from '../../http/errors.ts';
import type { CartLine } from '../cart/load-lines.ts';
import { piecesByProduct, shortLines } from '../cart/stock.ts';

/**
 * Hold the products of a cart until the transaction ends, in the order of their ids, so that two orders never wait
 * for each other. Putting them in a cart goes on meanwhile.
 */
export async function lockProducts(tx: Tx, cartId: number): Promise<void> {
  await tx.execute(sql`
    SELECT id FROM products
    WHERE id IN (SELECT unnest(option_ids || product_id) FROM cart_lines WHERE cart_id = ${cartId})
    ORDER BY id FOR NO KEY UPDATE`);
}

/**
 * Take the lines' pieces from stock, all or none.
 * @throws DomainError insufficient_stock with every line that falls short: cart key → 'nog n' of its unit
 */
export async function takeStock(tx: Tx, lines: readonly CartLine[]): Promise<void> {
  const short = shortLines(lines);
  const fields = Object.fromEntries([...short].map(([key, units]) => [key, `nog ${units}`]));
  const refusal = new DomainError('insufficient_stock', 'Stock does not cover the cart.', fields);
  if (short.size > 0) throw refusal;
  const pieces = [...piecesByProduct(lines)];
  const ids = sql.param(pieces.map(([id]) => id));
  const amounts = sql.param(pieces.map(([, amount]) => amount));
  const { rowCount } = await tx.execute(sql`
    UPDATE products SET stock = stock - need.pieces
    FROM unnest(${ids}::int[], ${amounts}::int[]) AS need (id, pieces)
    WHERE products.id = need.id AND stock >= need.pieces`);
  // The rows are locked, so this is the guard against a caller that forgot to.
  if (rowCount !== pieces.length) throw refusal;
}
