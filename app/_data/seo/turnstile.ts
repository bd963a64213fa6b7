/**
 * Lets `most` pieces of work run at once and `queue` wait; who comes when it is full is told so by null. For work that
 * takes a whole processor, such as drawing: a crowd of it must not stop the shop.
 */
export function turnstile(most: number, queue: number) {
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
      // Who waited takes the place of who leaves.
      if (next) next();
      else running -= 1;
    }
  };
}
