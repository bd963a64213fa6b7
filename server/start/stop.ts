import type { Server } from 'node:http';

/** How long requests that are under way may take when the process is told to stop. */
const DRAIN_MS = 10_000;

/**
 * On SIGTERM, Ctrl-C or the end of the parent process: takes nothing new, finishes what is under way, stops.
 * A second Ctrl-C stops at once.
 */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let stopping = false;
  const stop = async (signal?: string) => {
    if (stopping && signal === 'SIGINT') process.exit(1);
    if (stopping) return;
    stopping = true;
    const late = setTimeout(() => process.exit(1), DRAIN_MS);
    late.unref();
    server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
    await close().catch(() => undefined);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}
