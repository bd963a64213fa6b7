import { runInWorker } from '../../lib/run-in-worker.ts';

/** The `ftyp` brands of HEIC files from Apple and Samsung phones; AVIF has other brands. */
const BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Phones make photos of at most 48 megapixels. A decoded pixel needs four bytes. */
export const MAX_HEIC_PIXELS = 50_000_000;
const LIMITS = { maxMs: 20_000, maxMemoryMb: 256 };

/** Decoded photo: four bytes per pixel (RGBA). */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export type Decoded = Pixels | 'too_many_pixels';

export const isHeic = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 4, 8) === 'ftyp' && BRANDS.has(bytes.toString('latin1', 8, 12));

/** Decodes the first picture of a HEIC file, upright, in a separate thread. @throws Error for a damaged file */
export const decodeHeic = (bytes: Buffer): Promise<Decoded> =>
  runInWorker<Decoded>(new URL('./heic-worker.ts', import.meta.url), bytes, LIMITS);
