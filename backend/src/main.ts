import { explainStoreError } from './db/explain-error.ts';
import { EnvError, readEnv } from './env.ts';
import { type RunningBackend, startBackend } from './start.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** One sentence for faults that an operator can repair; the whole error for others. */
function explain(error: unknown): string {
  if (error instanceof EnvError) return error.message;
  const sentence = explainStoreError(error);
  if (sentence) return sentence;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

let backend: RunningBackend | undefined;
stopOnSignal(async () => backend?.stop());

try {
  backend = await startBackend(readEnv(process.env));
  // Tells a parent process (scripts/start) that the server accepts requests.
  process.send?.({ ready: backend.address });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
