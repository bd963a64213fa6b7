import type { Tx } from '../../../../db/connect.ts';
import type { Import } from '../../../../db/schema/index.ts';
import { sql } from '../../../../db/sql.ts';
import { noteFaults } from '../find-units.ts';
import { picturesOf } from './picture-writer.ts';
import { sheetOf } from './sheet-writer.ts';

/** A number behind the article number: '-2', ' (2)', '_02'. */
const NUMBER = '^[-_ .(]+([0-9]{1,2})[)]?$';

/**
 * Compares the files with the pictures and safety sheets of the articles that their names begin with; of several article numbers
 * the longest one counts. A picture without a number comes behind the others.
 */
export async function comparePictures(tx: Tx, row: Import): Promise<void> {
  const { siteId, id } = row;
  const folder = `/media/${siteId}/`;
  await tx.execute(sql`
    WITH read AS MATERIALIZED (
      SELECT line, data, data ->> 'kind' AS kind, data ->> 'sha' AS sha, data ->> 'stem' AS stem
      FROM import_lines WHERE site_id = ${siteId} AND import_id = ${id} AND faults IS NULL),
    named AS MATERIALIZED (
      SELECT DISTINCT ON (r.line) r.line, p.id AS product_id, p.article_number,
        substr(r.stem, length(p.article_number) + 1) AS rest
      FROM read r
      CROSS JOIN LATERAL jsonb_array_elements_text(r.data -> 'beginnings') AS b (text)
      JOIN products p ON p.site_id = ${siteId} AND upper(p.article_number) = b.text
      ORDER BY r.line, length(p.article_number) DESC, p.id),
    located AS MATERIALIZED (
      SELECT r.*, n.product_id, n.article_number,
        CASE WHEN n.rest = '' THEN 1 WHEN n.rest ~ ${NUMBER} THEN greatest(1, substring(n.rest FROM ${NUMBER})::int) END AS number
      FROM read r LEFT JOIN named n ON n.line = r.line),
    checked AS MATERIALIZED (
      SELECT l.*, CASE
        WHEN product_id IS NULL THEN 'article_unknown'
        WHEN row_number() OVER (PARTITION BY product_id, kind, sha ORDER BY line) > 1 THEN 'duplicate_line'
        WHEN kind = 'safety_sheet' AND row_number() OVER (PARTITION BY product_id, kind ORDER BY line) > 1 THEN 'duplicate_line'
        WHEN number IS NOT NULL AND row_number() OVER (PARTITION BY product_id, kind, number ORDER BY line) > 1
          THEN 'duplicate_line' END AS judgement, 'file_name' AS field
      FROM located l),
    judged AS MATERIALIZED (SELECT line, judgement, field FROM checked WHERE judgement IS NOT NULL),
    ${noteFaults(row)},
    pictures AS MATERIALIZED (
      SELECT c.line, c.product_id, c.number, ${picturesOf(sql`p`)} AS present,
        ${`${folder}images/`}::text || left(c.sha, 32) || '.webp' AS url
      FROM checked c JOIN products p ON p.site_id = ${siteId} AND p.id = c.product_id
      WHERE c.judgement IS NULL AND c.kind = 'picture'),
    placed AS (
      SELECT q.*, CASE WHEN number <= cardinality(present) THEN number
        ELSE cardinality(present) + row_number() OVER (
          PARTITION BY product_id, coalesce(number <= cardinality(present), false) ORDER BY number, line) END AS place
      FROM pictures q WHERE NOT url = ANY (present)),
    compared AS (
      SELECT line, 'picture' AS entity, product_id, product_id || ':' || place AS key, present[place] AS before, url AS after
      FROM placed
      UNION ALL
      SELECT c.line, 'sheet', p.id, p.id || ':sheet', ${sheetOf(sql`p`)}, ${`${folder}documents/veiligheidsblad-`}::text
        || trim(BOTH '-' FROM left(regexp_replace(lower(c.article_number), '[^a-z0-9]+', '-', 'g'), 40)) || '-' || left(c.sha, 16)
        || '.pdf'
      FROM checked c JOIN products p ON p.site_id = ${siteId} AND p.id = c.product_id
      WHERE c.judgement IS NULL AND c.kind = 'safety_sheet')
    INSERT INTO import_changes (site_id, import_id, line, entity, entity_id, key, owner_id, field, before, after, change)
    SELECT ${siteId}, ${id}::int, line, entity, product_id, key, product_id,
      CASE WHEN entity = 'sheet' THEN 'safety_sheet' ELSE 'picture' END, before, after,
      CASE WHEN before IS NULL THEN 'new' ELSE 'changed' END
    FROM compared WHERE before IS DISTINCT FROM after ORDER BY line`);
}
