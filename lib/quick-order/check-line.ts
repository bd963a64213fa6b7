/** What decides whether a line can be ordered, apart from what is in the cart already. */
export interface CheckedLine {
  quantity: number;
  /** Of the unit. */
  step: number;
  /** Base pieces in one unit. */
  content: number;
  /** Base pieces that are there. */
  stock: number;
}

export interface LineFault {
  reason: 'quantity_step' | 'insufficient_stock';
  /** Quantities that would do. */
  fixes: number[];
}

/** What the cart would say of a line, by the same rule (docs/behaviour.md §7.2); undefined when it fits. */
export function checkLine({ quantity, step, content, stock }: CheckedLine): LineFault | undefined {
  const room = Math.max(0, Math.floor(stock / content / step) * step);
  if (quantity % step !== 0) {
    const below = Math.floor(quantity / step) * step;
    const fixes = [below, below + step].filter((fix) => fix > 0 && fix <= room);
    return { reason: fixes.length > 0 ? 'quantity_step' : 'insufficient_stock', fixes };
  }
  return quantity > room ? { reason: 'insufficient_stock', fixes: room > 0 ? [room] : [] } : undefined;
}
