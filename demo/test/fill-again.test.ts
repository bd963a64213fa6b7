import { describe, expect, it } from 'vitest';
import { sql } from '../../backend/src/db/sql.ts';
import { emptyDatabase } from '../../backend/test/support/index.ts';
import { buildAssortment } from '../src/catalogue/index.ts';
import { fillIfEmpty } from '../src/fill.ts';
import type { DemoAssortment } from '../src/model.ts';
import { contents, named, now, rowsIn, sites } from './fill-support.ts';

/** The usual groups and products, but one product is in a group that does not exist. */
function broken(siteId: string): DemoAssortment {
  const whole = buildAssortment(siteId);
  return {
    ...whole,
    products: whole.products.map((product, at) => (at === 9 ? { ...product, group: 'x' } : product)),
  };
}

describe('filling again after an interruption', () => {
  it('leaves nothing of the unfinished site, and completes it on the next start', async () => {
    const database = await emptyDatabase();
    const breaksAt = (id: string) => (id === 'glasenraam' ? broken(id) : buildAssortment(id));
    await expect(fillIfEmpty(database, { now, sites, assortmentOf: breaksAt })).rejects.toThrow('group x');
    const first = await contents(database, 'huispapier');
    expect(first.orders).toBeGreaterThan(0);
    expect(Object.values(await contents(database, 'glasenraam'))).toEqual([0, 0, 0, 0, 0, 0, 0]);

    expect(await fillIfEmpty(database, { now, sites })).toBe(true);
    expect(await contents(database, 'huispapier')).toEqual(first);
    for (const { id } of sites) expect((await contents(database, id)).order_rows).toBeGreaterThan(0);
    await database.close();
  });

  it('fills once when two processes start at the same time', async () => {
    const database = await emptyDatabase();
    const only = [named('glasenraam')];
    const both = await Promise.all([
      fillIfEmpty(database, { now, sites: only }),
      fillIfEmpty(database, { now, sites: only }),
    ]);
    expect(both.sort()).toEqual([false, true]);
    expect((await contents(database, 'glasenraam')).customers).toBe(2);
    await database.close();
  });

  it('gives the same orders for the same day', async () => {
    const digest = async () => {
      const database = await emptyDatabase();
      await fillIfEmpty(database, { now, sites: [named('glasenraam')] });
      const [row] = await rowsIn(
        database,
        'glasenraam',
        sql`SELECT md5((SELECT string_agg(o::text, '|' ORDER BY id) FROM orders o) ||
          (SELECT string_agg(r::text, '|' ORDER BY id) FROM order_rows r)) AS digest`,
      );
      await database.close();
      return row?.digest;
    };
    expect(await digest()).toBe(await digest());
  });
});
