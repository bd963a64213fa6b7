import { Worker } from 'node:worker_threads';

interface Limits {
  /** Maximum run time in milliseconds; the thread is terminated after it. */
  maxMs: number;
  /** Maximum heap; memory of WebAssembly is not counted. */
  maxMemoryMb: number;
}

/**
 * Runs a file in a separate thread, for untrusted input: a parser that hangs or needs too much memory does not affect
 * the process. The file reads `workerData` and posts one message, its result.
 * @throws the error of the file, or an error when a limit is reached
 */
export function runInWorker<T>(file: URL, workerData: unknown, { maxMs, maxMemoryMb }: Limits): Promise<T> {
  const worker = new Worker(file, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    // The thread does not inherit the flags of the process.
    execArgv: [],
  });
  return new Promise<T>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The thread took too long.')), maxMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(late);
      reject(new Error('The thread ended without a result.'));
    });
  }).finally(() => worker.terminate());
}
