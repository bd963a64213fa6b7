import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/connect.ts';

type Rows = { group_id: number; facet: string; value: string; entries: number }[];

/** The stored counts of a site's lists, and the same counted from its products: a family once per value. */
export async function listCounts(database: Database, siteId: string): Promise<{ kept: Rows; counted: Rows }> {
  const read = async (query: ReturnType<typeof sql>) =>
    (await database.inSite(siteId, (tx) => tx.execute<Rows[number]>(query))).rows;
  return {
    kept: await read(sql`
      SELECT group_id, facet, value, sum(entries)::int AS entries FROM list_counts
      GROUP BY 1, 2, 3 HAVING sum(entries) <> 0 ORDER BY 1, 2, 3`),
    counted: await read(sql`
      SELECT g.id AS group_id, f.facet, f.value, count(DISTINCT coalesce(p.family_id, -p.id))::int AS entries
      FROM products p JOIN product_units u ON u.product_id = p.id AND u.is_default
      CROSS JOIN LATERAL (SELECT DISTINCT unnest(0 || p.group_ids) AS id) g
      CROSS JOIN LATERAL (VALUES ('', ''), ('merk', p.brand), ('kleur', p.kleur), ('maat', p.maat), ('inhoud', p.inhoud),
        ('afmeting', p.afmeting), ('lagen', p.lagen), ('materiaal', p.materiaal), ('certificaat', p.certificaat),
        ('voorraad', (p.stock > 0 AND p.delivery_days <= 2)::text), ('use', p.use_measure)) f (facet, value)
      WHERE p.active AND f.value IS NOT NULL
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`),
  };
}
