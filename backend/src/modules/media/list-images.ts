import type { WireImage } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { media } from '../../db/schema/index.ts';
import { and, asc, count, desc, eq, ilike, ne, or, type SQL, sql } from '../../db/sql.ts';
import { escapeLike } from '../../lib/escape-like.ts';
import { foldersIn } from './folders.ts';
import { folderIdOf, inFolder, selectImages, toWireImage, urlOf } from './library.ts';
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
  near?: string | undefined;
  search: string;
  unused: boolean;
  missingAlt: boolean;
}

function matching(search: string): SQL | undefined {
  if (search.trim() === '') return undefined;
  const part = `%${escapeLike(search.trim())}%`;
  return or(ilike(media.filename, part), ilike(media.alt, part));
}

/** The folder of the image with this URL; undefined where the library has no such image. */
async function folderOf(tx: Tx, siteId: string, url: string): Promise<string | undefined> {
  const own = urlOf(siteId, '');
  if (!url.startsWith(own)) return undefined;
  const [image] = await selectImages(tx, siteId, eq(media.path, url.slice(own.length)));
  return image?.dir;
}

/** Order of the list: images that editors added, then those that came with the shop, then logos of brands. */
const byUse = sql`array_position(ARRAY['images', 'scenes', 'groups', 'packshots'], split_part(${media.path}, '/', 1))`;

/** Images of a folder or of all folders, newest first. @throws DomainError not_found for an unknown folder */
export async function findImages(tx: Tx, siteId: string, request: Search) {
  const { page, pageSize, near, search, unused, missingAlt } = request;
  const dir = request.dir ?? (near === undefined ? undefined : await folderOf(tx, siteId, near));
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
    .orderBy(asc(byUse), desc(media.id))
    .limit(pageSize)
    .offset(start);
  const images = rows.map((row) => toWireImage(siteId, row));
  const places = await countPlaces(tx, siteId, images);
  return {
    num_found: found?.count ?? 0,
    start,
    dir: dir ?? null,
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
