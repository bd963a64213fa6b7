import type { WireImage } from '@toonbank/contract';
import { and, asc, count, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { media } from '../../db/schema/index.ts';
import { foldersIn } from './folders.ts';
import { folderIdOf, inFolder, selectImages, toWireImage } from './library.ts';
import { usesOf } from './uses.ts';

/** Folders and images directly in a folder. @throws DomainError not_found */
export async function imagesIn(tx: Tx, siteId: string, dir: string) {
  const folderId = await folderIdOf(tx, siteId, dir);
  const images = await selectImages(tx, siteId, inFolder(folderId)).orderBy(asc(media.filename));
  return {
    dirs: await foldersIn(tx, siteId, dir),
    images: images.map((row) => toWireImage(siteId, row)),
  };
}

interface Search {
  page: number;
  pageSize: number;
  dir?: string | undefined;
  search: string;
  unused: boolean;
  missingAlt: boolean;
}

function matching(search: string): SQL | undefined {
  if (search.trim() === '') return undefined;
  const part = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(media.filename, part), ilike(media.alt, part));
}

/** Images of all folders, newest first. @throws DomainError not_found for an unknown folder */
export async function findImages(tx: Tx, siteId: string, request: Search) {
  const { page, pageSize, dir, search, unused, missingAlt } = request;
  const condition = and(
    eq(media.siteId, siteId),
    ne(media.filename, ''),
    dir === undefined ? undefined : inFolder(await folderIdOf(tx, siteId, dir)),
    matching(search),
    unused ? sql`${media.id} NOT IN (SELECT media_id FROM ${usesOf(siteId)} u)` : undefined,
    missingAlt ? and(eq(media.alt, ''), eq(media.decorative, false)) : undefined,
  );
  const [found] = await tx.select({ count: count() }).from(media).where(condition);
  const start = page * pageSize;
  const rows = await selectImages(tx, siteId, condition)
    .orderBy(desc(media.id))
    .limit(pageSize)
    .offset(start);
  const images = rows.map((row) => toWireImage(siteId, row));
  const places = await countPlaces(tx, siteId, images);
  return {
    num_found: found?.count ?? 0,
    start,
    images: images.map((image) => ({ ...image, places: places.get(image.id) ?? 0 })),
  };
}

async function countPlaces(tx: Tx, siteId: string, images: WireImage[]): Promise<Map<number, number>> {
  const ids = sql.param(images.map(({ id }) => id));
  const { rows } = await tx.execute<{ media_id: number; places: number }>(sql`
    SELECT media_id, count(*)::int AS places FROM ${usesOf(siteId)} u
    WHERE media_id = ANY (${ids}::int[]) GROUP BY media_id`);
  return new Map(rows.map(({ media_id, places }) => [media_id, places]));
}
