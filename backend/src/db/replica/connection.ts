import type pg from 'pg';

/** Tries after these pauses: a replica that follows has a commit within a few milliseconds. */
export const PAUSES_MS: readonly number[] = [2, 4, 8];

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Connection = pg.PoolClient & { connection: { stream: { destroy(): void } } };

/** Ends a connection that may hang; its statements fail at once. */
export function cut(client: pg.PoolClient): void {
  (client as Connection).connection.stream.destroy();
}

/** Calls `giveUp` when there is no answer in time. Answers that have arrived while the process was busy are read first. */
export async function within<T>(limitMs: number, asked: Promise<T>, giveUp: () => void): Promise<T> {
  let isOver = false;
  const timer = setTimeout(() => setImmediate(() => !isOver && giveUp()), limitMs);
  try {
    return await asked;
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
