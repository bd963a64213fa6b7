import type { PGlite } from '@electric-sql/pglite';

const CHECK_INTERVAL_MS = 1_000;

/**
 * Writes into shared memory which statement PGlite is at: its number, or 0 when none runs. A statement keeps the thread
 * busy until it ends, so no message could say it. An error that PGlite throws, other than an answer to the client,
 * leaves its queue stuck for good: it ends the thread.
 */
export function reportStatements(db: PGlite, statement: Int32Array): void {
  const run = db.execProtocolRawStream.bind(db);
  let number = 0;
  db.execProtocolRawStream = async (...call) => {
    number = (number % 1_000_000_000) + 1;
    Atomics.store(statement, 0, number);
    try {
      await run(...call);
    } catch (error) {
      setImmediate(() => {
        throw error;
      });
      throw error;
    } finally {
      Atomics.store(statement, 0, 0);
    }
  };
}

/**
 * Looks every second whether one statement runs for longer than it may. PGlite can't cancel a statement
 * (`statement_timeout` has no effect in it), and no other statement runs meanwhile.
 * @returns a function that ends the watch
 */
export function watchStatements(options: {
  statement: Int32Array;
  maxMs: number;
  /** True while a statement may take as long as it wants. */
  isUnlimited: () => boolean;
  onTooLong: () => void;
}): () => void {
  let seen = 0;
  let since = performance.now();
  const timer = setInterval(
    () => {
      const running = Atomics.load(options.statement, 0);
      if (running !== seen || running === 0 || options.isUnlimited()) {
        seen = running;
        since = performance.now();
      } else if (performance.now() - since > options.maxMs) options.onTooLong();
    },
    Math.min(CHECK_INTERVAL_MS, options.maxMs),
  );
  timer.unref();
  return () => clearInterval(timer);
}
