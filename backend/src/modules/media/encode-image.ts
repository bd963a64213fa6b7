import { cropAround, type FocalPoint, imageCrops } from '@toonbank/contract';
import sharp, { type Sharp } from 'sharp';
import type { StoredVariant } from '../../db/schema/index.ts';
import type { Pixels } from './read-image.ts';

export interface EncodedVariant extends StoredVariant {
  bytes: Buffer;
}

const WIDTHS = [480, 960, 1440];
/** A crop is for a tile or a card; the widest places show 16:9. */
const widthsOf = (ratio: StoredVariant['ratio']) => (ratio === '16:9' ? WIDTHS : [480, 960]);
/** The effort of the fastest half: the slower half takes four times as long for a twentieth of the bytes. */
const WEBP = { quality: 80, effort: 2 };
const AVIF = { quality: 55, effort: 1 };

const TYPES = [
  { type: 'image/avif', ending: 'avif', encode: (image: Sharp) => image.avif(AVIF) },
  { type: 'image/webp', ending: 'webp', encode: (image: Sharp) => image.webp(WEBP) },
] as const;

const NAME_LENGTH = 32;
/** The path of an image without its ending, by the hash of its upload. */
const stemOf = (sha256: string) => `images/${sha256.slice(0, NAME_LENGTH)}`;
export const pathOf = (sha256: string): string => `${stemOf(sha256)}.webp`;

const open = ({ data, raw }: Pixels) => sharp(data, { raw });

/** The image itself, at its full stored size. */
export const encodeWhole = (pixels: Pixels): Promise<Buffer> =>
  open(pixels).webp({ quality: 86, effort: 2 }).toBuffer();

interface Size {
  stem: string;
  ratio: StoredVariant['ratio'];
  width: number;
}

/** One after the other: an image takes one place of the queue, so it may use one thread. */
async function encodeAll(image: () => Sharp, { stem, ratio, width }: Size): Promise<EncodedVariant[]> {
  const variants: EncodedVariant[] = [];
  for (const { type, ending, encode } of TYPES) {
    const { data: bytes, info } = await encode(image().resize({ width })).toBuffer({
      resolveWithObject: true,
    });
    variants.push({ path: `${stem}.${ending}`, type, width, height: info.height, ratio, bytes });
  }
  return variants;
}

/** The image in the usual widths; never wider than it is. */
export async function encodeWidths(pixels: Pixels, sha256: string): Promise<EncodedVariant[]> {
  const variants: EncodedVariant[] = [];
  for (const width of WIDTHS.filter((width) => width <= pixels.raw.width))
    variants.push(
      ...(await encodeAll(() => open(pixels), { stem: `${stemOf(sha256)}-${width}`, ratio: 'whole', width })),
    );
  return variants;
}

/** The crops around a focal point. The point is in their names: another point gives other URLs. */
export async function encodeCrops(
  pixels: Pixels,
  sha256: string,
  focal: FocalPoint,
): Promise<EncodedVariant[]> {
  const variants: EncodedVariant[] = [];
  for (const { ratio, across, down } of imageCrops) {
    const region = cropAround(pixels.raw, { across, down }, focal);
    for (const width of widthsOf(ratio).filter((width) => width <= region.width)) {
      const stem = `${stemOf(sha256)}-${across}x${down}-${width}-f${focal.x}-${focal.y}`;
      variants.push(...(await encodeAll(() => open(pixels).extract(region), { stem, ratio, width })));
    }
  }
  return variants;
}
