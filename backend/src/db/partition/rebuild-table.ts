import type pg from 'pg';
import { StoreError } from '../store-error.ts';
import type { Definition } from './read-definition.ts';

/** Row count and sum of the rows' hashes. */
interface Content {
  rows: string;
  hash: string;
}

async function contentOf(client: pg.PoolClient, table: string): Promise<Content> {
  const { rows } = await client.query<Content>(
    `SELECT count(*) AS rows, coalesce(sum(hashtextextended(t::text, 0)), 0) AS hash FROM ${table} t`,
  );
  return rows[0] as Content;
}

const run = async (client: pg.PoolClient, statements: readonly string[]) => {
  for (const statement of statements) await client.query(statement);
};

/** No rights and no policy: who may read the table reads it through its own name, under its own policies. */
async function closePartition(client: pg.PoolClient, partition: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT DISTINCT format('REVOKE ALL ON %s FROM %s', oid::regclass, CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END) AS statement
    FROM pg_class, aclexplode(relacl) WHERE oid = $1::regclass AND grantee <> relowner`,
    [partition],
  );
  await run(
    client,
    rows.map(({ statement }) => statement),
  );
  await client.query(`ALTER TABLE ${partition} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY`);
}

async function makePartitions(
  client: pg.PoolClient,
  table: string,
  into: number,
  { settings, onEach }: Definition,
  owner: string,
): Promise<void> {
  for (let at = 0; at < into; at += 1) {
    const partition = `${table}_${into}_${at}`;
    const storage = settings && `WITH ${settings}`;
    await client.query(
      `CREATE TABLE ${partition} PARTITION OF ${table} FOR VALUES WITH (MODULUS ${into}, REMAINDER ${at}) ${storage}`,
    );
    await run(
      client,
      onEach.map((change) => `ALTER TABLE ${partition} ${change}`),
    );
    await closePartition(client, partition);
    await client.query(`ALTER TABLE ${partition} OWNER TO ${owner}`);
  }
}

/** The new table has sequences of its own, with names of their own while the old table has its. */
async function takeOverSequences(
  client: pg.PoolClient,
  table: string,
  { sequences }: Definition,
): Promise<void> {
  for (const { column, name, type, value, isCalled, after } of sequences) {
    const { rows } = await client.query<{ made: string }>(
      `SELECT relname AS made FROM pg_class WHERE oid = pg_get_serial_sequence($1, $2)::regclass`,
      [table, column],
    );
    const made = rows[0]?.made;
    if (made !== name) await client.query(`ALTER SEQUENCE "${made}" RENAME TO "${name}"`);
    // LIKE makes a sequence of bigint.
    await client.query(`ALTER SEQUENCE "${name}" AS ${type}`);
    await client.query('SELECT setval($1::regclass, $2, $3)', [`"${name}"`, value, isCalled]);
    await run(client, after);
  }
}

/**
 * Makes a table again with `into` partitions by site, or without partitions for 1, and copies its rows. Its foreign keys
 * must be dropped, and row-level security not be forced: the owner would see no rows.
 * @returns the number of rows
 * @throws StoreError when the copy has other rows
 */
export async function rebuildTable(
  client: pg.PoolClient,
  table: string,
  into: number,
  definition: Definition,
): Promise<number> {
  const old = `${table}_before_partition`;
  const { rows } = await client.query<{ owner: string }>(
    'SELECT relowner::regrole::text AS owner FROM pg_class WHERE oid = $1::regclass',
    [table],
  );
  const { columns, settings, onEach, keys, indexes, rest } = definition;
  const before = await contentOf(client, table);
  await client.query(`ALTER TABLE ${table} RENAME TO ${old}`);
  const like = `(LIKE ${old} INCLUDING ALL EXCLUDING INDEXES EXCLUDING STATISTICS)`;
  if (into === 1) {
    await client.query(`CREATE TABLE ${table} ${like} ${settings && `WITH ${settings}`}`);
  } else {
    await client.query(`CREATE TABLE ${table} ${like} PARTITION BY HASH (site_id)`);
    await makePartitions(client, table, into, definition, rows[0]?.owner ?? 'CURRENT_USER');
  }
  await run(
    client,
    onEach.map((change) => `ALTER TABLE ${table} ${change}`),
  );
  await client.query(
    `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM ${old}`,
  );
  const after = await contentOf(client, table);
  if (after.rows !== before.rows || after.hash !== before.hash)
    throw new StoreError(
      `The copy of ${table} is not the same: ${after.rows} rows of ${before.rows}. Nothing was changed.`,
    );
  await client.query(`DROP TABLE ${old}`);
  await takeOverSequences(client, table, definition);
  await run(client, [...keys, ...indexes, ...rest]);
  return Number(after.rows);
}
