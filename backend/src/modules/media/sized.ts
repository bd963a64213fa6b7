import type { Database, Tx } from '../../db/connect.ts';
import { media, mediaFormerPaths, mediaVariants, type StoredVariant } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { readBytes } from '../stored-files/read-bytes.ts';
import type { Picture } from './cache.ts';
import { etagOf } from './repository.ts';

/** An image of the library in a width, for browsers that say which types they accept. */
export interface Sized {
  /** `images/` and the hash of the upload. */
  stem: string;
  ratio: StoredVariant['ratio'];
  /** The focal point that the address names, `30x40`. */
  focal: string | undefined;
  width: number;
  acceptsAvif: boolean;
}

const NAME = /^([0-9a-f]{32})(?:-(1x1|4x3|16x9)(?:f(\d{1,3}x\d{1,3}))?)?-(480|960|1440)$/;

/** Reads the name of a file: `<hash>-960`, or for the crop `<hash>-16x9-960` and `<hash>-16x9f30x40-960`. */
export function readSizedName(file: string): Omit<Sized, 'acceptsAvif'> | undefined {
  const [, hash, ratio, focal, width] = NAME.exec(file) ?? [];
  if (!hash) return undefined;
  return {
    stem: `images/${hash}`,
    ratio: (ratio?.replace('x', ':') ?? 'whole') as Sized['ratio'],
    focal,
    width: Number(width),
  };
}

/** The smallest of these variants that is wide enough, else the widest. */
const fitting = (variants: readonly StoredVariant[], width: number): StoredVariant | undefined =>
  variants.find((variant) => variant.width >= width) ?? variants.at(-1);

/** The variant to send; undefined for the stored image itself, where all variants of the whole are too small. */
function chooseVariant(
  image: { width: number; variants: readonly StoredVariant[] },
  { ratio, width, acceptsAvif }: Sized,
): StoredVariant | undefined {
  const ofType = image.variants
    .filter(({ type }) => type === (acceptsAvif ? 'image/avif' : 'image/webp'))
    .sort((one, other) => one.width - other.width);
  const crop =
    ratio !== 'whole' &&
    fitting(
      ofType.filter((variant) => variant.ratio === ratio),
      width,
    );
  if (crop) return crop;
  const whole = fitting(
    ofType.filter((variant) => variant.ratio === 'whole'),
    width,
  );
  return whole && whole.width < Math.min(width, image.width) ? undefined : whole;
}

const columns = {
  ...{ id: media.id, path: media.path, width: media.width, variants: media.variants },
  ...{ focalX: media.focalX, focalY: media.focalY },
};

/** The image at a path, or the one that replaced it. */
async function findImage(tx: Tx, siteId: string, path: string) {
  const [present] = await tx
    .select(columns)
    .from(media)
    .where(and(eq(media.siteId, siteId), eq(media.path, path)));
  if (present) return present;
  const [replacement] = await tx
    .select(columns)
    .from(mediaFormerPaths)
    .innerJoin(media, and(eq(media.siteId, mediaFormerPaths.siteId), eq(media.id, mediaFormerPaths.mediaId)))
    .where(and(eq(mediaFormerPaths.siteId, siteId), eq(mediaFormerPaths.path, path)));
  return replacement;
}

export interface SizedPicture extends Picture {
  /** The same address answers the same picture for ever: no crop or one that names its focal point, and not replaced. */
  isLasting: boolean;
}

const variantBytes = { bytes: mediaVariants.bytes, object: mediaVariants.object };
const wholeBytes = { bytes: media.bytes, object: media.object };

async function findStored(tx: Tx, siteId: string, sized: Sized) {
  const path = `${sized.stem}.webp`;
  const image = await findImage(tx, siteId, path);
  if (!image) return undefined;
  const variant = chooseVariant(image, sized);
  const [stored] = variant
    ? await tx
        .select(variantBytes)
        .from(mediaVariants)
        .where(and(eq(mediaVariants.siteId, siteId), eq(mediaVariants.path, variant.path)))
    : await tx
        .select(wholeBytes)
        .from(media)
        .where(and(eq(media.siteId, siteId), eq(media.id, image.id)));
  return (
    stored && {
      stored,
      contentType: variant?.type ?? 'image/webp',
      isLasting:
        image.path === path && (sized.ratio === 'whole' || sized.focal === `${image.focalX}x${image.focalY}`),
    }
  );
}

/** An image in a size; undefined when there is no such image or site. @throws DomainError see `readBytes` */
export const findSized = async (
  database: Database,
  siteId: string,
  sized: Sized,
): Promise<SizedPicture | undefined> => {
  const found = await database.inSite(siteId, (tx) => findStored(tx, siteId, sized));
  if (!found) return undefined;
  const { stored, ...picture } = found;
  const bytes = await readBytes(database, siteId, stored);
  return { ...picture, bytes, encoding: 'identity', etag: etagOf(bytes) };
};
