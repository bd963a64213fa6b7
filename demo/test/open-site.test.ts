import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../backend/src/db/connect.ts';
import { products, sites } from '../../backend/src/db/schema/index.ts';
import { emptyDatabase } from '../../backend/test/support/index.ts';
import { openSite } from '../src/open-site.ts';

let database: Database;

beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

const all = () => database.asOwner((db) => db.select().from(sites));

it('gives an empty database one site without anything in it, and a token that is new each time', async () => {
  const said = await openSite(database, 'zeepmeester');
  expect((await all()).map(({ id, name }) => [id, name])).toEqual([['zeepmeester', 'Zeepmeester']]);
  expect(await database.inSite('zeepmeester', (tx) => tx.$count(products))).toBe(0);
  const [token] = /SITE_TOKEN_ZEEPMEESTER=[\w-]{32}$/m.exec(said ?? '') ?? [];
  expect(token).toBeDefined();
  expect(await openSite(database, 'zeepmeester')).not.toContain(token);
});

it('leaves a site that is there as it is', async () => {
  await database.asOwner((db) => db.update(sites).set({ name: 'Anders' }));
  expect(await openSite(database, 'zeepmeester')).toContain('already');
  expect((await all()).map(({ name }) => name)).toEqual(['Anders']);
});

it('knows no site without a folder', async () => {
  expect(await openSite(database, 'bestaatniet')).toBeUndefined();
});
