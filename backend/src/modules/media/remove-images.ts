import type { Tx } from '../../db/connect.ts';
import { media } from '../../db/schema/index.ts';
import { and, eq, inArray } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { clearUses, clearVersions, noteChanges } from './change-uses.ts';
import { expectImages, folderIdOf, inFolder, lockLibrary } from './library.ts';
import { logChange } from './log-change.ts';
import { placesOf } from './uses.ts';

/** Enough to see where; the rest is answered by the call for all places. */
const MAX_NAMED_PLACES = 50;

/**
 * Removes images, all or none. With `force` the places that show one become empty.
 * @throws DomainError not_found; image_in_use, whose fields are the places: `slide.12` → its title
 */
export async function removeImages(
  tx: Tx,
  viewer: Viewer,
  { imageIDs, force }: { imageIDs: number[]; force: boolean },
): Promise<void> {
  const siteId = viewer.site.id;
  await lockLibrary(tx, siteId);
  await expectImages(tx, siteId, imageIDs);
  const places = await placesOf(tx, siteId, imageIDs, MAX_NAMED_PLACES);
  if (places.length > 0 && !force)
    throw new DomainError(
      'image_in_use',
      'The image is shown somewhere.',
      Object.fromEntries(places.map(({ kind, id, title }) => [`${kind}.${id}`, title])),
    );
  const removed = await tx
    .delete(media)
    .where(and(eq(media.siteId, siteId), inArray(media.id, imageIDs)))
    .returning({ id: media.id, path: media.path, filename: media.filename });
  for (const { id, path, filename } of removed) {
    if (places.length > 0) await clearUses(tx, siteId, path);
    else await clearVersions(tx, siteId, path);
    await logChange(tx, viewer, { action: 'remove_image', target: id, details: { filename } });
  }
  // Storefronts keep the file itself too.
  if (places.length === 0) await noteChanges(tx, siteId);
}

/** @throws DomainError not_found or image_in_use */
export async function removeNamed(
  tx: Tx,
  viewer: Viewer,
  { filename, dir }: { filename: string; dir: string },
): Promise<void> {
  const siteId = viewer.site.id;
  const folderId = await folderIdOf(tx, siteId, dir);
  const [row] = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.siteId, siteId), inFolder(folderId), eq(media.filename, filename)));
  await removeImages(tx, viewer, { imageIDs: [orNotFound(row).id], force: false });
}
