import { runInWorker } from '../../../lib/run-in-worker.ts';

/** Brands of a file that phones of Apple and Samsung write; AVIF has others. */
const BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']);

/** 48 megapixels is the most that a phone makes. Each pixel needs four bytes until the photo is made smaller. */
export const MAX_HEIC_PIXELS = 50_000_000;
const LIMITS = { maxMs: 20_000, maxMemoryMb: 256 };

/** Pixels of a photo: red, green, blue and opacity. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export type Decoded = Pixels | 'too_many_pixels';

export const isHeic = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 4, 8) === 'ftyp' && BRANDS.has(bytes.toString('latin1', 8, 12));

/** The first picture of a HEIC file, upright. In a thread of its own: it takes seconds. @throws Error for a damaged file */
export const decodeHeic = (bytes: Buffer): Promise<Decoded> =>
  runInWorker<Decoded>(new URL('./heic-worker.ts', import.meta.url), bytes, LIMITS);
