import { setTimeout as wait } from 'node:timers/promises';
import { onStopRequest } from '../../processes/worker.ts';

/** How long running requests may take when the process is told to stop. */
export const DRAIN_MS = 10_000;

export interface Farewell {
  /** Says that this process is no longer ready. */
  leave(): void;
  /** A balancer needs this long to notice; requests are taken meanwhile. */
  delayMs: number;
}

/**
 * When the process must stop (`onStopRequest`): drains the connections, closes the rest, ends.
 * A second Ctrl-C ends at once.
 */
export function stopOnSignal(
  drain: () => Promise<void>,
  close: () => Promise<void>,
  { leave, delayMs }: Farewell = { leave: () => {}, delayMs: 0 },
): void {
  let stopping = false;
  const stop = async (signal?: string) => {
    if (stopping && signal === 'SIGINT') process.exit(1);
    if (stopping) return;
    stopping = true;
    const late = setTimeout(() => process.exit(1), DRAIN_MS + delayMs);
    late.unref();
    leave();
    await wait(delayMs);
    await drain();
    await close().catch(() => undefined);
    process.exit(0);
  };
  onStopRequest(stop);
}
