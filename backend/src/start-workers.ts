import { startOperations } from '../../processes/operations-server.ts';
import { runWorkers } from '../../processes/run-workers.ts';
import type { BackendEnv } from './env.ts';
import { explainListenError, OPERATIONS } from './listen-error.ts';
import { STOP_MS } from './stop-on-signal.ts';

/** Runs the backend as several workers. @throws EnvError when the port for operators can't be opened */
export const startWorkers = ({ workers, operations, stopDelayMs }: BackendEnv): Promise<void> =>
  runWorkers({
    count: workers,
    openOperations:
      operations &&
      ((figures, health) =>
        startOperations(operations, figures, health).catch((error: unknown) => {
          throw explainListenError(error, operations, OPERATIONS);
        })),
    stopDelayMs,
    stopMs: STOP_MS,
  });
