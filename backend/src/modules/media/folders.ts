import type { Tx } from '../../db/connect.ts';
import { media, mediaFolders } from '../../db/schema/index.ts';
import { and, asc, count, eq, like, or, sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import { folderIdOf, inFolder, lockLibrary } from './library.ts';

const ofSite = (siteId: string) => eq(mediaFolders.siteId, siteId);
/** `_` is a letter of LIKE, and a letter of folder names. */
const below = (dir: string) => like(mediaFolders.path, `${dir.replaceAll('_', '\\_')}/%`);

/** 'a', 'a/b', 'a/b/c' of 'a/b/c'. */
const withParents = (dir: string): string[] => {
  const parts = dir.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};

async function exists(tx: Tx, siteId: string, dir: string): Promise<boolean> {
  const found = await tx
    .select({ id: mediaFolders.id })
    .from(mediaFolders)
    .where(and(ofSite(siteId), eq(mediaFolders.path, dir)));
  return found.length > 0;
}

async function insertFolders(tx: Tx, siteId: string, dirs: string[]): Promise<void> {
  if (dirs.length === 0) return;
  await tx
    .insert(mediaFolders)
    .values(dirs.map((path) => ({ siteId, path })))
    .onConflictDoNothing();
}

async function expectFree(tx: Tx, siteId: string, dir: string): Promise<void> {
  if (await exists(tx, siteId, dir)) throw new DomainError('folder_taken', 'This folder exists.');
}

/** A new folder, and those on the way to it. @throws DomainError folder_taken */
export async function makeFolder(tx: Tx, siteId: string, dir: string): Promise<void> {
  await lockLibrary(tx, siteId);
  await expectFree(tx, siteId, dir);
  await insertFolders(tx, siteId, withParents(dir));
}

/** @throws DomainError not_found, or folder_not_empty when it has images or folders */
export async function removeFolder(tx: Tx, siteId: string, dir: string): Promise<void> {
  await lockLibrary(tx, siteId);
  const folderId = await folderIdOf(tx, siteId, dir);
  const images = await tx.select({ id: media.id }).from(media).where(inFolder(folderId)).limit(1);
  const folders = await tx
    .select({ id: mediaFolders.id })
    .from(mediaFolders)
    .where(and(ofSite(siteId), below(dir)))
    .limit(1);
  if (images.length + folders.length > 0)
    throw new DomainError('folder_not_empty', 'The folder has images or folders.');
  await tx.delete(mediaFolders).where(and(ofSite(siteId), eq(mediaFolders.path, dir)));
}

/**
 * Gives a folder another path; what is in it comes along. URLs of images do not change.
 * @throws DomainError not_found, folder_taken, or invalid_request for a path within the folder itself
 */
export async function renameFolder(tx: Tx, siteId: string, dir: string, newDir: string): Promise<void> {
  await lockLibrary(tx, siteId);
  await folderIdOf(tx, siteId, dir);
  if (newDir.startsWith(`${dir}/`))
    throw new DomainError('invalid_request', 'A folder can’t be in itself.', { newDir: 'in_itself' });
  await expectFree(tx, siteId, newDir);
  await insertFolders(tx, siteId, withParents(newDir).slice(0, -1));
  await tx
    .update(mediaFolders)
    .set({ path: sql`${newDir}::text || substr(${mediaFolders.path}, ${dir.length + 1}::int)` })
    .where(and(ofSite(siteId), or(eq(mediaFolders.path, dir), below(dir))));
}

/** The folders directly in a folder, by their whole paths. @throws DomainError not_found */
export async function foldersIn(tx: Tx, siteId: string, dir: string): Promise<string[]> {
  const rows = await tx
    .select({ path: mediaFolders.path })
    .from(mediaFolders)
    .where(and(ofSite(siteId), dir === '' ? undefined : below(dir)))
    .orderBy(asc(mediaFolders.path));
  const depth = dir === '' ? 1 : dir.split('/').length + 1;
  return rows.map(({ path }) => path).filter((path) => path.split('/').length === depth);
}

/** All folders, by their paths, with the number of images directly in each. */
export const allFolders = (tx: Tx, siteId: string) =>
  tx
    .select({ dir: mediaFolders.path, images: count(media.id) })
    .from(mediaFolders)
    .leftJoin(media, and(eq(media.siteId, mediaFolders.siteId), eq(media.folderId, mediaFolders.id)))
    .where(ofSite(siteId))
    .groupBy(mediaFolders.path)
    .orderBy(asc(mediaFolders.path));
