import type { FromCodeWorker, ToCodeWorker } from '@/lib/scan/worker-messages';
import { type CodeReader, ReaderFailure } from './code-reader';
import { visibleFrame } from './visible-frame';

/** A worker that answers each message once, in order. A second question waits for no answer: ask one at a time. */
function conversation(worker: Worker) {
  let settle: { resolve: (answer: FromCodeWorker) => void; reject: (error: Error) => void } | undefined;
  let broken: ReaderFailure | undefined;
  const fail = (reason: string) => {
    broken = new ReaderFailure(reason);
    settle?.reject(broken);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromCodeWorker>) => {
    if ('failed' in data) fail(data.failed);
    else settle?.resolve(data);
  });
  // The script did not load, or threw.
  worker.addEventListener('error', ({ message }) => fail(message ?? 'the worker did not load'));
  return {
    ask: (message: ToCodeWorker, transfer: Transferable[] = []) =>
      new Promise<FromCodeWorker>((resolve, reject) => {
        if (broken) return reject(broken);
        settle = { resolve, reject };
        worker.postMessage(message, transfer);
      }),
    end() {
      fail('closed');
      worker.terminate();
    },
  };
}

/** Reads in a worker, so that the page stays quick. @throws ReaderFailure when the worker or `decoder` does not load */
export async function openWorkerReader(worker: Worker, decoder: string): Promise<CodeReader> {
  const { ask, end } = conversation(worker);
  // Kept in memory, because its pixels are read for every frame.
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  try {
    if (!context) throw new ReaderFailure('no canvas');
    await ask({ decoder });
  } catch (error) {
    end();
    throw error;
  }
  return {
    async read(video) {
      const frame = visibleFrame(video, context);
      if (!frame) return undefined;
      const { data, width, height } = frame;
      const answer = await ask({ pixels: data.buffer, width, height }, [data.buffer]);
      return 'code' in answer ? answer.code : undefined;
    },
    close: end,
  };
}
