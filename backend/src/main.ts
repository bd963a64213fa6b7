import { collectWhenIdle } from '../../processes/collect-when-idle.ts';
import { runsWorkers, sayReady } from '../../processes/worker.ts';
import { explainStoreError } from './db/explain-error.ts';
import { EnvError, readEnv } from './env.ts';
import type { RunningBackend } from './start.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** One sentence for faults that an operator can repair; the whole error for others. */
function explain(error: unknown): string {
  if (error instanceof EnvError) return error.message;
  const sentence = explainStoreError(error);
  if (sentence) return sentence;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

let backend: RunningBackend | undefined;

try {
  const env = readEnv(process.env);
  if (runsWorkers(env.workers)) await (await import('./start-workers.ts')).startWorkers(env);
  else {
    stopOnSignal(
      async () => backend?.stop(),
      () => backend?.stopDelayMs ?? 0,
    );
    // Not loaded by a process that only runs workers: it would take 150 MB.
    const { startBackend } = await import('./start.ts');
    backend = await startBackend(env);
    collectWhenIdle();
    sayReady({ ready: backend.address, sites: backend.sites });
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
