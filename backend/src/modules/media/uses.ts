import type { WireImagePlace } from '@toonbank/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { urlOf } from './library.ts';

/** A table whose rows show images. */
export interface UsingTable {
  kind: WireImagePlace['kind'];
  table: string;
  /** SQL of the title by which an editor knows a row. */
  title: string;
  /** Columns with the URL of one image, or with nothing. */
  urls: readonly string[];
  /** Columns with a JSON list of URLs. */
  lists: readonly string[];
  /** Columns with HTML, where a URL may stand anywhere. */
  texts: readonly string[];
}

/** Every place where an image can be shown. */
export const usingTables: readonly UsingTable[] = [
  {
    kind: 'content_page',
    table: 'content_pages',
    title: 'title',
    urls: ['image'],
    lists: [],
    texts: ['content'],
  },
  {
    kind: 'news_item',
    table: 'news_items',
    title: 'title',
    urls: ['image'],
    lists: [],
    texts: ['intro', 'content'],
  },
  {
    kind: 'slide',
    table: 'slides',
    title: "left(trim(regexp_replace(content, '(<[^>]*>|\\s)+', ' ', 'g')), 80)",
    urls: ['image'],
    lists: [],
    texts: ['content'],
  },
  {
    kind: 'product_group',
    table: 'product_groups',
    title: 'label',
    urls: ['image', 'foto'],
    lists: [],
    texts: ['content_top', 'content_bottom'],
  },
  {
    kind: 'product',
    table: 'products',
    title: 'name',
    urls: ['image'],
    lists: ['images'],
    texts: ['description'],
  },
];

/** Rows of kind, id, title and the paths that they name, below the site's folder; for one table. */
function namedPaths({ kind, table, title, urls, lists, texts }: UsingTable, siteId: string): SQL {
  const folder = urlOf(siteId, '');
  const columns = [...urls, ...lists.map((column) => `${column}::text`), ...texts];
  const all = sql.raw(columns.join(" || ' ' || "));
  return sql`
    SELECT ${kind}::text AS kind, t.id, ${sql.raw(title)} AS title, found.part[1] AS path
    FROM ${sql.identifier(table)} t, regexp_matches(${all}, ${`${folder}([a-z0-9-]+/[a-z0-9][a-z0-9-]*\\.[a-z0-9]+)`}, 'g') found (part)
    WHERE t.site_id = ${siteId} AND strpos(${all}, ${folder}) > 0`;
}

/**
 * Every use of every image of a site, once per place: media_id, kind, id, title. A variant's URL and the URL of before a
 * replacement are uses of their image.
 */
export function usesOf(siteId: string): SQL {
  const named = sql.join(
    usingTables.map((one) => namedPaths(one, siteId)),
    sql` UNION ALL `,
  );
  return sql`(
    SELECT DISTINCT coalesce(m.id, f.media_id) AS media_id, n.kind, n.id, n.title
    FROM (SELECT kind, id, title, regexp_replace(path, '^(images/[0-9a-f]{32})-.*$', '\\1.webp') AS path FROM (${named}) p) n
    LEFT JOIN media m ON m.site_id = ${siteId} AND m.path = n.path
    LEFT JOIN media_former_paths f ON f.site_id = ${siteId} AND f.path = n.path
    WHERE coalesce(m.id, f.media_id) IS NOT NULL)`;
}

/** The places that show any of these images, at most `max`. */
export async function placesOf(
  tx: Tx,
  siteId: string,
  imageIds: readonly number[],
  max: number,
): Promise<WireImagePlace[]> {
  const { rows } = await tx.execute<{ kind: WireImagePlace['kind']; id: number; title: string }>(sql`
    SELECT DISTINCT kind, id, title FROM ${usesOf(siteId)} u
    WHERE media_id = ANY (${sql.param([...imageIds])}::int[]) ORDER BY kind, title, id LIMIT ${max}`);
  return rows.map(({ kind, id, title }) => ({ kind, id, title }));
}
