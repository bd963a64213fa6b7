import { afterAll, beforeAll, expect, it } from 'vitest';
import { replacedTimes } from '../../src/db/baseline.ts';
import { connectPostgres, type Database } from '../../src/db/connect.ts';
import { migrate, readMigrations } from '../../src/db/migrate.ts';
import { makeOwnedDatabase, runSql } from './owned-database.ts';
import { alone } from './postgres-app.ts';

/** `UPGRADE_ORDERS=100000` is a longer run with more orders. */
const ORDERS = Number(process.env.UPGRADE_ORDERS ?? 2_000);

let database: Database;
let made: Awaited<ReturnType<typeof makeOwnedDatabase>>;

beforeAll(async () => {
  made = await alone(() => makeOwnedDatabase('NOCREATEROLE'));
  // No statement of the last migrations is that short with all those orders.
  database = connectPostgres(made.url, 2, 20);
});
afterAll(async () => {
  await database?.close();
  await made?.drop();
});

/** Orders of two sites. The migrations before the baseline made the same schema (ADR 76). */
const FILL = ['noord', 'zuid'].flatMap((site, index) => {
  const id = index + 1;
  return [
    `INSERT INTO sites (id, name, token, admin_code, prices, countries, branch)
      VALUES ('${site}', '${site}', 't-${site}', 'a-${site}', 'customers', '{NL}', '{}')`,
    `INSERT INTO product_groups (id, site_id, label, permalink, path, sort_order)
      VALUES (${id}, '${site}', 'Papier', 'papier', 'papier', 1)`,
    `INSERT INTO products (id, site_id, group_id, group_ids, article_number, name, slug, brand, country, category, family,
        vat, base_unit, stock, delivery_days, description, image)
      VALUES (${id}, '${site}', ${id}, '{${id}}', 'A1', 'Papier', 'papier', 'Merk', 'NL', '', '', 21, 'rol', 9, 1, '', '')`,
    `INSERT INTO product_units (id, site_id, product_id, name, description, content, is_default, ean, price_cents, position)
      VALUES (${id}, '${site}', ${id}, 'rol', 'rol', 1, true, '', 100, 1)`,
    `INSERT INTO customers (id, site_id, number, company, kind) VALUES (${id}, '${site}', 'K1', 'Afnemer', 'business')`,
    `INSERT INTO customer_users (id, site_id, customer_id, username, password_hash, first_name, last_name, email)
      VALUES (${id}, '${site}', ${id}, 'u@${site}', '', 'A', 'B', 'u@${site}')`,
    `INSERT INTO orders (site_id, number, customer_id, user_id, payment_source, goods_cents, shipping_cents, vat_cents,
        total_cents, total_incl_cents)
      SELECT '${site}', n, ${id}, ${id}, 'invoice', 100, 0, 21, 100, 121 FROM generate_series(1, ${ORDERS / 2}) n`,
    `INSERT INTO order_rows (site_id, order_id, product_id, unit_id, name, article_number, unit_description, unit_content,
        quantity, price_cents, total_cents, vat, position)
      SELECT '${site}', id, ${id}, ${id}, 'Papier', 'A1', 'rol', 1, 1, 100, 100, 21, 1 FROM orders WHERE site_id = '${site}'`,
  ];
});

/** The log of migrations as the version before the baseline wrote it, or as one with fewer migrations did. */
const logOf = (times: readonly number[]) =>
  runSql(
    made.adminUrl,
    'DELETE FROM drizzle.__drizzle_migrations',
    ...times.map(
      (time) => `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('${time}', ${time})`,
    ),
  );
const log = async () =>
  (await runSql(made.adminUrl, 'SELECT created_at FROM drizzle.__drizzle_migrations ORDER BY id')).map(
    ({ created_at }) => Number(created_at),
  );

it('recognises a database of before the baseline, keeps its orders, and needs no superuser', async () => {
  const known = readMigrations();
  await alone(() => migrate(database, known.slice(0, 1)));
  await runSql(made.adminUrl, ...FILL);
  await logOf(replacedTimes);
  await alone(() => migrate(database));
  expect(await log()).toEqual(known.map(({ folderMillis }) => folderMillis));
  const [found] = await runSql(
    made.adminUrl,
    `SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM order_search) AS searchable,
      (SELECT sum(pieces)::int FROM purchase_days) AS bought, (SELECT count(*)::int FROM list_entries) AS entries`,
  );
  expect(found).toMatchObject({ orders: ORDERS, searchable: ORDERS, bought: ORDERS });
  expect(found?.entries).toBeGreaterThan(0);
  for (const site of ['noord', 'zuid']) {
    const { rows } = await database.inSite(site, (tx) =>
      tx.execute('SELECT count(*)::int AS seen FROM orders'),
    );
    expect(rows).toEqual([{ seen: ORDERS / 2 }]);
  }
});

it('refuses a database that has some of the migrations before the baseline, and leaves it as it is', async () => {
  const some = replacedTimes.slice(0, -1);
  await logOf(some);
  await expect(migrate(database)).rejects.toThrow(
    'has 21 of the 22 migrations that this version replaced by one. Start it once with the last version that has migration 0038_payment_looks',
  );
  expect(await log()).toEqual(some);
  const [found] = await runSql(made.adminUrl, 'SELECT count(*)::int AS orders FROM orders');
  expect(found).toEqual({ orders: ORDERS });
});
