import type { PGlite } from '@electric-sql/pglite';

const CHECK_INTERVAL_MS = 1_000;

/** The exit status by which PostgreSQL returns to its main loop after an error that it answers itself. */
const LONG_JUMP_STATUS = 100;

/** Ends the thread, with this error as the reason. */
function endThread(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

/**
 * PGlite ignores every error that its program throws, also a trap of WebAssembly or a full stack: the client would
 * wait for ever, and PostgreSQL's memory is no longer consistent. Only a long jump is part of its usual work.
 */
function endOnTrap(db: PGlite): void {
  const { mod } = db as unknown as { mod: { _PostgresMainLoopOnce: () => void } };
  const runOnce = mod._PostgresMainLoopOnce;
  mod._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if ((error as { status?: unknown }).status !== LONG_JUMP_STATUS) endThread(error);
      throw error;
    }
  };
}

/**
 * Writes the number of PGlite's running statement into shared memory, 0 when none runs. A statement keeps the thread
 * busy until it ends, so no message could be sent. An error that PGlite throws, other than an answer to the client,
 * leaves its queue stuck for good: it ends the thread.
 */
export function reportStatements(db: PGlite, statement: Int32Array): void {
  endOnTrap(db);
  const run = db.execProtocolRawStream.bind(db);
  let number = 0;
  db.execProtocolRawStream = async (...call) => {
    number = (number % 1_000_000_000) + 1;
    Atomics.store(statement, 0, number);
    try {
      await run(...call);
    } catch (error) {
      endThread(error);
      throw error;
    } finally {
      Atomics.store(statement, 0, 0);
    }
  };
}

/**
 * Checks every second whether a statement has run for too long. PGlite can't cancel a statement (`statement_timeout`
 * has no effect in it), and no other statement runs meanwhile.
 * @returns a function that stops the watch
 */
export function watchStatements(options: {
  statement: Int32Array;
  maxMs: number;
  /** True while statements have no time limit. */
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
