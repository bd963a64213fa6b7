import { asc, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/connect.ts';
import { products } from '../../../db/schema/index.ts';
import { DomainError } from '../../../http/errors.ts';
import type { CartLine } from '../../cart/load-lines.ts';
import { piecesByProduct, shortLines } from '../../cart/stock.ts';

/**
 * Takes the lines' pieces from stock, all or none. The products stay locked until the transaction ends: take them as
 * late as possible.
 * @throws DomainError insufficient_stock with every line that falls short: cart key → 'nog n' of its unit
 */
export async function takeStock(tx: Tx, lines: readonly CartLine[]): Promise<void> {
  const pieces = piecesByProduct(lines);
  const short = shortLines(lines, await lockStock(tx, [...pieces.keys()]));
  const fields = Object.fromEntries([...short].map(([key, units]) => [key, `nog ${units}`]));
  const refusal = new DomainError('insufficient_stock', 'Stock does not cover the cart.', fields);
  if (short.size > 0) throw refusal;
  const ids = sql.param([...pieces.keys()]);
  const amounts = sql.param([...pieces.values()]);
  const { rowCount } = await tx.execute(sql`
    UPDATE products SET stock = stock - need.pieces
    FROM unnest(${ids}::int[], ${amounts}::int[]) AS need (id, pieces)
    WHERE products.id = need.id AND stock >= need.pieces`);
  // The rows are locked; the condition holds even if a later change removes the lock.
  if (rowCount !== pieces.size) throw refusal;
}

/**
 * Locks products in the order of their ids, so that two orders never wait for each other, and reads their stock.
 * Meanwhile other visitors can still put them into a cart.
 */
async function lockStock(tx: Tx, productIds: number[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, productIds))
    .orderBy(asc(products.id))
    .for('no key update');
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}
