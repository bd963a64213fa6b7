import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';

/** Those of these URLs whose image has no alternative text and is not decorative. Other URLs are not the library's. */
export async function undescribedImages(
  tx: Tx,
  siteId: string,
  urls: readonly string[],
): Promise<{ id: number; url: string }[]> {
  const folder = `/media/${siteId}/`;
  const paths = urls
    .filter((url) => url.startsWith(folder))
    .map((url) => url.slice(folder.length).replace(/^(images\/[0-9a-f]{32})-.*$/, '$1.webp'));
  if (paths.length === 0) return [];
  const { rows } = await tx.execute<{ id: number; path: string }>(sql`
    SELECT DISTINCT m.id, m.path FROM media m
    LEFT JOIN media_former_paths f ON f.site_id = m.site_id AND f.media_id = m.id
    WHERE m.site_id = ${siteId} AND m.filename <> '' AND m.alt = '' AND NOT m.decorative
      AND (m.path = ANY (${sql.param(paths)}::text[]) OR f.path = ANY (${sql.param(paths)}::text[]))
    ORDER BY m.id`);
  return rows.map(({ id, path }) => ({ id, url: `${folder}${path}` }));
}
