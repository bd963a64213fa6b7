import { onStopRequest } from '../../processes/worker.ts';

/** Below the 15 s after which scripts/start kills the process. */
export const STOP_MS = 12_000;

/**
 * When the process must stop (`onStopRequest`): runs `stop` once and ends the process, with 0 when it finished in time. A
 * second Ctrl-C ends it at once.
 * @param moreMs what `stop` may take beyond `stopMs`
 */
export function stopOnSignal(stop: () => Promise<void>, moreMs = () => 0, stopMs = STOP_MS): void {
  let stopping = false;
  const startStop = (signal?: string) => {
    if (stopping && signal === 'SIGINT') process.exit(1);
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopMs + moreMs()).unref();
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        process.stderr.write(`${error.stack ?? error.message}\n`);
        process.exit(1);
      },
    );
  };
  onStopRequest(startStop);
}
