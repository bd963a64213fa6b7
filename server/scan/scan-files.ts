import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SCAN_DECODER, SCAN_WORKER } from '../../lib/urls/scan-urls.ts';
import { codeWorkerPolicy, dataPolicy } from '../csp/policy.ts';
import { lastingFile } from '../http/lasting-file.ts';
import { sendPage } from '../http/send.ts';
import type { CachedPage } from '../page-cache/page-cache.ts';

const require = createRequire(import.meta.url);
const decoder = () => require.resolve('zxing-wasm/reader/zxing_reader.wasm');

/** The package's script for a browser, which defines `ZXingWASM`, and ours: one file, so the worker loads no other. */
async function workerScript(): Promise<Buffer> {
  const library = path.join(path.dirname(decoder()), '../iife/reader/index.js');
  const ours = path.join(import.meta.dirname, 'code-worker.js');
  return Buffer.concat(await Promise.all([readFile(library), readFile(ours)]));
}

interface ScanContent {
  read: () => Promise<Buffer>;
  type: string;
  policy: string;
}

/** The files that read codes in a browser without BarcodeDetector, by their addresses (ADR 121). */
export const scanContents: Readonly<Record<string, ScanContent>> = {
  [SCAN_WORKER]: {
    read: workerScript,
    type: 'application/javascript; charset=utf-8',
    policy: codeWorkerPolicy,
  },
  [SCAN_DECODER]: { read: () => readFile(decoder()), type: 'application/wasm', policy: dataPolicy },
};

/** Serves them; they are read and compressed at the first request. */
export function scanFiles() {
  const answers = new Map<string, Promise<CachedPage>>();

  function answerOf(address: string, protocol: 'http' | 'https'): Promise<CachedPage> | undefined {
    const content = Object.hasOwn(scanContents, address) ? scanContents[address] : undefined;
    if (!content) return undefined;
    const key = `${protocol} ${address}`;
    const ready = answers.get(key);
    if (ready) return ready;
    const { read, ...rest } = content;
    const made = read().then((bytes) => lastingFile({ bytes, ...rest }, protocol));
    answers.set(key, made);
    return made;
  }

  /** Resolves whether the request was for such a file, and has its answer. */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    protocol: 'http' | 'https',
  ): Promise<boolean> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const answer = answerOf((request.url ?? '').split('?', 1)[0] ?? '', protocol);
    if (answer) sendPage(request, response, await answer);
    return answer !== undefined;
  };
}
