import type { Tx } from '../../db/connect.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { noteChange } from '../editing/changes.ts';
import { urlOf } from './library.ts';

/** The columns of a table that show images. */
interface UsingTable {
  table: string;
  /** The column with the id of the site, where it is not `site_id`. */
  siteColumn?: string;
  /** With the URL of one image, or with nothing. */
  urls: readonly string[];
  /** With a JSON list of URLs. */
  lists: readonly string[];
  /** With HTML. */
  texts: readonly string[];
}

const usingTables: readonly UsingTable[] = [
  { table: 'content_pages', urls: ['image'], lists: [], texts: ['content'] },
  { table: 'news_items', urls: ['image'], lists: [], texts: ['content'] },
  {
    table: 'blog_items',
    urls: ['image'],
    lists: [],
    texts: ['content', 'ingredients', 'steps', 'transcript'],
  },
  { table: 'slides', urls: ['image'], lists: [], texts: ['content'] },
  { table: 'product_groups', urls: ['image', 'foto'], lists: [], texts: ['content_top', 'content_bottom'] },
  { table: 'sites', siteColumn: 'id', urls: [], lists: [], texts: ['notice'] },
  { table: 'products', urls: ['image'], lists: ['images'], texts: ['description'] },
];

const versions = { table: 'content_versions' };

const escaped = (text: string) => text.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&');

/** Matches the URL of an image and of its variants. */
function patternOf(siteId: string, path: string): string {
  const image = /^images\/[0-9a-f]{32}/.exec(path)?.[0];
  const url = escaped(urlOf(siteId, image ?? path));
  return image ? `${url}(?:-[a-z0-9-]+)?(?:\\.[a-z]+)?` : `${url}(?![a-z0-9.-])`;
}

/** Sets a column of the rows of a site in which it matches. */
const setColumn = (
  tx: Tx,
  siteId: string,
  [{ table, siteColumn = 'site_id' }, column]: [Pick<UsingTable, 'table' | 'siteColumn'>, string],
  value: SQL,
  pattern: string,
) =>
  tx.execute(sql`
    UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${value}
    WHERE ${sql.identifier(siteColumn)} = ${siteId} AND ${sql.identifier(column)}::text ~ ${pattern}`);

/** Pages that are kept elsewhere show an image or its description as it was. */
export async function noteChanges(tx: Tx, siteId: string): Promise<void> {
  await noteChange(tx, siteId, 'content');
  await noteChange(tx, siteId, 'groups');
  await noteChange(tx, siteId, 'settings');
}

/**
 * Every place that shows the image of one path shows that of another. Versions too: compared with a version that has
 * the former URL, every colleague's draft would seem to have changed the image.
 */
export async function replaceUses(
  tx: Tx,
  siteId: string,
  { path, newPath }: { path: string; newPath: string },
): Promise<void> {
  const pattern = patternOf(siteId, path);
  const url = urlOf(siteId, newPath);
  const replaced = (column: string) =>
    sql`regexp_replace(${sql.identifier(column)}::text, ${pattern}, ${url}, 'g')`;
  for (const { urls, lists, texts, ...table } of usingTables) {
    for (const column of [...urls, ...texts])
      await setColumn(tx, siteId, [table, column], replaced(column), pattern);
    for (const column of lists)
      await setColumn(tx, siteId, [table, column], sql`${replaced(column)}::jsonb`, pattern);
  }
  await setColumn(tx, siteId, [versions, 'fields'], sql`${replaced('fields')}::jsonb`, pattern);
  await noteChanges(tx, siteId);
}

const withoutElement = (text: SQL, pattern: string) =>
  sql`regexp_replace(${text}, ${`<img [^>]*src="${pattern}"[^>]*>`}, '', 'g')`;

/** No draft and no version shows the image of a path any more: a restored one would show a gap. */
export async function clearVersions(tx: Tx, siteId: string, path: string): Promise<void> {
  const pattern = patternOf(siteId, path);
  const fields = sql`(
    SELECT jsonb_object_agg(key, CASE WHEN value ~ ${`^${pattern}$`} THEN '' ELSE ${withoutElement(sql`value`, pattern)} END)
    FROM jsonb_each_text(fields))`;
  await setColumn(tx, siteId, [versions, 'fields'], fields, pattern);
}

/** No place shows the image of a path any more, nor does a draft or a version. */
export async function clearUses(tx: Tx, siteId: string, path: string): Promise<void> {
  const pattern = patternOf(siteId, path);
  for (const { urls, lists, texts, ...table } of usingTables) {
    for (const column of urls) await setColumn(tx, siteId, [table, column], sql`''`, pattern);
    for (const column of texts)
      await setColumn(
        tx,
        siteId,
        [table, column],
        withoutElement(sql`${sql.identifier(column)}`, pattern),
        pattern,
      );
    for (const column of lists) {
      const rest = sql`(
        SELECT coalesce(jsonb_agg(url ORDER BY at), '[]')
        FROM jsonb_array_elements_text(${sql.identifier(column)}) WITH ORDINALITY AS list (url, at)
        WHERE url !~ ${pattern})`;
      await setColumn(tx, siteId, [table, column], rest, pattern);
    }
  }
  await clearVersions(tx, siteId, path);
  await noteChanges(tx, siteId);
}
