import type { Server } from 'node:http';

/** How long requests that are under way may take when the process is told to stop. */
const DRAIN_MS = 15_000;

/** On SIGTERM or Ctrl-C: takes nothing new, finishes what is under way, stops. A second signal stops at once. */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
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
}
