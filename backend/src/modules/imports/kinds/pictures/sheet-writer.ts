import { type SQL, sql } from '../../../../db/sql.ts';
import { chosen } from '../column-writer.ts';
import type { Writer } from '../kind.ts';

const SHEET = '/veiligheidsblad-[a-z0-9-]+[.]pdf$';
const TITLE = 'Veiligheidsblad';

/** The address of the safety sheet of a product `alias`; null without one. */
export const sheetOf = (alias: SQL): SQL => sql`
  (SELECT d.value ->> 'url' FROM jsonb_array_elements(${alias}.documents) WITH ORDINALITY d
    WHERE d.value ->> 'url' ~ ${SHEET} ORDER BY d.ordinality LIMIT 1)`;

/** Safety sheets among the documents of articles. */
export const sheetWriter: Writer = {
  entity: 'sheet',
  present: ({ siteId }, importId) => sql`
    SELECT c.id, ${sheetOf(sql`p`)} AS now
    FROM import_changes c LEFT JOIN products p ON p.site_id = c.site_id AND p.id = c.owner_id
    WHERE c.site_id = ${siteId} AND c.import_id = ${importId} AND c.entity = 'sheet'`,
  async write(tx, row) {
    const { rowCount } = await tx.execute(sql`
      UPDATE products p SET documents = coalesce((
          SELECT jsonb_agg(CASE WHEN d.value ->> 'url' = c.before
            THEN jsonb_build_object('title', ${TITLE}::text, 'url', c.after) ELSE d.value END ORDER BY d.ordinality)
          FROM jsonb_array_elements(p.documents) WITH ORDINALITY d
          WHERE c.after IS NOT NULL OR d.value ->> 'url' <> c.before), '[]')
        || CASE WHEN c.before IS NULL
          THEN jsonb_build_array(jsonb_build_object('title', ${TITLE}::text, 'url', c.after)) ELSE '[]' END
      FROM import_changes c
      WHERE ${chosen(row, 'sheet')} AND p.site_id = c.site_id AND p.id = c.owner_id
        AND ${sheetOf(sql`p`)} IS NOT DISTINCT FROM c.before`);
    return rowCount ?? 0;
  },
};
