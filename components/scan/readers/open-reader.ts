import { SCAN_DECODER, SCAN_WORKER } from '@/lib/urls/scan-urls';
import type { CodeReader } from './code-reader';
import { openDetector } from './detector';
import { openWorkerReader } from './worker-reader';

/**
 * The browser's own reader where it knows our codes, else the worker's, which is downloaded now: 425 KB, kept by the
 * browser (ADR 121). @throws ReaderFailure
 */
export async function openReader(): Promise<CodeReader> {
  return (await openDetector()) ?? openWorkerReader(new Worker(SCAN_WORKER), SCAN_DECODER);
}
