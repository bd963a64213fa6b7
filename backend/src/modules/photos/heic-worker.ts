import { parentPort, workerData } from 'node:worker_threads';
import heic from 'heic-decode';
import { type Decoded, MAX_HEIC_PIXELS } from './heic.ts';

const [first] = await heic.all({ buffer: workerData as Uint8Array });
if (!first) throw new Error('The file has no picture.');
if (first.width * first.height > MAX_HEIC_PIXELS)
  parentPort?.postMessage('too_many_pixels' satisfies Decoded);
else {
  const { width, height, data } = await first.decode();
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  parentPort?.postMessage({ width, height, data: pixels } satisfies Decoded, [data.buffer]);
}
