import type { StorefrontEnv } from '../../lib/env.ts';
import { startOperations } from '../../processes/operations-server.ts';
import { runWorkers } from '../../processes/run-workers.ts';
import { listenError } from './fail.ts';
import { DRAIN_MS } from './stop.ts';

/** Runs the storefront as several workers. @throws StartError when the port for operators is taken */
export const startWorkers = (env: StorefrontEnv): Promise<void> => {
  const { WORKERS: count, OPERATIONS_PORT: port, OPERATIONS_HOST: host, STOP_DELAY_SECONDS } = env;
  return runWorkers({
    count,
    openOperations:
      port === undefined
        ? undefined
        : (figures, health) =>
            startOperations({ port, host }, figures, health).catch((error: unknown) => {
              throw listenError(error as NodeJS.ErrnoException, port, 'OPERATIONS_PORT');
            }),
    stopDelayMs: STOP_DELAY_SECONDS * 1_000,
    stopMs: DRAIN_MS,
  });
};
