import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { urlOf } from './library.ts';
import { usingTables } from './uses.ts';

const escaped = (text: string) => text.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&');

/** Matches the URL of an image and of its variants. */
function patternOf(siteId: string, path: string): string {
  const image = /^images\/[0-9a-f]{32}/.exec(path)?.[0];
  const url = escaped(urlOf(siteId, image ?? path));
  return image ? `${url}(?:-[a-z0-9-]+)?\\.[a-z]+` : `${url}(?![a-z0-9.-])`;
}

/** Every place that shows the image of one path shows that of another. */
export async function replaceUses(
  tx: Tx,
  siteId: string,
  { path, newPath }: { path: string; newPath: string },
): Promise<void> {
  const pattern = patternOf(siteId, path);
  const url = urlOf(siteId, newPath);
  const change = (table: string, column: string, type: string) =>
    tx.execute(sql`
      UPDATE ${sql.identifier(table)}
      SET ${sql.identifier(column)} = regexp_replace(${sql.identifier(column)}::text, ${pattern}, ${url}, 'g')::${sql.raw(type)}
      WHERE site_id = ${siteId} AND ${sql.identifier(column)}::text ~ ${pattern}`);
  for (const { table, urls, lists, texts } of usingTables) {
    for (const column of [...urls, ...texts]) await change(table, column, 'text');
    for (const column of lists) await change(table, column, 'jsonb');
  }
}

/** No place shows the image of a path any more; a URL in the middle of a text is left where it is. */
export async function clearUses(tx: Tx, siteId: string, path: string): Promise<void> {
  const pattern = patternOf(siteId, path);
  for (const { table, urls, lists } of usingTables) {
    for (const column of urls)
      await tx.execute(sql`
        UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ''
        WHERE site_id = ${siteId} AND ${sql.identifier(column)} ~ ${pattern}`);
    for (const column of lists)
      await tx.execute(sql`
        UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = (
          SELECT coalesce(jsonb_agg(url ORDER BY at), '[]')
          FROM jsonb_array_elements_text(${sql.identifier(column)}) WITH ORDINALITY AS list (url, at)
          WHERE url !~ ${pattern})
        WHERE site_id = ${siteId} AND ${sql.identifier(column)}::text ~ ${pattern}`);
  }
}
