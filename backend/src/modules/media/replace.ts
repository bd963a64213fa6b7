import type { WireImage } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { media, mediaFormerPaths, mediaVariants } from '../../db/schema/index.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { replaceUses } from './change-uses.ts';
import { decodeBase64 } from './decode-base64.ts';
import { pathOf } from './encode-image.ts';
import { freeName, safeStem } from './file-name.ts';
import { lockLibrary, namesIn, wireImage } from './library.ts';
import { logChange } from './log-change.ts';
import { makeImageOnce, sha256Of } from './make-image.ts';
import { described, findUpload, insertVariants, type KeptImage, keepImage } from './store-image.ts';

async function find(tx: Tx, siteId: string, id: number) {
  const [row] = await tx
    .select({
      path: media.path,
      filename: media.filename,
      folderId: media.folderId,
      sha256: media.sha256,
      focalX: media.focalX,
      focalY: media.focalY,
    })
    .from(media)
    .where(and(eq(media.siteId, siteId), eq(media.id, id)));
  return orNotFound(row);
}
type Found = Awaited<ReturnType<typeof find>>;

async function expectNew(tx: Tx, siteId: string, sha256: string): Promise<void> {
  if (await findUpload(tx, siteId, sha256))
    throw new DomainError('image_taken', 'Another image of the library has this file.');
}

/** A drawing that came with the shop ends in `.svg`; what replaces it does not. */
async function newName(tx: Tx, siteId: string, { filename, folderId }: Found): Promise<string> {
  if (filename.endsWith('.webp')) return filename;
  return freeName(safeStem(filename), 'webp', await namesIn(tx, siteId, folderId));
}

async function store(tx: Tx, siteId: string, id: number, before: Found, image: KeptImage): Promise<void> {
  const newPath = pathOf(image.sha256);
  await tx.delete(mediaVariants).where(and(eq(mediaVariants.siteId, siteId), eq(mediaVariants.mediaId, id)));
  await tx
    .update(media)
    .set({
      path: newPath,
      contentType: 'image/webp',
      encoding: 'identity',
      ...image.stored,
      filename: await newName(tx, siteId, before),
      width: image.width,
      height: image.height,
      size: image.size,
      sha256: image.sha256,
      variants: described(image.variants),
    })
    .where(and(eq(media.siteId, siteId), eq(media.id, id)));
  await insertVariants(tx, siteId, id, image.variants);
  await tx
    .insert(mediaFormerPaths)
    .values({ siteId, path: before.path, mediaId: id })
    .onConflictDoUpdate({
      target: [mediaFormerPaths.siteId, mediaFormerPaths.path],
      set: { mediaId: sql`excluded.media_id` },
    });
  await replaceUses(tx, siteId, { path: before.path, newPath });
}

/**
 * Gives an image another picture, in every place that shows it. Name, folder, texts and focal point stay. The former
 * URL answers the new picture, for pages that still show it.
 * @throws DomainError not_found; image_taken when another image has the file; see `decodeBase64` and `makeImageOnce`
 */
export async function replaceImage(
  { database, viewer }: Call,
  { imageID, base64 }: { imageID: number; base64: string },
): Promise<WireImage> {
  const siteId = viewer.site.id;
  const bytes = decodeBase64(base64);
  const sha256 = sha256Of(bytes);
  const { focalX, focalY } = await database.inSite(siteId, async (tx) => {
    const found = await find(tx, siteId, imageID);
    if (found.sha256 !== sha256) await expectNew(tx, siteId, sha256);
    return found;
  });
  const focal = focalX === null || focalY === null ? undefined : { x: focalX, y: focalY };
  const image = await keepImage(database, siteId, await makeImageOnce(siteId, bytes, sha256, focal));
  return database.inSite(siteId, async (tx) => {
    await lockLibrary(tx, siteId);
    const before = await find(tx, siteId, imageID);
    if (before.focalX !== focalX || before.focalY !== focalY)
      throw new DomainError('conflict', 'The focal point was changed meanwhile.');
    if (before.sha256 !== sha256) {
      await expectNew(tx, siteId, sha256);
      await store(tx, siteId, imageID, before, image);
      await logChange(tx, viewer, {
        action: 'replace_image',
        target: imageID,
        details: { from: before.path },
      });
    }
    return wireImage(tx, siteId, imageID);
  });
}
