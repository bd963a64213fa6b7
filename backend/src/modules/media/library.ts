import type { WireImage } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { adminUsers, media, mediaFolders } from '../../db/schema/index.ts';
import { and, eq, inArray, ne, type SQL, sql } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';

export const urlOf = (siteId: string, path: string): string => `/media/${siteId}/${path}`;

/** Changes of a site's library happen one after the other, so that what a change has checked stays true. */
export async function lockLibrary(tx: Tx, siteId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`media:${siteId}`}, 0))`);
}

/** The id of a folder; null for the library itself. @throws DomainError not_found */
export async function folderIdOf(tx: Tx, siteId: string, dir: string): Promise<number | null> {
  if (dir === '') return null;
  const [folder] = await tx
    .select({ id: mediaFolders.id })
    .from(mediaFolders)
    .where(and(eq(mediaFolders.siteId, siteId), eq(mediaFolders.path, dir)));
  return orNotFound(folder).id;
}

export const inFolder = (folderId: number | null): SQL =>
  folderId === null ? sql`${media.folderId} IS NULL` : eq(media.folderId, folderId);

const columns = {
  id: media.id,
  filename: media.filename,
  dir: sql<string>`coalesce(${mediaFolders.path}, '')`,
  path: media.path,
  width: media.width,
  height: media.height,
  bytes: media.size,
  alt: media.alt,
  decorative: media.decorative,
  focalX: media.focalX,
  focalY: media.focalY,
  variants: media.variants,
  uploaded_by: sql<string>`coalesce(${adminUsers.name}, '')`,
};

/** Images of the library, without their bytes; `select` continues the query. */
export const selectImages = (tx: Tx, siteId: string, ...conditions: (SQL | undefined)[]) =>
  tx
    .select(columns)
    .from(media)
    .leftJoin(mediaFolders, and(eq(mediaFolders.siteId, media.siteId), eq(mediaFolders.id, media.folderId)))
    .leftJoin(adminUsers, and(eq(adminUsers.siteId, media.siteId), eq(adminUsers.id, media.uploadedBy)))
    .where(and(eq(media.siteId, siteId), ne(media.filename, ''), ...conditions))
    .$dynamic();

type ImageRow = Awaited<ReturnType<typeof selectImages>>[number];

export function toWireImage(siteId: string, row: ImageRow): WireImage {
  const { path, focalX, focalY, variants, ...image } = row;
  return {
    ...image,
    url: urlOf(siteId, path),
    focal: focalX === null || focalY === null ? null : { x: focalX, y: focalY },
    variants: variants.map(({ path, ...variant }) => ({ ...variant, url: urlOf(siteId, path) })),
  };
}

/** @throws DomainError not_found */
export async function wireImage(tx: Tx, siteId: string, imageId: number): Promise<WireImage> {
  const [row] = await selectImages(tx, siteId, eq(media.id, imageId));
  return toWireImage(siteId, orNotFound(row));
}

/** @throws DomainError not_found unless the library has all of these images */
export async function expectImages(tx: Tx, siteId: string, imageIds: readonly number[]): Promise<void> {
  const different = [...new Set(imageIds)];
  const found = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.siteId, siteId), ne(media.filename, ''), inArray(media.id, different)));
  if (found.length < different.length) throw new DomainError('not_found', 'There is no such thing.');
}

/** The names that images of a folder have. */
export async function namesIn(tx: Tx, siteId: string, folderId: number | null): Promise<Set<string>> {
  const rows = await tx
    .select({ filename: media.filename })
    .from(media)
    .where(and(eq(media.siteId, siteId), inFolder(folderId)));
  return new Set(rows.map(({ filename }) => filename));
}
