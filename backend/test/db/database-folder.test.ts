import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectEmbedded } from '../../src/db/connect.ts';

let home: string;
/** A data folder with a database that has a table `kept`. */
let whole: string;

/** The whole folder's copy, after `change` was done to its database. */
function damaged(name: string, change: (database: string) => void): string {
  const folder = join(home, name);
  cpSync(whole, folder, { recursive: true });
  change(join(folder, 'database'));
  return folder;
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'toonbank-folder-'));
  whole = join(home, 'whole');
  const database = await connectEmbedded(whole);
  await database.pool.query('CREATE TABLE kept AS SELECT 42 AS answer');
  await database.close();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('stored data survives a restart', async () => {
  const database = await connectEmbedded(whole);
  expect((await database.pool.query('SELECT answer FROM kept')).rows).toEqual([{ answer: 42 }]);
  await database.close();
});

test('a database without PG_VERSION is refused and unchanged', async () => {
  const folder = damaged('half', (database) => rmSync(join(database, 'PG_VERSION')));
  await expect(connectEmbedded(folder)).rejects.toThrow(/no PG_VERSION.*Nothing was changed/);
  expect(existsSync(join(folder, 'database/PG_VERSION'))).toBe(false);
  writeFileSync(join(folder, 'database/PG_VERSION'), '18\n');
  const database = await connectEmbedded(folder);
  expect((await database.pool.query('SELECT answer FROM kept')).rows).toEqual([{ answer: 42 }]);
  await database.close();
});

test('an empty database folder, and the remains of a killed first start, become a new database', async () => {
  const folder = join(home, 'new');
  mkdirSync(join(folder, 'database'), { recursive: true });
  mkdirSync(join(folder, 'database.new'));
  writeFileSync(join(folder, 'database.new/half'), '');
  const database = await connectEmbedded(folder);
  await database.pool.query('SELECT 1');
  await database.close();
  expect(existsSync(join(folder, 'database.new'))).toBe(false);
});

test.for([
  ['pg_control', (database: string) => writeFileSync(join(database, 'global/pg_control'), 'x'.repeat(8192))],
  ['the write-ahead log', (database: string) => rmSync(join(database, 'pg_wal'), { recursive: true })],
] as const)('a database whose %s is damaged is refused in one sentence', async ([name, change]) => {
  const folder = damaged(`damaged ${name}`, change);
  await expect(connectEmbedded(folder)).rejects.toThrow(
    /^The database in .* can't be opened: .*npm run restore/,
  );
});

test('a database that is a file is refused in one sentence', async () => {
  const folder = join(home, 'file');
  mkdirSync(folder);
  writeFileSync(join(folder, 'database'), '');
  await expect(connectEmbedded(folder)).rejects.toThrow(/database is a file/);
});

test('no other user can read or write any file of the database, also one of an earlier version', async () => {
  const folder = damaged('old', (database) => {
    chmodSync(database, 0o755);
    chmodSync(join(database, 'PG_VERSION'), 0o666);
  });
  const database = await connectEmbedded(folder);
  await database.pool.query('CREATE TABLE made_later AS SELECT 1');
  await database.close();
  const open = globSync('**', { cwd: folder }).filter((name) => statSync(join(folder, name)).mode & 0o077);
  expect(open).toEqual([]);
});
