import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../backend/src/db/connect.ts';
import { sql } from '../../backend/src/db/sql.ts';
import { verifyPassword } from '../../backend/src/modules/auth/passwords.ts';
import { places } from '../../backend/src/modules/catalogue/search/index-product.ts';
import { runFactsCommand } from '../../backend/src/modules/text-checks/command.ts';
import { emptyDatabase } from '../../backend/test/support/index.ts';
import { buildAssortment } from '../src/catalogue/index.ts';
import { adminPassword, customerPassword } from '../src/customers/accounts.ts';
import { fillIfEmpty } from '../src/fill.ts';
import { demoSites } from '../src/sites.ts';
import { contents, named, now, rowsIn, sites } from './fill-support.ts';

describe('the list of sites', () => {
  it('has the demo site and the twenty-two, each with its own token and code', () => {
    expect(demoSites.length).toBeGreaterThanOrEqual(23);
    expect(new Set(demoSites.map((site) => site.token)).size).toBe(demoSites.length);
    expect(new Set(demoSites.map((site) => site.adminCode)).size).toBe(demoSites.length);
    expect(named('zeepmeester')).toMatchObject({ token: 'st_zeepmeester', adminCode: 'ZEEPMEESTER' });
  });

  it('shows prices to visitors on the consumer site alone', () => {
    expect(demoSites.filter((site) => site.prices === 'public').map((site) => site.id)).toEqual([
      'huispapier',
    ]);
    expect(named('huispapier').countries).toEqual(['NL', 'BE']);
  });
});

describe('filling an empty database', () => {
  let database: Database;

  beforeAll(async () => {
    database = await emptyDatabase();
    expect(await fillIfEmpty(database, { now, sites })).toBe(true);
  });
  afterAll(() => database.close());

  it('says in every text what its settings and its data say', async () => {
    expect(await runFactsCommand(database, { site: undefined })).toEqual({
      report: `0 findings on ${sites.length} sites.`,
      isClean: true,
    });
  });

  it('fills once: the second time nothing is missing', async () => {
    const before = await Promise.all(sites.map((site) => contents(database, site.id)));
    expect(await fillIfEmpty(database, { now, sites })).toBe(false);
    expect(await Promise.all(sites.map((site) => contents(database, site.id)))).toEqual(before);
  });

  it('gives every product its units, prices, search text and an existing picture', async () => {
    const [row] = await rowsIn(
      database,
      'glasenraam',
      sql`SELECT count(*)::int AS products,
        count(*) FILTER (WHERE NOT EXISTS (
          SELECT FROM search_postings s WHERE s.place <= ${places.specialHead} AND p.id = ANY (s.products)))::int AS unsearchable,
        count(*) FILTER (WHERE NOT EXISTS (SELECT FROM product_units u WHERE u.product_id = p.id AND u.is_default))::int AS unitless,
        count(*) FILTER (WHERE NOT EXISTS (SELECT FROM media m WHERE '/media/glasenraam/' || m.path = p.image))::int AS pictureless,
        count(*) FILTER (WHERE p.images ->> 0 <> p.image OR jsonb_array_length(p.images) < 2)::int AS alone,
        (SELECT count(*)::int FROM products q, jsonb_array_elements_text(q.images) i
          WHERE NOT EXISTS (SELECT FROM media m WHERE '/media/glasenraam/' || m.path = i)) AS missing
        FROM products p`,
    );
    expect(row).toMatchObject({ unsearchable: 0, unitless: 0, pictureless: 0, alone: 0, missing: 0 });
    expect(row?.products).toBe(buildAssortment('glasenraam').products.length);
  });

  it('describes every picture, so that an editor is asked for none', async () => {
    for (const { id } of sites) {
      const [row] = await rowsIn(
        database,
        id,
        sql`SELECT count(*)::int AS undescribed FROM media
          WHERE filename <> '' AND alt = '' AND NOT decorative`,
      );
      expect(row, id).toEqual({ undescribed: 0 });
    }
    const [scene] = await rowsIn(
      database,
      'zeepmeester',
      sql`
      SELECT alt FROM media WHERE path = 'scenes/zeepdispensers.svg'`,
    );
    expect(scene?.alt).toMatch(/^Een zeepdispenser/);
    const logos = await rowsIn(
      database,
      'zeepmeester',
      sql`
      SELECT m.alt, p.title FROM content_pages p JOIN media m ON '/media/zeepmeester/' || m.path = p.image
      WHERE p.menu = 'merken'`,
    );
    expect(logos.length).toBeGreaterThan(5);
    for (const { alt, title } of logos) expect(alt).toBe(`Logo van ${title}`);
  });

  it('draws a hero, and a landing picture where there is something to show', async () => {
    const scenes = await rowsIn(
      database,
      'zeepmeester',
      sql`SELECT path FROM media WHERE path LIKE 'scenes/%' ORDER BY path`,
    );
    expect(scenes.map((row) => row.path)).toEqual(
      expect.arrayContaining([
        'scenes/hero.svg',
        'scenes/hero-cutout.svg',
        'scenes/uitgelicht-1.svg',
        'scenes/zeepdispensers.svg',
      ]),
    );
  });

  it('asks less on the plus list from the first unit on, and less still in quantity', async () => {
    const dearer = await rowsIn(
      database,
      'glasenraam',
      sql`SELECT u.id FROM product_units u
        JOIN price_tiers t ON t.unit_id = u.id JOIN price_lists l ON l.id = t.price_list_id
        WHERE l.code = 'plus' AND t.price_cents >= u.price_cents AND u.price_cents > 20`,
    );
    expect(dearer).toEqual([]);
    const rising = await rowsIn(
      database,
      'glasenraam',
      sql`SELECT a.unit_id FROM price_tiers a JOIN price_tiers b USING (unit_id, price_list_id)
        WHERE a.q < b.q AND a.price_cents < b.price_cents`,
    );
    expect(rising).toEqual([]);
  });

  it('links dispensers and their refills', async () => {
    const wrong = await rowsIn(
      database,
      'zeepmeester',
      sql`SELECT p.name, o.label, q.name AS option FROM product_options o
        JOIN products p ON p.id = o.product_id JOIN products q ON q.id = o.option_product_id
        WHERE (o.label = 'Vulling erbij') <> (p.name ~* 'dispenser') OR (o.label = 'Dispenser erbij') <> (q.name ~* 'dispenser')`,
    );
    expect(wrong).toEqual([]);
    const [some] = await rowsIn(database, 'zeepmeester', sql`SELECT count(*)::int AS n FROM product_options`);
    expect(some?.n).toBeGreaterThan(50);
  });

  it('fills the lists that pages request by name, only with products in stock', async () => {
    for (const { id } of sites) {
      const lists = await rowsIn(
        database,
        id,
        sql`SELECT target, count(*)::int AS n, min(p.stock) > 0 AS stocked, bool_and(p.is_sale) AS sale
          FROM product_targets t JOIN products p ON p.id = t.product_id GROUP BY target ORDER BY target COLLATE "C"`,
      );
      expect(lists).toMatchObject([
        { target: 'TopAanbieding', stocked: true, sale: true },
        { target: 'cartPromotions', n: 6, stocked: true },
        { target: 'homeSeasonSlider', n: 12, stocked: true },
        { target: 'orderlistPromotions', n: 6, stocked: true },
      ]);
    }
  });

  it('has a login for the buyer, a business buyer’s colleague, the counter and each role of administrator of every site', async () => {
    for (const { id } of sites) {
      const users = await rowsIn(
        database,
        id,
        sql`SELECT username, password_hash, customer_id FROM customer_users ORDER BY username`,
      );
      const colleague = id === 'huispapier' ? [] : [`collega@${id}.test`];
      expect(users.map((user) => user.username)).toEqual([
        `balie@${id}.test`,
        ...colleague,
        `inkoper@${id}.test`,
      ]);
      expect(users[0]?.customer_id).not.toBe(users.at(-1)?.customer_id);
      if (colleague.length > 0) expect(users[1]?.customer_id).toBe(users[2]?.customer_id);
      expect(await verifyPassword(customerPassword, String(users[0]?.password_hash))).toBe(true);
      const admins = await rowsIn(
        database,
        id,
        sql`SELECT username, role, password_hash FROM admin_users ORDER BY id`,
      );
      expect(admins).toMatchObject([
        { username: `redactie@${id}.test`, role: 'editor' },
        { username: `publicist@${id}.test`, role: 'publisher' },
        { username: `beheer@${id}.test`, role: 'manager' },
        { username: `verkoop@${id}.test`, role: 'sales' },
        { username: `magazijn@${id}.test`, role: 'warehouse' },
        { username: `catalogus@${id}.test`, role: 'catalogue' },
        { username: `financieel@${id}.test`, role: 'finance' },
      ]);
      expect(await verifyPassword(adminPassword, String(admins[0]?.password_hash))).toBe(true);
    }
  });

  it('has a consumer and a Belgian company on the consumer site', async () => {
    const kinds = await rowsIn(
      database,
      'huispapier',
      sql`SELECT c.kind, a.country FROM customers c JOIN addresses a ON a.customer_id = c.id AND a.is_default ORDER BY c.id`,
    );
    expect(kinds).toEqual([
      { kind: 'consumer', country: 'NL' },
      { kind: 'business', country: 'BE' },
    ]);
  });

  it('writes postcodes in the form of their country', async () => {
    for (const { id } of sites) {
      const odd = await rowsIn(
        database,
        id,
        sql`SELECT * FROM addresses WHERE postcode !~ CASE country WHEN 'NL' THEN '^[1-9][0-9]{3} [A-Z]{2}$' ELSE '^[1-9][0-9]{3}$' END`,
      );
      expect(odd).toEqual([]);
    }
  });

  it('names site and customer in an order of every customer', async () => {
    for (const { id } of sites) {
      const marks = await rowsIn(
        database,
        id,
        sql`SELECT order_ref FROM orders WHERE order_ref LIKE 'inkoop-%' ORDER BY customer_id`,
      );
      expect(marks.map((mark) => mark.order_ref)).toEqual([`inkoop-${id}-1`, `inkoop-${id}-2`]);
    }
  });
});
