import { anyOf, builtOnce } from '../../../db/built-once.ts';
import type { Tx } from '../../../db/connect.ts';
import { sql } from '../../../db/sql.ts';
import { together } from '../../../db/together.ts';
import { DomainError } from '../../../http/errors.ts';
import type { CartLine } from '../../cart/load-lines.ts';
import { piecesByProduct, shortLines } from '../../cart/stock.ts';

const lock = builtOnce<{ id: number; stock: number }>(
  'toonbank_lock_stock',
  () => sql`SELECT id, stock FROM products WHERE id = ${anyOf('ids', 'int[]')} ORDER BY id FOR NO KEY UPDATE`,
);

const take = builtOnce<{ id: number }>(
  'toonbank_take_stock',
  () => sql`
    UPDATE products SET stock = stock - need.pieces
    FROM unnest((SELECT ${sql.placeholder('ids')}::int[]), (SELECT ${sql.placeholder('pieces')}::int[])) AS need (id, pieces)
    WHERE products.id = need.id AND stock >= need.pieces
    RETURNING products.id`,
);

const renewNow = builtOnce<never>('toonbank_constraints_now', () => sql`SET CONSTRAINTS ALL IMMEDIATE`);

function refusalOf(short: ReadonlyMap<string, number>): DomainError {
  const fields = Object.fromEntries([...short].map(([key, units]) => [key, `nog ${units}`]));
  return new DomainError('insufficient_stock', 'Stock does not cover the cart.', fields);
}

/**
 * Locks the lines' products until the transaction ends, in the order of their ids, so that two orders never wait for each
 * other. Meanwhile other visitors can still put them into a cart. Lock them as late as possible. It is sent before this
 * returns.
 * @returns base pieces in stock per product
 */
export async function lockStock(tx: Tx, lines: readonly CartLine[]): Promise<ReadonlyMap<number, number>> {
  const rows = await lock(tx, { ids: [...piecesByProduct(lines).keys()] });
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** @throws DomainError insufficient_stock with every line that falls short: cart key → 'nog n' of its unit */
export function checkStock(lines: readonly CartLine[], stock: ReadonlyMap<number, number>): void {
  const short = shortLines(lines, stock);
  if (short.size > 0) throw refusalOf(short);
}

/**
 * Takes the lines' pieces from locked stock, all or none, and renews what is read from it: now and not at the end, because
 * the renewal of lists may wait for an import, and by then the order number is locked. It is sent before this returns.
 * @throws DomainError insufficient_stock, which the lock rules out
 */
export async function takeStock(tx: Tx, lines: readonly CartLine[]): Promise<void> {
  const pieces = piecesByProduct(lines);
  const [taken] = await together([
    take(tx, { ids: [...pieces.keys()], pieces: [...pieces.values()] }),
    renewNow(tx, {}),
  ]);
  if (taken.length !== pieces.size) throw refusalOf(new Map());
}
