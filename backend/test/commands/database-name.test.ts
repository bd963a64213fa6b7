import { expect, it } from 'vitest';
import { databaseName } from '../../src/commands/database-name.ts';
import { readEnv } from '../../src/env.ts';

it.each([
  [{}, '.data'],
  [{ DATA_DIR: '.data/first' }, '.data/first'],
  [
    { DATABASE_URL: 'postgres://anna:geheim@db.winkel.nl:5433/winkel' },
    'postgres://db.winkel.nl:5433/winkel',
  ],
  [
    { DATABASE_URL: 'postgresql://db/winkel?user=anna&password=geheim', DATA_DIR: '.data/first' },
    'postgres://db/winkel',
  ],
])('the database of %j is named without user and password', (env, name) => {
  expect(databaseName(readEnv(env))).toBe(name);
});
