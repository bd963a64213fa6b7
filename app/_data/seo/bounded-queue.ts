/**
 * Runs at most `maxRunning` jobs at once with a queue of at most `maxWaiting`; returns null when the queue is full. For
 * CPU-bound work such as drawing, which must not block the shop.
 */
export function boundedQueue(maxRunning: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) return null;
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
