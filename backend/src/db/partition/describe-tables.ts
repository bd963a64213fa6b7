import type pg from 'pg';

/**
 * One line for each fact of a table that must be the same on both sides of a partitioning: columns, constraints in both
 * directions, indexes, triggers, policies, rights, statistics, comments, settings and sequences. Partitions are no facts.
 */
const FACTS = `
WITH t AS (
  SELECT c.*, c.relname AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relname = ANY ($1)
), part AS (
  SELECT t.oid AS of, coalesce(p.oid, t.oid) AS oid FROM t LEFT JOIN pg_inherits i ON i.inhparent = t.oid
    LEFT JOIN pg_class p ON p.oid = i.inhrelid
), con AS (
  SELECT * FROM pg_constraint WHERE conparentid = 0 AND (conrelid IN (SELECT oid FROM t) OR confrelid IN (SELECT oid FROM t))
), ind AS (
  SELECT i.*, t.name FROM pg_index i JOIN t ON t.oid = i.indrelid
), col AS (
  SELECT t.name, a.*, row_number() OVER (PARTITION BY t.oid ORDER BY a.attnum) AS place
  FROM t JOIN pg_attribute a ON a.attrelid = t.oid WHERE a.attnum > 0 AND NOT a.attisdropped
), seq AS (
  SELECT s.*, t.name FROM t JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = t.oid AND d.classid = 'pg_class'::regclass
    AND d.deptype = 'i' JOIN pg_sequence s ON s.seqrelid = d.objid
)
SELECT format('table %s owner %s rights %s row security %s %s comment %s', name, relowner::regrole,
  (SELECT array_agg(r::text ORDER BY r::text) FROM unnest(relacl) r), relrowsecurity, relforcerowsecurity, obj_description(oid, 'pg_class')) AS fact FROM t
UNION ALL SELECT format('settings %s %s', t.name, p.reloptions) FROM t JOIN part ON part.of = t.oid JOIN pg_class p ON p.oid = part.oid GROUP BY 1
UNION ALL SELECT format('column %s %s %s %s collation %s not null %s identity %s generated %s default %s storage %s compression %s target %s options %s rights %s comment %s',
  name, place, attname, format_type(atttypid, atttypmod), attcollation::regcollation, attnotnull, attidentity, attgenerated,
  (SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = attrelid AND adnum = attnum),
  attstorage, attcompression, nullif(attstattarget, -1), attoptions,
  (SELECT array_agg(r::text ORDER BY r::text) FROM unnest(attacl) r), col_description(attrelid, attnum)) FROM col
UNION ALL SELECT format('constraint %s %s %s valid %s comment %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated, obj_description(oid, 'pg_constraint')) FROM con
UNION ALL SELECT format('index %s comment %s', regexp_replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON '), obj_description(indexrelid, 'pg_class')) FROM ind
UNION ALL SELECT format('trigger %s enabled %s comment %s', pg_get_triggerdef(g.oid), g.tgenabled, obj_description(g.oid, 'pg_trigger'))
  FROM pg_trigger g JOIN t ON t.oid = g.tgrelid WHERE NOT g.tgisinternal
UNION ALL SELECT format('policy %s %s %s %s to %s using %s check %s comment %s', t.name, polname, polpermissive, polcmd, polroles::regrole[],
  pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid), obj_description(p.oid, 'pg_policy')) FROM pg_policy p JOIN t ON t.oid = p.polrelid
UNION ALL SELECT format('statistics %s owner %s target %s comment %s', pg_get_statisticsobjdef(s.oid), stxowner::regrole, nullif(stxstattarget, -1), obj_description(s.oid, 'pg_statistic_ext'))
  FROM pg_statistic_ext s JOIN t ON t.oid = s.stxrelid
UNION ALL SELECT format('sequence %s of %s %s %s at %s', seqrelid::regclass, name, seqtypid::regtype, ARRAY[seqstart, seqincrement, seqmax, seqmin, seqcache, seqcycle::int],
  (SELECT last_value FROM pg_sequences WHERE schemaname = 'public' AND sequencename = (SELECT relname FROM pg_class WHERE oid = seqrelid))) FROM seq
ORDER BY 1`;

/** The facts of tables, as sorted lines; the same for a table and for one with partitions. */
export async function describeTables(client: pg.PoolClient, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ fact: string }>(FACTS, [tables]);
  return rows.map(({ fact }) => fact);
}
