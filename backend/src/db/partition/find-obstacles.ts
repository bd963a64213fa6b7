import type pg from 'pg';

/**
 * Why a table can't be made again: what would be lost, or what a table with partitions can't have. `$1` are the tables.
 */
const OBSTACLES = `
WITH t AS (
  SELECT c.* FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relname = ANY ($1)
), partitions AS (
  SELECT inhrelid FROM pg_inherits JOIN t ON t.oid = inhparent AND t.relkind = 'p'
)
SELECT format('%s has the unique index %s without site_id', t.relname, i.indexrelid::regclass) AS obstacle
  FROM t JOIN pg_index i ON i.indrelid = t.oid WHERE i.indisunique AND NOT EXISTS (
    SELECT FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attname = 'site_id' AND a.attnum = ANY ((i.indkey::int2[])[0:i.indnkeyatts - 1]))
UNION ALL SELECT format('%s has the constraint %s, which tables with partitions can not have', conrelid::regclass, conname)
  FROM pg_constraint JOIN t ON t.oid = conrelid WHERE contype = 'x'
UNION ALL SELECT format('%s has the constraint %s, which is not validated', conrelid::regclass, conname)
  FROM pg_constraint JOIN t ON t.oid = conrelid OR t.oid = confrelid WHERE NOT convalidated
UNION ALL SELECT format('%s is kept in another tablespace, is unlogged, inherits, or has a replica identity of its own', relname)
  FROM t WHERE reltablespace <> 0 OR relpersistence <> 'p' OR relreplident <> 'd' OR reloftype <> 0
    OR EXISTS (SELECT FROM pg_inherits i WHERE i.inhrelid = t.oid OR (i.inhparent = t.oid AND t.relkind = 'r'))
UNION ALL SELECT format('%s has no column site_id', t.relname)
  FROM t WHERE NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = t.oid AND attname = 'site_id' AND NOT attisdropped)
UNION ALL SELECT format('%s depends on %s', pg_describe_object(d.classid, d.objid, d.objsubid), t.relname)
  FROM pg_depend d JOIN t ON d.refclassid = 'pg_class'::regclass AND d.refobjid = t.oid
  LEFT JOIN pg_class c ON d.classid = 'pg_class'::regclass AND c.oid = d.objid
  WHERE NOT (d.classid IN ('pg_trigger'::regclass, 'pg_policy'::regclass, 'pg_attrdef'::regclass, 'pg_constraint'::regclass, 'pg_statistic_ext'::regclass)
    OR (d.classid = 'pg_type'::regclass AND d.deptype = 'i')
    OR (d.classid = 'pg_class'::regclass AND (c.relkind IN ('i', 'I', 't') OR (c.relkind = 'S' AND d.deptype = 'i') OR c.oid IN (SELECT inhrelid FROM partitions) OR c.oid = t.oid)))
UNION ALL SELECT format('%s depends on the type of a row of %s', pg_describe_object(d.classid, d.objid, d.objsubid), t.relname)
  FROM t JOIN pg_type y ON y.typrelid = t.oid JOIN pg_depend d ON d.refclassid = 'pg_type'::regclass AND d.refobjid IN (y.oid, y.typarray)
  WHERE NOT (d.classid = 'pg_type'::regclass AND d.objid = y.typarray)
ORDER BY 1`;

/** Sentences without a full stop, one for each reason why the tables can't be made again. */
export async function findObstacles(client: pg.PoolClient, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ obstacle: string }>(OBSTACLES, [tables]);
  return [...new Set(rows.map(({ obstacle }) => obstacle))];
}

const SESSION = `format('process %s, user %s%s%s', a.pid, a.usename, ', address ' || a.client_addr, ', program ' || nullif(a.application_name, ''))`;

/** The backends: other sessions of this user in this database. */
export async function findBackends(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ session: string }>(
    `SELECT ${SESSION} AS session FROM pg_stat_activity a
    WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid() AND coalesce(backend_type, 'client backend') = 'client backend'
    ORDER BY pid`,
  );
  return rows.map(({ session }) => session);
}

/** Other sessions that hold locks on the tables, with the names of these. */
export async function findHolders(client: pg.PoolClient, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ holder: string }>(
    `SELECT ${SESSION} || ' holds ' || string_agg(DISTINCT l.relation::regclass::text, ', ') AS holder
    FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE l.granted AND l.pid <> pg_backend_pid() AND l.relation = ANY ($1::regclass[]) GROUP BY a.pid, a.usename, a.client_addr, a.application_name`,
    [tables],
  );
  return rows.map(({ holder }) => holder);
}
