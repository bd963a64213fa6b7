/**
 * What a browser without BarcodeDetector loads to read codes (ADR 121). The names are hashes of the contents, so the
 * files are cached for ever; a service worker that keeps the counting app offline caches both.
 */

/** The script of the worker: the only answer of the shop that may compile WebAssembly. */
export const SCAN_WORKER = '/internal/scan/b946e241.js';
/** The decoder, loaded by that worker. */
export const SCAN_DECODER = '/internal/scan/e8af31ed.wasm';

export const scanUrls: readonly string[] = [SCAN_WORKER, SCAN_DECODER];
