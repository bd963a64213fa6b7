import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPostgres } from '../../src/db/connect.ts';
import { explainStoreError } from '../../src/db/explain-error.ts';
import { migrate } from '../../src/db/migrate.ts';
import { makeDatabase, type ServerDatabase } from '../support/test-server.ts';
import { as, makeOwnedDatabase, runSql } from './owned-database.ts';
import { alone } from './postgres-app.ts';

type Made = Awaited<ReturnType<typeof makeOwnedDatabase>>;
const made: Made[] = [];
let plain: ServerDatabase;

beforeAll(async () => {
  plain = await makeDatabase();
});
afterAll(async () => {
  for (const { drop } of made) await drop();
  await plain?.drop();
});

async function owned(...wanted: Parameters<typeof makeOwnedDatabase>): Promise<Made> {
  const database = await alone(() => makeOwnedDatabase(...wanted));
  made.push(database);
  return database;
}

/** The sentence that a start on this database ends with; `started` when it does not fail. */
async function start(url: string): Promise<string> {
  const database = connectPostgres(url, 1);
  try {
    await alone(() => migrate(database));
    return 'started';
  } catch (error) {
    return explainStoreError(error) ?? `unexplained: ${error}`;
  } finally {
    await database.close();
  }
}

const withHost = (url: string, host: string) => Object.assign(new URL(url), { host }).href;
const withName = (url: string, name: string) => Object.assign(new URL(url), { pathname: name }).href;

it('reports a mistake in DATABASE_URL in a sentence', async () => {
  expect(await start(withHost(plain.url, 'nergens.invalid'))).toMatch(
    /^The host nergens\.invalid of DATABASE_URL (is not known|can't be looked up now)\.$/,
  );
  expect(await start(withHost(plain.url, 'localhost:1'))).toBe(
    'The database of DATABASE_URL does not answer.',
  );
  expect(await start(withName(plain.url, '/er_is_geen'))).toMatch(
    /"er_is_geen" does not exist\. Create it first/,
  );
  expect(await start(as(plain.url, 'onbekend'))).toMatch(/^The database refuses the user .*"onbekend"/);
});

it('starts for an owner without CREATEROLE to whom an administrator has granted the role', async () => {
  const { url } = await owned('NOCREATEROLE');
  expect(await start(url)).toBe('started');
});

it('prints the statements that an administrator has to run for an owner without the right to grant the role', async () => {
  const { url, owner } = await owned('NOCREATEROLE', '');
  expect(await start(url)).toMatch(`CREATE ROLE toonbank_app NOLOGIN; GRANT toonbank_app TO ${owner};`);
});

it('reports a missing CREATE right on the database', async () => {
  const { url, adminUrl } = await owned('NOCREATEROLE');
  await runSql(adminUrl, `ALTER DATABASE ${new URL(url).pathname.slice(1)} OWNER TO CURRENT_USER`);
  expect(await start(url)).toMatch(/^The user of DATABASE_URL lacks a right: permission denied/);
});
