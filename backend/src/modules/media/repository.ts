import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { eq, inArray } from 'drizzle-orm';
import type { Database, Tx } from '../../db/connect.ts';
import { media } from '../../db/schema/index.ts';
import type { Picture } from './cache.ts';

/** The picture at a path of a site; undefined when there is no such picture or site. */
export async function findPicture(
  database: Database,
  siteId: string,
  path: string,
): Promise<Picture | undefined> {
  const [row] = await database.inSite(siteId, (tx) =>
    tx
      .select({ contentType: media.contentType, encoding: media.encoding, bytes: media.bytes })
      .from(media)
      .where(eq(media.path, path)),
  );
  if (!row) return undefined;
  const hash = createHash('sha256').update(row.bytes).digest('base64url').slice(0, 22);
  // Weak: the same picture is sent compressed and uncompressed.
  return { ...row, etag: `W/"${hash}"` };
}

/**
 * Pictures by the URLs that products name, uncompressed and in that order; missing ones and other sites' are left
 * out.
 */
export async function readPictures(tx: Tx, siteId: string, urls: string[]): Promise<Buffer[]> {
  const prefix = `/media/${siteId}/`;
  const paths = urls.filter((url) => url.startsWith(prefix)).map((url) => url.slice(prefix.length));
  if (paths.length === 0) return [];
  const rows = await tx
    .select({ path: media.path, encoding: media.encoding, bytes: media.bytes })
    .from(media)
    .where(inArray(media.path, paths));
  const byPath = new Map(rows.map((row) => [row.path, row]));
  return paths.flatMap((path) => {
    const row = byPath.get(path);
    if (!row) return [];
    return [row.encoding === 'gzip' ? gunzipSync(row.bytes) : row.bytes];
  });
}
