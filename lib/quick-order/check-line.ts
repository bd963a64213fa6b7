/** The facts that decide whether a line can be ordered, apart from the cart's content. */
export interface CheckedLine {
  quantity: number;
  /** Of the unit. */
  step: number;
  /** Base pieces in one unit. */
  content: number;
  /** Stock in base pieces. */
  stock: number;
}

export interface LineFault {
  reason: 'quantity_step' | 'insufficient_stock';
  /** Quantities that can be ordered instead. */
  fixes: number[];
}

/** Checks a line by the same rule as the cart (docs/behaviour.md §7.2); undefined when it can be ordered. */
export function checkLine({ quantity, step, content, stock }: CheckedLine): LineFault | undefined {
  const room = Math.max(0, Math.floor(stock / content / step) * step);
  if (quantity % step !== 0) {
    const below = Math.floor(quantity / step) * step;
    const fixes = [below, below + step].filter((fix) => fix > 0 && fix <= room);
    return { reason: fixes.length > 0 ? 'quantity_step' : 'insufficient_stock', fixes };
  }
  return quantity > room ? { reason: 'insufficient_stock', fixes: room > 0 ? [room] : [] } : undefined;
}
