import { createHash } from 'node:crypto';
import type { FocalPoint } from '@toonbank/contract';
import { type EncodedVariant, encodeCrops, encodeWhole, encodeWidths } from './encode-image.ts';
import { fairQueue } from './fair-queue.ts';
import { checkImage, readPixels } from './read-image.ts';

/** An image as the library stores it. */
export interface MadeImage {
  sha256: string;
  width: number;
  height: number;
  bytes: Buffer;
  variants: EncodedVariant[];
}

/** Each of them holds its upload in memory. */
const queue = fairQueue({ maxRunning: 2, maxWaiting: 16, maxWaitingPerSite: 8 });
const underWay = new Map<string, Promise<MadeImage>>();

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function make(bytes: Buffer, sha256: string, focal: FocalPoint | undefined): Promise<MadeImage> {
  const pixels = await readPixels(bytes);
  const { width, height } = pixels.raw;
  const whole = await encodeWhole(pixels);
  const variants = await encodeWidths(pixels, sha256);
  if (focal) variants.push(...(await encodeCrops(pixels, sha256, focal)));
  return { sha256, width, height, bytes: whole, variants };
}

/**
 * Makes an image and its variants from an upload, two at a time. Equal uploads of a site that are being made share the
 * result.
 * @throws DomainError see `checkImage`; too_busy when too many wait already
 */
export async function makeImageOnce(
  site: string,
  bytes: Buffer,
  sha256: string,
  focal?: FocalPoint,
): Promise<MadeImage> {
  const key = [site, sha256, focal?.x, focal?.y].join(' ');
  const known = underWay.get(key);
  if (known) return known;
  const made = checkImage(bytes)
    .then(() => queue.run(site, () => make(bytes, sha256, focal)))
    .finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
}

/** The crops of a stored image around a focal point. @throws DomainError too_busy */
export const makeCrops = (
  site: string,
  stored: { bytes: Buffer; sha256: string },
  focal: FocalPoint,
): Promise<EncodedVariant[]> =>
  queue.run(site, async () => encodeCrops(await readPixels(stored.bytes), stored.sha256, focal));
