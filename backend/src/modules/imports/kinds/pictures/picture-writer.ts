import { type SQL, sql } from '../../../../db/sql.ts';
import { chosen } from '../column-writer.ts';
import type { Writer } from '../kind.ts';

/** The addresses of the pictures of a product `alias` in their order, as an array. */
export const picturesOf = (alias: SQL): SQL => sql`
  ARRAY(
    SELECT one.url FROM (
      SELECT ${alias}.image AS url, 0 AS n
      UNION ALL SELECT value, ordinality FROM jsonb_array_elements_text(${alias}.images) WITH ORDINALITY) one
    WHERE one.url <> '' GROUP BY one.url ORDER BY min(one.n))`;

/** The place of the picture that a change is about: its `key` is '<product>:<place>'. */
const place = sql`split_part(c.key, ':', 2)::int`;

/** Pictures of articles by their place. A place behind the last one has no value. */
export const pictureWriter: Writer = {
  entity: 'picture',
  present: ({ siteId }, importId) => sql`
    SELECT c.id, (${picturesOf(sql`p`)})[${place}] AS now
    FROM import_changes c LEFT JOIN products p ON p.site_id = c.site_id AND p.id = c.owner_id
    WHERE c.site_id = ${siteId} AND c.import_id = ${importId} AND c.entity = 'picture'`,
  async write(tx, row) {
    const { rows } = await tx.execute<{ fitting: number; open: number }>(sql`
      SELECT count(*)::int AS open, (count(*) FILTER (WHERE n.now IS NOT DISTINCT FROM c.before))::int AS fitting
      FROM import_changes c JOIN (${pictureWriter.present(row, row.id)}) n ON n.id = c.id WHERE ${chosen(row, 'picture')}`);
    const { fitting = 0, open = 0 } = rows[0] ?? {};
    if (fitting < open || open === 0) return fitting;
    await tx.execute(sql`
      WITH c AS MATERIALIZED (
        SELECT c.owner_id, ${place} AS place, c.before, c.after FROM import_changes c WHERE ${chosen(row, 'picture')}),
      made AS (
        SELECT p.id, coalesce((
          SELECT jsonb_agg(x.url ORDER BY x.n) FROM (
            SELECT coalesce(c.after, u.url) AS url, u.n
            FROM unnest(${picturesOf(sql`p`)}) WITH ORDINALITY u (url, n)
            LEFT JOIN c ON c.owner_id = p.id AND c.place = u.n
            WHERE c.owner_id IS NULL OR c.after IS NOT NULL
            UNION ALL SELECT c.after, c.place FROM c WHERE c.owner_id = p.id AND c.before IS NULL) x), '[]') AS images
        FROM products p WHERE p.site_id = ${row.siteId} AND p.id IN (SELECT owner_id FROM c))
      UPDATE products p SET images = m.images, image = coalesce(m.images ->> 0, '')
      FROM made m WHERE p.site_id = ${row.siteId} AND p.id = m.id`);
    return fitting;
  },
};
