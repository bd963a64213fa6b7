import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connectEmbedded } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { describeError } from '../../src/http/log-error.ts';
import { executePlanned } from '../../src/modules/catalogue/execute-planned.ts';
import { upkeep } from '../../src/upkeep.ts';
import { makeCustomer, makeSession, makeSite, testApp } from '../support/index.ts';

test('a lost connection does not disturb the statements of the next one', async () => {
  const database = await connectEmbedded('memory');
  await migrate(database);
  const ask = () => database.inSite('demo', (tx) => executePlanned(tx, sql`SELECT ${'x'}::text AS one`));
  expect(await ask()).toEqual([{ one: 'x' }]);
  const client = await database.pool.connect();
  client.release(true);
  expect(await ask()).toEqual([{ one: 'x' }]);
  await database.close();
});

test('upkeep removes sessions that expired more than a day ago, and no others', async () => {
  const app = await testApp();
  const site = await makeSite(app);
  const day = 24 * 3_600_000;
  // A visitor's session without a cart is removed earlier (`auth/visitor-sessions`).
  const { userId } = await makeCustomer(app, site);
  await makeSession(app, site, { userId, expiresAt: new Date(Date.now() - 2 * day) });
  await makeSession(app, site, { userId, expiresAt: new Date(Date.now() - day / 2) });
  await makeSession(app, site, { userId });
  await upkeep(app.database);
  const { rows } = await app.database.inSite(site.id, (tx) => tx.execute('SELECT 1 FROM sessions'));
  expect(rows).toHaveLength(2);
  await app.close();
});

test('a failed query is logged without its parameters', async () => {
  const database = await connectEmbedded('memory');
  const failed = await database
    .asOwner((db) => db.execute(sql`SELECT ${'a secret'}::text FROM nowhere`))
    .catch((error: Error) => error);
  const logged = JSON.stringify(describeError(failed as Error));
  expect(logged).toContain('nowhere');
  expect(logged).not.toContain('a secret');
  await database.close();
});

test.runIf(process.platform === 'linux')('an impossible folder is refused in one sentence', async () => {
  await expect(connectEmbedded('/proc/toonbank/data')).rejects.toThrow(/can't be written/);
});
