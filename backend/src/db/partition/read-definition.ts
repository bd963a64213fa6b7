import type pg from 'pg';

/** The statements that make a table again, apart from its columns. Read while the table has its own name. */
export interface Definition {
  /** Columns that are written; generated ones are not. Quoted. */
  columns: string;
  /** Storage settings, which a table with partitions has at these: `(fillfactor='70')`, or empty. */
  settings: string;
  /** Sequences of identity columns, with their values. */
  sequences: {
    column: string;
    name: string;
    type: string;
    value: string;
    isCalled: boolean;
    after: string[];
  }[];
  /** Of the columns, on the table and on each partition. */
  onEach: string[];
  keys: string[];
  indexes: string[];
  /** Row-level security, policies, triggers, rights, statistics, comments; for after the foreign keys. */
  rest: string[];
}

/** Foreign keys from and to the tables: statements that drop them, and that make them again. */
export interface ForeignKeys {
  drop: string[];
  make: string[];
  /** All tables of these keys. Quoted. */
  tables: string[];
}

const one = async (client: pg.PoolClient, sql: string, values: unknown[]): Promise<string[]> =>
  (await client.query<{ statement: string }>(sql, values)).rows.map(({ statement }) => statement);

const COMMENT = (what: string, text: string) => `format('COMMENT ON ${what} IS %L', ${text}) AS statement`;

export async function readForeignKeys(
  client: pg.PoolClient,
  tables: readonly string[],
): Promise<ForeignKeys> {
  const { rows } = await client.query<{
    at: string;
    to: string;
    drop: string;
    make: string;
    comment: string | null;
  }>(
    `SELECT conrelid::regclass::text AS at, confrelid::regclass::text AS to,
      format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make,
      format('COMMENT ON CONSTRAINT %I ON %s IS %L', conname, conrelid::regclass, obj_description(oid, 'pg_constraint')) AS comment
    FROM pg_constraint WHERE contype = 'f' AND conparentid = 0
      AND (conrelid = ANY ($1::regclass[]) OR confrelid = ANY ($1::regclass[])) ORDER BY conrelid::regclass::text, conname`,
    [tables],
  );
  return {
    drop: rows.map((row) => row.drop),
    make: rows.flatMap((row) =>
      row.comment?.endsWith(' IS NULL') ? [row.make] : [row.make, row.comment ?? ''],
    ),
    tables: [...new Set(rows.flatMap((row) => [row.at, row.to]))],
  };
}

async function readSequences(client: pg.PoolClient, table: string): Promise<Definition['sequences']> {
  const { rows } = await client.query<{ oid: string; column: string; name: string; type: string }>(
    `SELECT s.oid, a.attname AS column, s.relname AS name, q.seqtypid::regtype::text AS type FROM pg_depend d
      JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S' JOIN pg_sequence q ON q.seqrelid = s.oid
      JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
    WHERE d.classid = 'pg_class'::regclass AND d.refclassid = 'pg_class'::regclass AND d.deptype = 'i' AND d.refobjid = $1::regclass`,
    [table],
  );
  const sequences: Definition['sequences'] = [];
  for (const { oid, column, name, type } of rows) {
    const { rows: at } = await client.query(`SELECT last_value AS value, is_called FROM "${name}"`);
    const after = await one(
      client,
      `SELECT format('GRANT %s ON SEQUENCE %I TO %s', privilege_type, relname, CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END) AS statement
      FROM pg_class, aclexplode(relacl) WHERE oid = $1 AND grantee <> relowner`,
      [oid],
    );
    sequences.push({ column, name, type, value: at[0]?.value, isCalled: at[0]?.is_called, after });
  }
  return sequences;
}

const GRANTS = `
  SELECT format('GRANT %s ON %s TO %s%s', privilege_type, oid::regclass, CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END,
    CASE WHEN is_grantable THEN ' WITH GRANT OPTION' ELSE '' END) AS statement
  FROM pg_class, aclexplode(relacl) WHERE oid = $1::regclass AND grantee <> relowner
  UNION ALL
  SELECT format('GRANT %s (%I) ON %s TO %s%s', privilege_type, attname, attrelid::regclass, CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END,
    CASE WHEN is_grantable THEN ' WITH GRANT OPTION' ELSE '' END)
  FROM pg_attribute, aclexplode(attacl) WHERE attrelid = $1::regclass AND NOT attisdropped`;

const POLICIES = `
  SELECT format('CREATE POLICY %I ON %s AS %s FOR %s TO %s%s%s', polname, polrelid::regclass,
    CASE WHEN polpermissive THEN 'PERMISSIVE' ELSE 'RESTRICTIVE' END,
    CASE polcmd WHEN 'r' THEN 'SELECT' WHEN 'a' THEN 'INSERT' WHEN 'w' THEN 'UPDATE' WHEN 'd' THEN 'DELETE' ELSE 'ALL' END,
    (SELECT string_agg(CASE r WHEN 0 THEN 'PUBLIC' ELSE r::regrole::text END, ', ') FROM unnest(polroles) r),
    ' USING (' || pg_get_expr(polqual, polrelid) || ')', ' WITH CHECK (' || pg_get_expr(polwithcheck, polrelid) || ')') AS statement
  FROM pg_policy WHERE polrelid = $1::regclass`;

const TRIGGERS = `
  SELECT unnest(ARRAY[pg_get_triggerdef(oid), CASE tgenabled WHEN 'O' THEN NULL ELSE
    format('ALTER TABLE %s %s TRIGGER %I', tgrelid::regclass, CASE tgenabled WHEN 'D' THEN 'DISABLE' WHEN 'A' THEN 'ENABLE ALWAYS' ELSE 'ENABLE REPLICA' END, tgname) END]) AS statement
  FROM pg_trigger WHERE tgrelid = $1::regclass AND NOT tgisinternal`;

const STATISTICS = `
  SELECT unnest(ARRAY[pg_get_statisticsobjdef(oid), format('ALTER STATISTICS %s.%I OWNER TO %s', stxnamespace::regnamespace, stxname, stxowner::regrole), CASE WHEN stxstattarget >= 0 THEN
    format('ALTER STATISTICS %s.%I SET STATISTICS %s', stxnamespace::regnamespace, stxname, stxstattarget) END]) AS statement
  FROM pg_statistic_ext WHERE stxrelid = $1::regclass`;

const COMMENTS = [
  `SELECT ${COMMENT('TABLE %s', '$1::regclass, description')} FROM pg_description
    WHERE classoid = 'pg_class'::regclass AND objoid = $1::regclass AND objsubid = 0`,
  `SELECT ${COMMENT('INDEX %s', 'indexrelid::regclass, description')} FROM pg_index JOIN pg_description ON objoid = indexrelid
    AND classoid = 'pg_class'::regclass WHERE indrelid = $1::regclass`,
  `SELECT ${COMMENT('CONSTRAINT %I ON %s', 'conname, $1::regclass, description')} FROM pg_constraint JOIN pg_description ON objoid = oid
    AND classoid = 'pg_constraint'::regclass WHERE conrelid = $1::regclass AND contype IN ('p', 'u')`,
  `SELECT ${COMMENT('TRIGGER %I ON %s', 'tgname, $1::regclass, description')} FROM pg_trigger JOIN pg_description ON objoid = oid
    AND classoid = 'pg_trigger'::regclass WHERE tgrelid = $1::regclass`,
  `SELECT ${COMMENT('POLICY %I ON %s', 'polname, $1::regclass, description')} FROM pg_policy JOIN pg_description ON objoid = oid
    AND classoid = 'pg_policy'::regclass WHERE polrelid = $1::regclass`,
  `SELECT ${COMMENT('STATISTICS %I', 'stxname, description')} FROM pg_statistic_ext JOIN pg_description ON objoid = oid
    AND classoid = 'pg_statistic_ext'::regclass WHERE stxrelid = $1::regclass`,
].join(' UNION ALL ');

const SECURITY = `
  SELECT unnest(ARRAY[format('ALTER TABLE %s OWNER TO %s', oid::regclass, relowner::regrole),
    CASE WHEN relrowsecurity THEN format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', oid::regclass) END]) AS statement
  FROM pg_class WHERE oid = $1::regclass`;

const ON_EACH = `
  SELECT unnest(ARRAY[
    CASE WHEN attstattarget >= 0 THEN format('ALTER COLUMN %I SET STATISTICS %s', attname, attstattarget) END,
    CASE WHEN attoptions IS NOT NULL THEN format('ALTER COLUMN %I SET (%s)', attname, array_to_string(attoptions, ', ')) END]) AS statement
  FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`;

/** Storage settings of the table, or of its first partition. */
const SETTINGS = `
  SELECT '(' || array_to_string(reloptions, ', ') || ')' AS statement FROM pg_class
  WHERE oid = coalesce((SELECT min(inhrelid) FROM pg_inherits WHERE inhparent = $1::regclass), $1::regclass) AND reloptions IS NOT NULL`;

/** Reads all that a table has besides its columns and foreign keys. */
export async function readDefinition(client: pg.PoolClient, table: string): Promise<Definition> {
  const read = (sql: string) =>
    one(client, `SELECT statement FROM (${sql}) made WHERE statement IS NOT NULL`, [table]);
  const keys =
    await read(`SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS statement
    FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('p', 'u') ORDER BY contype, conname`);
  const indexes =
    await read(`SELECT regexp_replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') AS statement FROM pg_index
    WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND conrelid = indrelid AND contype IN ('p', 'u'))
    ORDER BY indexrelid`);
  const [columns = ''] =
    await read(`SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS statement FROM pg_attribute
    WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`);
  const [settings = ''] = await read(SETTINGS);
  const rest: string[] = [];
  for (const sql of [SECURITY, POLICIES, TRIGGERS, STATISTICS, GRANTS, COMMENTS])
    rest.push(...(await read(sql)));
  return {
    columns,
    settings,
    sequences: await readSequences(client, table),
    onEach: await read(ON_EACH),
    keys,
    indexes,
    rest,
  };
}
