import type { FastifyBaseLogger } from 'fastify';

/**
 * Runs `round` every `everyMs`, never two at once: the next round waits for one that takes longer.
 * @param round gets a signal that is aborted when the work has to end
 * @returns a function that stops it, and waits for the running round
 */
export function repeat(
  everyMs: number,
  round: (ending: AbortSignal) => Promise<unknown>,
  { log, failure }: { log: Pick<FastifyBaseLogger, 'error'>; failure: string },
): () => Promise<void> {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= round(ending.signal)
      .then(
        () => {},
        (err) => log.error({ err }, failure),
      )
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await running;
  };
}
