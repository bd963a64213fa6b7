import sharp, { type Sharp } from 'sharp';
import { DomainError } from '../../http/errors.ts';
import { fairQueue } from '../media/fair-queue.ts';
import { imageKindOf } from '../media/image-kind.ts';
import { decodeHeic, isHeic } from './heic.ts';

/** Maximum number of pixels: a small file can declare any size. */
const MAX_PIXELS = 60_000_000;
/** Longest side of a photo, in pixels. */
const MAX_SIDE = 1600;
const THUMB_SIDE = 320;

export interface MadePhoto {
  width: number;
  height: number;
  /** WebP, upright, without the metadata of the file, such as place and time. */
  bytes: Buffer;
  thumb: Buffer;
}

export type PhotoFault = 'damaged' | 'too_many_pixels' | 'unknown_type';

const photoFault = (fault: PhotoFault): DomainError =>
  new DomainError('invalid_request', 'This file is no photo that the shop can read.', { base64: fault });

/** Maximum number of waiting uploads; each is held in memory. */
const queue = fairQueue({ maxRunning: 2, maxWaiting: 24, maxWaitingPerSite: 12 });

/** @throws DomainError invalid_request with `base64` */
async function open(bytes: Buffer): Promise<Sharp> {
  if (imageKindOf(bytes)) return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const decoded = await decodeHeic(bytes);
  if (decoded === 'too_many_pixels') throw photoFault('too_many_pixels');
  const { data, width, height } = decoded;
  return sharp(data, { raw: { width, height, channels: 4 } });
}

async function encode(bytes: Buffer): Promise<MadePhoto> {
  const upright = (await open(bytes)).autoOrient().toColourspace('srgb');
  const scaled = (side: number, quality: number) =>
    upright
      .clone()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 2 })
      .toBuffer({ resolveWithObject: true });
  const { data, info } = await scaled(MAX_SIDE, 78);
  const { data: thumb } = await scaled(THUMB_SIDE, 70);
  return { width: info.width, height: info.height, bytes: data, thumb };
}

/** Checks the header of a photo, without decoding it. @throws DomainError invalid_request with `base64` */
async function checkHeader(bytes: Buffer): Promise<void> {
  if (!imageKindOf(bytes)) {
    if (isHeic(bytes)) return;
    throw photoFault('unknown_type');
  }
  const header = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw photoFault('damaged');
    });
  if (header.width * header.height > MAX_PIXELS) throw photoFault('too_many_pixels');
}

/**
 * Re-encodes an uploaded photo, two at a time.
 * @throws DomainError invalid_request with `base64`: a `PhotoFault`; too_busy when too many wait already
 */
export async function makePhoto(siteId: string, bytes: Buffer): Promise<MadePhoto> {
  await checkHeader(bytes);
  return queue.run(siteId, () =>
    encode(bytes).catch((error: unknown) => {
      throw error instanceof DomainError ? error : photoFault('damaged');
    }),
  );
}
