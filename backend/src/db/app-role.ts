import type pg from 'pg';
import type { Database } from './connect.ts';
import { StoreError } from './store-error.ts';

const ROLE = 'toonbank_app';
const INSUFFICIENT_PRIVILEGE = '42501';
/** Another process on this server, with a database of its own, created the role at the same moment. */
const MADE_MEANWHILE = new Set(['42710', '23505']);

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';

async function refuse(client: pg.PoolClient, error: unknown): Promise<never> {
  if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
  const { rows } = await client.query('SELECT quote_ident(current_user) AS name');
  throw new StoreError(
    `The user of DATABASE_URL may not make the role ${ROLE} that requests run as. Give it CREATEROLE, or let an administrator of the database run: CREATE ROLE ${ROLE} NOLOGIN; GRANT ${ROLE} TO ${rows[0]?.name};`,
  );
}

async function createRole(client: pg.PoolClient): Promise<void> {
  try {
    await client.query(`CREATE ROLE ${ROLE} NOLOGIN NOBYPASSRLS`);
  } catch (error) {
    if (!MADE_MEANWHILE.has(codeOf(error))) await refuse(client, error);
  }
}

/** Whether the connection may `SET ROLE`; since PostgreSQL 16 that is a right of its own. */
async function isMember(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query("SELECT current_setting('server_version_num')::int >= 160000 AS fine");
  const right = rows[0]?.fine ? 'SET' : 'MEMBER';
  const { rows: found } = await client.query(`SELECT pg_has_role('${ROLE}', '${right}') AS member`);
  return found[0]?.member;
}

/**
 * Creates the role that requests run as, where the server has none, and lets the owner switch to it. A role that an
 * administrator has created and granted is used as it is.
 * @throws StoreError when the owner may not, or when the role would see the rows of every site
 */
export async function ensureRole(client: pg.PoolClient): Promise<void> {
  const find = () =>
    client.query(`SELECT rolsuper OR rolbypassrls AS sees_all FROM pg_roles WHERE rolname = '${ROLE}'`);
  let { rows } = await find();
  if (rows.length === 0) {
    await createRole(client);
    ({ rows } = await find());
  }
  if (rows[0]?.sees_all)
    throw new StoreError(
      `The role ${ROLE} is a superuser or has BYPASSRLS, so it sees the rows of every site. Run: ALTER ROLE ${ROLE} NOSUPERUSER NOBYPASSRLS;`,
    );
  if (!(await isMember(client)))
    await client.query(`GRANT ${ROLE} TO CURRENT_USER`).catch((error: unknown) => refuse(client, error));
}

/** The role's rights on tables and single columns, as statements. */
const RIGHTS = `
  SELECT format('GRANT %s ON public.%I TO ${ROLE}', privilege_type, relname) AS statement
  FROM pg_class, aclexplode(relacl)
  WHERE relnamespace = 'public'::regnamespace AND grantee = '${ROLE}'::regrole
  UNION ALL
  SELECT format('GRANT %s (%I) ON public.%I TO ${ROLE}', privilege_type, attname, relname)
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid, aclexplode(attacl)
  WHERE relnamespace = 'public'::regnamespace AND grantee = '${ROLE}'::regrole`;

/**
 * Grants the role's rights again: a dump that was restored where the role did not exist has lost them. They are read
 * from a new database in memory, so they are always those of the migrations.
 */
export async function grantRights(
  client: pg.PoolClient,
  newDatabase: () => Promise<Database>,
): Promise<void> {
  if ((await client.query(RIGHTS)).rows.length > 0) return;
  const model = await newDatabase();
  try {
    const { rows } = await model.pool.query<{ statement: string }>(RIGHTS);
    const statements = rows.map((row) => row.statement);
    await client.query([`GRANT USAGE ON SCHEMA public TO ${ROLE}`, ...statements].join('; '));
  } finally {
    await model.close();
  }
}
