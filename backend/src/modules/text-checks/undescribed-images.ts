import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import { libraryPath } from '../content/image-descriptions.ts';

/** Those of these URLs for which the library has no text, and which it does not call decorative either. */
export async function undescribedImages(
  tx: Tx,
  siteId: string,
  urls: readonly string[],
): Promise<ReadonlySet<string>> {
  if (urls.length === 0) return new Set();
  const folder = `/media/${siteId}/`;
  const paths = new Map(urls.map((url) => [url, url.startsWith(folder) ? libraryPath(url, folder) : '']));
  const asked = sql.param([...new Set(paths.values())]);
  const { rows } = await tx.execute<{ path: string }>(sql`
    SELECT path FROM media
    WHERE site_id = ${siteId} AND path = ANY (${asked}::text[]) AND (alt <> '' OR decorative)
    UNION ALL
    SELECT f.path FROM media_former_paths f JOIN media m ON m.site_id = f.site_id AND m.id = f.media_id
    WHERE f.site_id = ${siteId} AND f.path = ANY (${asked}::text[]) AND (m.alt <> '' OR m.decorative)`);
  const described = new Set(rows.map(({ path }) => path));
  return new Set(urls.filter((url) => !described.has(paths.get(url) ?? '')));
}
