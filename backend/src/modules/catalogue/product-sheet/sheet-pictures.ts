import { createHash } from 'node:crypto';
import { rasterise } from '../../../pdf/raster.ts';
import { pictureCache } from '../../media/cache.ts';

/** About three hundred large ones; only copies of pictures that can be drawn again. */
const drawn = pictureCache<{ bytes: Buffer }>(16_000_000);

/** On paper the first picture is 7 centimetres wide, the others 2. */
const LARGE = 620;
const SMALL = 220;

async function drawnOnce(picture: Buffer, pixels: number): Promise<Buffer | undefined> {
  const key = `${pixels} ${createHash('sha256').update(picture).digest('base64')}`;
  const known = drawn.get(key);
  if (known) return known.bytes;
  const bytes = await rasterise(picture, pixels);
  if (bytes) drawn.set(key, { bytes });
  return bytes;
}

/** A product's pictures as a sheet prints them, the first one large; unreadable ones are left out. */
export async function sheetPictures(pictures: Buffer[]): Promise<Buffer[]> {
  const images = await Promise.all(
    pictures.slice(0, 4).map((picture, at) => drawnOnce(picture, at === 0 ? LARGE : SMALL)),
  );
  return images.filter((image) => image !== undefined);
}
