import type { FocalPoint, WireImage } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { media, mediaVariants } from '../../db/schema/index.ts';
import { and, eq, inArray } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { readBytes } from '../stored-files/read-bytes.ts';
import { noteChanges } from './change-uses.ts';
import { lockLibrary, wireImage } from './library.ts';
import { logChange } from './log-change.ts';
import { makeCrops } from './make-image.ts';
import { described, insertVariants, type KeptVariant, keepVariants } from './store-image.ts';

interface Details {
  imageID: number;
  alt?: string | undefined;
  decorative?: boolean | undefined;
  focal?: FocalPoint | null | undefined;
}

const isImage = (siteId: string, id: number) => and(eq(media.siteId, siteId), eq(media.id, id));

/** An image has a text, or is decorative, or lacks a text: a text and 'decorative' exclude each other. */
function texts({ alt, decorative }: Details) {
  if (decorative && alt) throw new DomainError('invalid_request', 'Either.', { decorative: 'with_alt' });
  if (decorative) return { decorative: true, alt: '' };
  const given = alt?.trim();
  return {
    ...(decorative === false && { decorative }),
    ...(given !== undefined && { alt: given }),
    ...(given && { decorative: false }),
  };
}

const isOther = (image: WireImage, { alt = image.alt, decorative = image.decorative }: Partial<WireImage>) =>
  alt !== image.alt || decorative !== image.decorative;

async function storeCrops(
  tx: Tx,
  siteId: string,
  id: number,
  { sha256, focal, crops }: { sha256: string; focal: FocalPoint | null; crops: KeptVariant[] },
): Promise<void> {
  const [row] = await tx
    .select({ variants: media.variants, sha256: media.sha256 })
    .from(media)
    .where(isImage(siteId, id));
  const { variants, sha256: stored } = orNotFound(row);
  if (stored !== sha256) throw new DomainError('conflict', 'The image was replaced meanwhile.');
  const former = variants.filter(({ ratio }) => ratio !== 'whole').map(({ path }) => path);
  if (former.length > 0)
    await tx
      .delete(mediaVariants)
      .where(and(eq(mediaVariants.siteId, siteId), inArray(mediaVariants.path, former)));
  await insertVariants(tx, siteId, id, crops);
  await tx
    .update(media)
    .set({
      focalX: focal?.x ?? null,
      focalY: focal?.y ?? null,
      variants: [...variants.filter(({ ratio }) => ratio === 'whole'), ...described(crops)],
    })
    .where(isImage(siteId, id));
}

/** The crops around a new focal point. No connection is held while they are made. */
async function cropsFor({ database, viewer }: Call, id: number, focal: FocalPoint | null) {
  const siteId = viewer.site.id;
  const [row] = await database.inSite(siteId, (tx) =>
    tx
      .select({
        bytes: media.bytes,
        object: media.object,
        sha256: media.sha256,
        contentType: media.contentType,
      })
      .from(media)
      .where(isImage(siteId, id)),
  );
  const stored = orNotFound(row);
  if (stored.contentType !== 'image/webp')
    throw new DomainError('unsupported_media_type', 'A drawing has no focal point.');
  const { sha256 } = stored;
  if (!focal) return { sha256, focal, crops: [] };
  const bytes = await readBytes(database, siteId, stored);
  const crops = await makeCrops(siteId, { bytes, sha256 }, focal);
  return { sha256, focal, crops: await keepVariants(database, siteId, crops) };
}

/**
 * Sets what is given of alternative text and focal point.
 * @throws DomainError not_found; unsupported_media_type for the focal point of a drawing; conflict when the image was
 * replaced meanwhile; too_busy
 */
export async function setDetails(call: Call, details: Details): Promise<WireImage> {
  const { imageID, focal } = details;
  const siteId = call.viewer.site.id;
  const changes = texts(details);
  const crops = focal === undefined ? undefined : await cropsFor(call, imageID, focal);
  return call.database.inSite(siteId, async (tx) => {
    await lockLibrary(tx, siteId);
    const image = await wireImage(tx, siteId, imageID);
    if (crops) await storeCrops(tx, siteId, imageID, crops);
    const hasOtherTexts = isOther(image, changes);
    if (hasOtherTexts) await tx.update(media).set(changes).where(isImage(siteId, image.id));
    // Pages name the focal point in the addresses of crops.
    const hasOtherFocal = focal !== undefined && (focal?.x !== image.focal?.x || focal?.y !== image.focal?.y);
    if (hasOtherTexts || hasOtherFocal) await noteChanges(tx, siteId);
    await logChange(tx, call.viewer, {
      action: 'describe_image',
      target: imageID,
      details: { ...changes, ...(focal !== undefined && { focal }) },
    });
    return wireImage(tx, siteId, imageID);
  });
}
