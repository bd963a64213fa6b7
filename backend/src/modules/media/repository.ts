import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { media } from '../../db/schema/index.ts';
import type { Picture } from './cache.ts';

/** The picture on a path of a site; undefined when there is none, or no such site. */
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
  // Weak: the same picture goes out packed and unpacked.
  return { ...row, etag: `W/"${hash}"` };
}
