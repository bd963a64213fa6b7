/** How long running requests may take when the process is told to stop. */
const DRAIN_MS = 10_000;

/**
 * On SIGTERM, SIGHUP, Ctrl-C or the end of the parent process: drains the connections, closes the rest, ends.
 * A second Ctrl-C ends at once.
 */
export function stopOnSignal(drain: () => Promise<void>, close: () => Promise<void>): void {
  let stopping = false;
  const stop = async (signal?: string) => {
    if (stopping && signal === 'SIGINT') process.exit(1);
    if (stopping) return;
    stopping = true;
    const late = setTimeout(() => process.exit(1), DRAIN_MS);
    late.unref();
    await drain();
    await close().catch(() => undefined);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
  process.on('disconnect', stop);
}
