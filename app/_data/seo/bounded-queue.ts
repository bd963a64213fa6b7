/**
 * Runs at most `most` jobs at once with a queue of at most `queue`; returns null when the queue is full. For
 * CPU-bound work such as drawing, which must not block the shop.
 */
export function boundedQueue(most: number, queue: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (running >= most) {
      if (waiting.length >= queue) return null;
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next job takes over this slot.
      if (next) next();
      else running -= 1;
    }
  };
}
