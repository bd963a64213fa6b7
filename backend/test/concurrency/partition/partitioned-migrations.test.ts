import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPostgres, type Database } from '../../../src/db/connect.ts';
import { migrate, readMigrations } from '../../../src/db/migrate.ts';
import { runPartitionCommand } from '../../../src/db/partition/command.ts';
import { largeTables } from '../../../src/db/partition/large-tables.ts';
import { makeDatabase, type ServerDatabase } from '../../support/test-server.ts';
import { fillCommonData, runUpgrade, type UpgradeData } from '../../upgrade/run-upgrade.ts';
import { alone } from '../postgres-app.ts';
import { schemaOf } from './partition-database.ts';

/** The first one that is run on a database with partitions; the one that makes partitions possible goes before it. */
const FIRST = '0054_more_groups';
const KEYS = '0070_unique_keys_carry_the_tenant';

const backend = join(import.meta.dirname, '../../..');
const journal: { entries: { tag: string }[] } = JSON.parse(
  readFileSync(join(backend, 'src/db/migrations/meta/_journal.json'), 'utf8'),
);
const names = journal.entries.map(({ tag }) => tag);
const known = readMigrations();
const keys = known.filter((_, at) => names[at] === KEYS);
const from = names.indexOf(FIRST);

let server: ServerDatabase;
let plain: ServerDatabase;
let database: Database;
beforeAll(async () => {
  server = await makeDatabase();
  plain = await makeDatabase();
  database = connectPostgres(server.url, 1);
  await alone(async () => {
    await fillCommonData(database, known.slice(0, 1));
    await migrate(database, [...known.slice(0, from), ...keys]);
    const other = connectPostgres(plain.url, 1);
    await migrate(other, known).finally(other.close);
  });
});
afterAll(async () => {
  await database?.close();
  await server?.drop();
  await plain?.drop();
});

it('runs every later migration on a database with partitions, with its data, to the same schema', async () => {
  const sentence = await runPartitionCommand(database, { into: 3, confirmed: true }, largeTables);
  expect(sentence).toContain('3 partitions');
  const later = [...known.entries()].slice(from).filter(([at]) => names[at] !== KEYS);
  expect(later.length).toBeGreaterThan(9);
  for (const [at] of later) {
    const data: UpgradeData = (await import(join(backend, `test/upgrade/data/${names[at]}.ts`))).default;
    await runUpgrade(
      database,
      [...known.slice(0, at + 1).filter((one) => !keys.includes(one)), ...keys],
      data,
    );
  }
  expect(schemaOf(server.url)).toEqual(schemaOf(plain.url));
}, 180_000);
