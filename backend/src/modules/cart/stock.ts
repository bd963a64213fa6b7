import type { CartLine } from './load-lines.ts';

interface Need {
  productId: number;
  /** Base pieces. */
  pieces: number;
  stock: number;
}

/** What a line takes from stock: its product first, then each option once, in its default unit. */
function needsOf(line: CartLine): Need[] {
  return [
    { product: line.product, pieces: line.quantity * line.unit.content },
    ...line.options.map(({ product, unit }) => ({ product, pieces: unit.content })),
  ].map(({ product, pieces }) => ({ productId: product.id, pieces, stock: product.stock }));
}

/** Base pieces per product that the lines take together. */
export function piecesByProduct(lines: readonly CartLine[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const need of lines.flatMap(needsOf))
    pieces.set(need.productId, (pieces.get(need.productId) ?? 0) + need.pieces);
  return pieces;
}

/**
 * The lines that stock does not cover, when it is handed out in the order of the cart: key → how many of the line's
 * unit there still are. Lines that share a product share its stock.
 */
export function shortLines(lines: readonly CartLine[]): Map<string, number> {
  const left = new Map<number, number>();
  const take = ({ productId, pieces, stock }: Need) =>
    left.set(productId, (left.get(productId) ?? stock) - pieces);
  const isLeft = (need: Need) => (left.get(need.productId) ?? need.stock) >= 0;

  const short = new Map<string, number>();
  for (const line of lines) {
    const needs = needsOf(line);
    for (const need of needs) take(need);
    if (needs.every(isLeft)) continue;
    for (const need of needs) take({ ...need, pieces: -need.pieces });
    const [own, ...options] = needs;
    for (const option of options) take(option);
    const pieces = own && options.every(isLeft) ? (left.get(own.productId) ?? own.stock) : 0;
    for (const option of options) take({ ...option, pieces: -option.pieces });
    short.set(line.key, Math.max(0, Math.floor(pieces / line.unit.content)));
  }
  return short;
}
