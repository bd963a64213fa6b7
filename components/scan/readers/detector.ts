import { type CodeFormat, codeFormats, type SeenCode } from '@/lib/scan/codes';
import type { CodeReader } from './code-reader';

/** The browser's API, where available; TypeScript's library does not declare it yet. */
declare class BarcodeDetector {
  constructor(options: { formats: readonly string[] });
  detect(source: HTMLVideoElement): Promise<{ rawValue: string; format: string }[]>;
  static getSupportedFormats(): Promise<string[]>;
}

/** macOS reads a UPC-A code as the EAN-13 code that it is. */
const OPTIONAL: ReadonlySet<CodeFormat> = new Set(['upc_a']);

const isOurs = (code: { rawValue: string; format: string }) =>
  codeFormats.some((format) => format === code.format);

/** BarcodeDetector as a reader; undefined where it is absent, or does not know one of our codes. */
export async function openDetector(): Promise<CodeReader | undefined> {
  if (!('BarcodeDetector' in window)) return undefined;
  // Chromium on Linux and Windows has the class, and knows no format.
  const known = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  const formats = codeFormats.filter((format) => known.includes(format));
  if (!codeFormats.every((format) => OPTIONAL.has(format) || formats.includes(format))) return undefined;
  const detector = new BarcodeDetector({ formats });
  return {
    async read(video) {
      // A frame that is not there yet is an error of the API.
      const found = await detector.detect(video).catch(() => []);
      const code = found.find(isOurs);
      return code && { text: code.rawValue, format: code.format as SeenCode['format'] };
    },
    close: () => undefined,
  };
}
