import type { FastifyBaseLogger } from 'fastify';

const LOG_INTERVAL_MS = 10_000;

/** Counts refused calls and logs the number at most every ten seconds: a line for each would be load of its own. */
export function refusalLog(now = () => performance.now()): (log: Pick<FastifyBaseLogger, 'warn'>) => void {
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (log) => {
    refused += 1;
    if (now() - loggedAt < LOG_INTERVAL_MS) return;
    log.warn({ refused }, 'too many calls for the database; some are refused');
    refused = 0;
    loggedAt = now();
  };
}
