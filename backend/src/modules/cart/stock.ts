import type { CartLine } from './load-lines.ts';

interface Need {
  productId: number;
  /** Base pieces. */
  pieces: number;
}

/** The stock that a line needs: of its product first, then of each option once, in its default unit. */
function needsOf(line: CartLine): [Need, ...Need[]] {
  return [
    { productId: line.product.id, pieces: line.quantity * line.unit.content },
    ...line.options.map(({ product, unit }) => ({ productId: product.id, pieces: unit.content })),
  ];
}

/** Base pieces per product of all lines together. */
export function piecesByProduct(lines: readonly CartLine[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const need of lines.flatMap(needsOf))
    pieces.set(need.productId, (pieces.get(need.productId) ?? 0) + need.pieces);
  return pieces;
}

/** Base pieces in stock per product, as read with the lines. */
export function stockAsRead(lines: readonly CartLine[]): Map<number, number> {
  const all = lines.flatMap((line) => [line.product, ...line.options.map((option) => option.product)]);
  return new Map(all.map((product) => [product.id, product.stock]));
}

/**
 * The lines that stock does not cover, when it is given to the lines in the order of the cart: key → the remaining
 * number of the line's unit. Lines that share a product share its stock.
 */
export function shortLines(
  lines: readonly CartLine[],
  stock: ReadonlyMap<number, number>,
): Map<string, number> {
  const left = new Map(stock);
  const leftOf = ({ productId }: Need) => left.get(productId) ?? 0;
  const take = (need: Need) => left.set(need.productId, leftOf(need) - need.pieces);
  const giveBack = (need: Need) => left.set(need.productId, leftOf(need) + need.pieces);
  const isLeft = (need: Need) => leftOf(need) >= 0;

  const short = new Map<string, number>();
  for (const line of lines) {
    const needs = needsOf(line);
    needs.forEach(take);
    if (needs.every(isLeft)) continue;
    const [lineNeed, ...options] = needs;
    giveBack(lineNeed);
    const pieces = options.every(isLeft) ? leftOf(lineNeed) : 0;
    short.set(line.key, Math.floor(pieces / line.unit.content));
    options.forEach(giveBack);
  }
  return short;
}
