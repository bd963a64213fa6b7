import { Worker } from 'node:worker_threads';

interface Limits {
  /** Then the thread is ended, whatever it does. */
  maxMs: number;
  /** Of its objects; memory of WebAssembly is not counted. */
  maxMemoryMb: number;
}

/**
 * Runs a file in a thread of its own, for input of strangers: a parser that hangs or needs too much memory stops nothing
 * else. The file reads `workerData` and posts one message, its result.
 * @throws what the file throws, or an error when it reached a limit
 */
export function runInWorker<T>(file: URL, workerData: unknown, { maxMs, maxMemoryMb }: Limits): Promise<T> {
  const worker = new Worker(file, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    // Of a shop that runs under a flag for its own process.
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
