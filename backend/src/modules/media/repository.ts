import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { Database, Tx } from '../../db/connect.ts';
import { media, mediaFormerPaths, mediaVariants } from '../../db/schema/index.ts';
import { and, eq, inArray } from '../../db/sql.ts';
import type { StoredBytes } from '../stored-files/keep-bytes.ts';
import { readBytes } from '../stored-files/read-bytes.ts';
import type { Picture } from './cache.ts';

type Stored = Pick<Picture, 'contentType' | 'encoding'> & StoredBytes;

const stored = {
  ...{ contentType: media.contentType, encoding: media.encoding },
  ...{ bytes: media.bytes, object: media.object },
};

/** Weak: the same picture is sent compressed and uncompressed. */
export const etagOf = (bytes: Buffer): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** A variant of an image: its widths and crops have a dash in their names. */
const VARIANT = /^(images\/[0-9a-f]{32})-/;

async function findVariant(tx: Tx, path: string): Promise<Stored | undefined> {
  const [row] = await tx
    .select({
      contentType: mediaVariants.contentType,
      ...{ bytes: mediaVariants.bytes, object: mediaVariants.object },
    })
    .from(mediaVariants)
    .where(eq(mediaVariants.path, path));
  return row && { ...row, encoding: 'identity' };
}

const findWhole = async (tx: Tx, path: string): Promise<Stored | undefined> =>
  (await tx.select(stored).from(media).where(eq(media.path, path)))[0];

/** The picture that replaced the one at a path, or of whose variant it is the path. */
async function findReplacement(tx: Tx, path: string): Promise<Stored | undefined> {
  const whole = VARIANT.exec(path)?.[1];
  const [row] = await tx
    .select(stored)
    .from(mediaFormerPaths)
    .innerJoin(media, and(eq(media.siteId, mediaFormerPaths.siteId), eq(media.id, mediaFormerPaths.mediaId)))
    .where(eq(mediaFormerPaths.path, whole ? `${whole}.webp` : path));
  return row;
}

/** A picture, and whether the path is the one that it has now, not one of before a replacement. */
export interface FoundPicture extends Picture {
  isCurrent: boolean;
}

/**
 * The picture at a path of a site; undefined when there is no such picture or site.
 * @throws DomainError see `readBytes`
 */
export async function findPicture(
  database: Database,
  siteId: string,
  path: string,
): Promise<FoundPicture | undefined> {
  const [current, replacement] = await database.inSite(siteId, async (tx) => {
    const current = VARIANT.test(path) ? await findVariant(tx, path) : await findWhole(tx, path);
    return current ? [current] : [undefined, await findReplacement(tx, path)];
  });
  const picture = current ?? replacement;
  if (!picture) return undefined;
  const { contentType, encoding } = picture;
  const bytes = await readBytes(database, siteId, picture);
  return { contentType, encoding, bytes, isCurrent: current !== undefined, etag: etagOf(bytes) };
}

/**
 * Whether a site still has the picture or the variant of a path. Another process may have removed or replaced it, and
 * under the name of a hash there is never another picture.
 */
export const isStored = (database: Database, siteId: string, path: string): Promise<boolean> =>
  database.inSite(siteId, async (tx) => {
    const table = VARIANT.test(path) ? mediaVariants : media;
    const rows = await tx
      .select({ path: table.path })
      .from(table)
      .where(and(eq(table.siteId, siteId), eq(table.path, path)));
    return rows.length > 0;
  });

/** Whether a URL is that of a picture of this site. */
export async function isPicture(tx: Tx, siteId: string, url: string): Promise<boolean> {
  const own = `/media/${siteId}/`;
  if (!url.startsWith(own)) return false;
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(eq(media.path, url.slice(own.length)));
  return rows.length > 0;
}

/**
 * Pictures by the URLs that products name, uncompressed and in that order; missing ones and other sites' are left
 * out.
 * @throws DomainError see `readBytes`
 */
export async function readPictures(database: Database, siteId: string, urls: string[]): Promise<Buffer[]> {
  const prefix = `/media/${siteId}/`;
  const paths = urls.filter((url) => url.startsWith(prefix)).map((url) => url.slice(prefix.length));
  if (paths.length === 0) return [];
  const rows = await database.inSite(siteId, (tx) =>
    tx
      .select({ path: media.path, ...stored })
      .from(media)
      .where(inArray(media.path, paths)),
  );
  const read = async (row: (typeof rows)[number]) => {
    const bytes = await readBytes(database, siteId, row);
    return row.encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  };
  const byPath = new Map(rows.map((row) => [row.path, row]));
  return Promise.all(paths.flatMap((path) => byPath.get(path) ?? []).map(read));
}
