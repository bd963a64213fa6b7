import type { FastifyBaseLogger } from 'fastify';

/**
 * Runs `round` every `everyMs`, never two at once: the next round waits for one that takes longer.
 * @param round gets a signal that is aborted when the work has to end
 * @param atOnce the first round runs now instead of after `everyMs`
 * @returns a function that stops it, and waits for the running round
 */
export function repeat(
  everyMs: number,
  round: (ending: AbortSignal) => Promise<unknown>,
  {
    log,
    failure,
    atOnce = false,
  }: { log: Pick<FastifyBaseLogger, 'error'>; failure: string; atOnce?: boolean },
): () => Promise<void> {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const start = () => {
    running ??= round(ending.signal)
      .then(
        () => {},
        (err) => log.error({ err }, failure),
      )
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(start, everyMs);
  timer.unref();
  if (atOnce) start();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await running;
  };
}
