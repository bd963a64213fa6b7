import type { SeenCode } from '@/lib/scan/codes';

/** Reads one code from the picture that a video shows. */
export interface CodeReader {
  read: (video: HTMLVideoElement) => Promise<SeenCode | undefined>;
  close: () => void;
}

/** The reader did not load, or stopped. */
export class ReaderFailure extends Error {}

/** Whether this browser can read codes by camera. False on a page that is not served securely. */
export const canReadCodes = (): boolean =>
  navigator.mediaDevices !== undefined &&
  ('BarcodeDetector' in window || ('Worker' in window && 'WebAssembly' in window));
