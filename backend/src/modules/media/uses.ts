import { SITE_ROW, type WireImagePlace } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { labelOfText } from '../editing/row-label.ts';
import { urlOf } from './library.ts';

/** A product's images and the texts that have one: what no trigger of `content_refs` follows, because imports write it. */
const productUrls = (siteId: string): SQL => sql`
  SELECT p.id, used.url FROM products p CROSS JOIN LATERAL (
    SELECT p.image AS url
    UNION ALL SELECT jsonb_array_elements_text(p.images)
    UNION ALL SELECT found.part[1]
      FROM regexp_matches(p.description, '(/media/[A-Za-z0-9/._-]+)', 'g') found (part)
      WHERE strpos(p.description, '/media/') > 0) used
  WHERE p.site_id = ${siteId}`;

/** Rows of kind, id, state and url. A text's references are written with it, also those of drafts and planned changes. */
const usedUrls = (siteId: string): SQL => sql`
  SELECT r.from_kind AS kind, r.from_id AS id, 'live' AS state, r.to_key AS url
  FROM content_refs r
  WHERE r.site_id = ${siteId} AND r.to_kind = 'image' AND r.from_kind <> 'draft'
  UNION ALL
  SELECT v.kind, v.row_id, CASE v.state WHEN 'scheduled' THEN 'planned' ELSE 'draft' END, r.to_key
  FROM content_refs r JOIN content_versions v ON v.site_id = r.site_id AND v.id = r.from_id
  WHERE r.site_id = ${siteId} AND r.to_kind = 'image' AND r.from_kind = 'draft'
  UNION ALL
  SELECT 'product', p.id, 'live', p.url FROM (${productUrls(siteId)}) p`;

/**
 * Every use of every image of a site, once per place: media_id, kind, id, state. A variant's URL and the URL of before a
 * replacement are uses of their image. A place that shows the image already is `live`, whatever else is planned for it.
 */
export function usesOf(siteId: string): SQL {
  const folder = urlOf(siteId, '');
  return sql`(
    SELECT coalesce(m.id, f.media_id) AS media_id, u.kind, u.id,
      CASE WHEN bool_or(u.state = 'live') THEN 'live' WHEN bool_or(u.state = 'planned') THEN 'planned' ELSE 'draft' END AS state
    FROM (
      SELECT kind, id, state,
        regexp_replace(substr(url, ${folder.length + 1}::int), '^(images/[0-9a-f]{32})-.*$', '\\1.webp') AS path
      FROM (${usedUrls(siteId)}) named WHERE starts_with(url, ${folder})) u
    LEFT JOIN media m ON m.site_id = ${siteId} AND m.path = u.path
    LEFT JOIN media_former_paths f ON f.site_id = ${siteId} AND f.path = u.path
    WHERE coalesce(m.id, f.media_id) IS NOT NULL
    GROUP BY 1, 2, 3)`;
}

/** Title, path and menu of each row that can show an image; of a slide its whole text. */
const rowsThatShow = (siteId: string): SQL => sql`(
  SELECT 'page' AS kind, id, title, path, menu FROM content_pages WHERE site_id = ${siteId}
  UNION ALL SELECT 'news', id, title, slug, '' FROM news_items WHERE site_id = ${siteId}
  UNION ALL SELECT 'blog', id, title, slug, '' FROM blog_items WHERE site_id = ${siteId}
  UNION ALL SELECT 'group', id, label, path, '' FROM product_groups WHERE site_id = ${siteId}
  UNION ALL SELECT 'product', id, name, slug, '' FROM products WHERE site_id = ${siteId}
  UNION ALL SELECT 'slide', id, content, '', '' FROM slides WHERE site_id = ${siteId}
  UNION ALL SELECT 'site', ${SITE_ROW}::int, name, '', '' FROM sites WHERE id = ${siteId})`;

/** The places that show any of these images, at most `max`. */
export async function placesOf(
  tx: Tx,
  siteId: string,
  imageIds: readonly number[],
  max: number,
): Promise<WireImagePlace[]> {
  const { rows } = await tx.execute<Record<keyof WireImagePlace, unknown>>(sql`
    SELECT DISTINCT u.kind, u.id, u.state, r.title, r.path, r.menu
    FROM ${usesOf(siteId)} u JOIN ${rowsThatShow(siteId)} r ON r.kind = u.kind AND r.id = u.id
    WHERE u.media_id = ANY (${sql.param([...imageIds])}::int[])
    ORDER BY u.kind, r.title, u.id LIMIT ${max}`);
  return rows.map(({ kind, id, title, state, path, menu }) => ({
    ...{ kind, id, title: kind === 'slide' ? labelOfText(String(title)) : title, state, path, menu },
  })) as WireImagePlace[];
}
