/** Below the 15 s after which scripts/start kills the process. */
const STOP_MS = 12_000;

/**
 * On SIGTERM, SIGINT, SIGHUP or the end of the parent process: runs `stop` once and ends the process, with 0 when it
 * finished in time. A second Ctrl-C ends it at once.
 */
export function stopOnSignal(stop: () => Promise<void>, stopMs = STOP_MS): void {
  let stopping = false;
  const startStop = (signal?: string) => {
    if (stopping && signal === 'SIGINT') process.exit(1);
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopMs).unref();
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        process.stderr.write(`${error.stack ?? error.message}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, startStop);
  // The parent process ended, for any reason.
  process.once('disconnect', () => startStop());
}
