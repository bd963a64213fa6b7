import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of its own on the PostgreSQL of the tests. */
export interface ServerDatabase {
  url: string;
  drop(): Promise<void>;
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return url;
  throw new Error(
    'TEST_DATABASE_URL is not set. This test needs a running PostgreSQL, as a superuser: PGlite has one session and makes no copies. `npm test` starts one.',
  );
}

export async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @param template name of the database that it begins as a copy of; empty without one */
export async function makeDatabase(template?: string): Promise<ServerDatabase> {
  const name = `toonbank_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(async (client) => {
    // Half the time of a copy through the log; older servers know no other way.
    const { rows } = await client.query(
      "SELECT current_setting('server_version_num')::int >= 150000 AS chooses",
    );
    const how = rows[0]?.chooses ? 'STRATEGY FILE_COPY' : '';
    await client.query(`CREATE DATABASE ${name} ${template ? `TEMPLATE ${template} ${how}` : ''}`);
  });
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}

export const nameOf = ({ url }: ServerDatabase): string => new URL(url).pathname.slice(1);
