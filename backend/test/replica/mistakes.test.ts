import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../scripts/lib/ports.ts';
import { type MortalPostgres, startTestPostgres } from '../../../scripts/test/postgres.ts';
import { connectPostgres } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { Replica } from '../../src/db/replica/replica.ts';
import { StoreError } from '../../src/db/store-error.ts';
import { readEnv } from '../../src/env.ts';
import { runSql } from '../concurrency/owned-database.ts';
import { type WithReplica, withReplica } from './with-replica.ts';

let world: WithReplica;
let stranger: MortalPostgres;
beforeAll(async () => {
  world = await withReplica();
  stranger = await startTestPostgres();
  const database = connectPostgres(stranger.url, 1);
  await migrate(database);
  await database.close();
}, 240_000);
afterAll(async () => {
  await world?.close();
  await stranger?.stop();
});

const withName = (url: string, name: string) => Object.assign(new URL(url), { pathname: name }).href;
const withUser = (url: string, username: string) => Object.assign(new URL(url), { username }).href;

/** The sentence with which a replica is refused at the start; else the state that it is in. */
async function open(url: string): Promise<string> {
  try {
    const replica = await Replica.open({ url, primaryUrl: world.primaryServer.url });
    const { state } = replica;
    await replica.close();
    return state;
  } catch (error) {
    if (error instanceof StoreError) return error.message;
    throw error;
  }
}

const TAKES_WRITES =
  'The variable DATABASE_REPLICA_URL is wrong: it leads to a server that takes writes, which is the primary itself or a replica that was promoted.';
const NO_COPY =
  'The variable DATABASE_REPLICA_URL is wrong: its database is no copy of that of DATABASE_URL.';

it('is refused with a sentence where it can never be read from', async () => {
  expect(await open(world.primaryServer.url)).toBe(TAKES_WRITES);
  expect(await open(stranger.url)).toBe(NO_COPY);
  await runSql(world.primaryServer.url, 'CREATE DATABASE other TEMPLATE template0');
  await expect
    .poll(() => open(withName(world.replicaServer.url, '/other')), { timeout: 30_000 })
    .toBe(NO_COPY);
  expect(await open(withName(world.replicaServer.url, '/nergens'))).toBe(
    'The server of DATABASE_REPLICA_URL refuses: database "nergens" does not exist.',
  );
  expect(await open(withUser(world.replicaServer.url, 'onbekend'))).toBe(
    'The server of DATABASE_REPLICA_URL refuses: role "onbekend" does not exist.',
  );
});

it('may be away at the start', async () => {
  expect(await open(`postgres://postgres@localhost:${await freePort()}/postgres`)).toBe('away');
  expect(await open(world.replicaServer.url)).toMatch(/^(up|behind)$/);
});

it('ends the start with one sentence and no stack', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-replica-'));
  const { url } = world.primaryServer;
  const { status, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../../src/main.ts', import.meta.url))],
    {
      env: {
        ...process.env,
        DATABASE_URL: url,
        DATABASE_REPLICA_URL: url,
        DATA_DIR: folder,
        API_PORT: String(await freePort()),
        LOG_LEVEL: 'silent',
      },
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  rmSync(folder, { recursive: true, force: true });
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${TAKES_WRITES}\n` });
});

it('needs DATABASE_URL, and the address of a PostgreSQL', () => {
  expect(() => readEnv({ DATABASE_REPLICA_URL: 'postgres://user@host/name' })).toThrow(
    'The variable DATABASE_REPLICA_URL is wrong: the embedded database has no replica; set DATABASE_URL too.',
  );
  const both = {
    DATABASE_URL: 'postgres://user@host/name',
    DATABASE_REPLICA_URL: 'mysql://user:hunter2@host/name',
  };
  expect(() => readEnv(both)).toThrow(
    'The variable DATABASE_REPLICA_URL is wrong: write it like postgres://user:password@host:5432/name.',
  );
  expect(() => readEnv(both)).not.toThrow('hunter2');
});
