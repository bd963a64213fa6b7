import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { makeDatabase } from '../support/test-server.ts';

/** Runs statements on a server as the user of the address. */
export async function runSql(url: string, ...statements: string[]): Promise<pg.QueryResult['rows']> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: pg.QueryResult['rows'] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

export function as(url: string, user: string): string {
  const address = new URL(url);
  address.username = user;
  address.password = 'geheim';
  return address.href;
}

/**
 * A database whose owner is no superuser, as docs/operating.md asks for. `rights` gives the owner other
 * rights.
 */
export async function makeOwnedDatabase(rights = 'CREATEROLE', role = 'toonbank_app') {
  const { url, drop } = await makeDatabase();
  const owner = `owner_${randomUUID().replaceAll('-', '')}`;
  const name = new URL(url).pathname.slice(1);
  await runSql(
    url,
    `CREATE ROLE ${owner} LOGIN PASSWORD 'geheim' ${rights}`,
    `ALTER DATABASE ${name} OWNER TO ${owner}`,
    // All databases of the test server share this role; here an administrator has made it beforehand.
    `DO $$ BEGIN CREATE ROLE toonbank_app NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
    ...(role ? [`GRANT ${role} TO ${owner}`] : []),
  );
  return {
    url: as(url, owner),
    /** The same database as superuser. */
    adminUrl: url,
    owner,
    async drop() {
      await runSql(
        url,
        `REASSIGN OWNED BY ${owner} TO CURRENT_USER`,
        `DROP OWNED BY ${owner}`,
        `DROP ROLE ${owner}`,
      );
      await drop();
    },
  };
}
