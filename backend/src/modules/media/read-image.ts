import sharp from 'sharp';
import { DomainError } from '../../http/errors.ts';
import { imageKindOf } from './image-kind.ts';

/** More than any camera of our editors makes; a small file can claim any number. */
const MAX_PIXELS = 50_000_000;
/** Longest side of a stored image. */
const MAX_SIDE = 2560;

// One thread per image: the other core is free for calls.
sharp.concurrency(1);

/** Pixels of an image, upright, in sRGB, with nothing else that was in the file. */
export interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const damaged = () => new DomainError('image_damaged', 'The file is cut off or damaged.');

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });

/** Decodes no pixel. Without sharp's limit, which would only say that something is wrong. */
const readHeader = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw damaged();
    });

/**
 * Checks what the file says about itself, before a pixel of it is decoded.
 * @throws DomainError unsupported_media_type, image_damaged, image_too_many_pixels or image_animated
 */
export async function checkImage(bytes: Buffer): Promise<void> {
  const kind = imageKindOf(bytes);
  if (!kind) throw new DomainError('unsupported_media_type', 'No JPEG, PNG, WebP, AVIF or GIF.');
  const { format, width, height, pages = 1 } = await readHeader(bytes);
  if (format !== (kind === 'avif' ? 'heif' : kind)) throw damaged();
  if (width * height > MAX_PIXELS)
    throw new DomainError('image_too_many_pixels', 'More than 50 million pixels.');
  if (pages > 1) throw new DomainError('image_animated', 'Animated images are not supported.');
}

/** @throws DomainError image_damaged */
export async function readPixels(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw damaged();
    });
  const { width, height, channels } = info;
  return { data, raw: { width, height, channels } };
}
