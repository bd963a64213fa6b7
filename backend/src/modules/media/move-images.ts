import type { Tx } from '../../db/connect.ts';
import { media } from '../../db/schema/index.ts';
import { and, asc, eq, inArray } from '../../db/sql.ts';
import { freeName } from './file-name.ts';
import { expectImages, folderIdOf, lockLibrary, namesIn } from './library.ts';

const parts = (filename: string): [stem: string, ending: string] => {
  const dot = filename.lastIndexOf('.');
  return [filename.slice(0, dot), filename.slice(dot + 1)];
};

/**
 * Moves images to a folder; one whose name the folder has already gets a number. Their URLs do not change.
 * @throws DomainError not_found
 */
export async function moveImages(
  tx: Tx,
  siteId: string,
  { imageIDs, dir }: { imageIDs: number[]; dir: string },
): Promise<void> {
  await lockLibrary(tx, siteId);
  const folderId = await folderIdOf(tx, siteId, dir);
  await expectImages(tx, siteId, imageIDs);
  const taken = await namesIn(tx, siteId, folderId);
  const moving = await tx
    .select({ id: media.id, filename: media.filename, folderId: media.folderId })
    .from(media)
    .where(and(eq(media.siteId, siteId), inArray(media.id, imageIDs)))
    .orderBy(asc(media.id));
  for (const { id, filename } of moving.filter((image) => image.folderId !== folderId)) {
    const name = freeName(...parts(filename), taken);
    taken.add(name);
    await tx
      .update(media)
      .set({ folderId, filename: name })
      .where(and(eq(media.siteId, siteId), eq(media.id, id)));
  }
}
