import type { SeenCode } from './codes.ts';

/** To the worker (`server/scan/code-worker.js`): first the address of the decoder, then one frame at a time, as RGBA. */
export type ToCodeWorker = { decoder: string } | { pixels: ArrayBuffer; width: number; height: number };

/** From the worker: one answer per message. */
export type FromCodeWorker = { ready: true } | { code?: SeenCode } | { failed: string };
