import type { Database, Tx } from '../../backend/src/db/connect.ts';
import { fillSearch } from '../../backend/src/modules/catalogue/search/fill-search.ts';
import { buildAssortment } from '../../demo/src/catalogue/index.ts';
import { fillIfEmpty } from '../../demo/src/fill.ts';
import type { DemoAssortment } from '../../demo/src/model.ts';
import { demoSites } from '../../demo/src/sites.ts';

/** Invented names of series: each makes another product of every product of the demo. */
const heads = ['Al', 'Bor', 'Cen', 'Dor', 'El', 'Far', 'Gal', 'Hel', 'Il', 'Jor', 'Kas', 'Lor'];
const tails = ['ba', 'dina', 'gon', 'mera', 'tica', 'vano'];
const series = heads.flatMap((head) => tails.map((tail) => head + tail));

/** Sites of the demo, each with the demo site's assortment in another size. */
export const sizes = { papierpunt: 1_000, zeepmeester: 10_000, demo: 100_000 } as const;
export type ScaleSite = keyof typeof sizes;

const assortment = (size: number): DemoAssortment => {
  const { groups, products } = buildAssortment('demo');
  return { groups, products: products.slice(0, size) };
};

/** Products to create per series. The maker changes with every third series, as in real ranges. */
const plan = (size: number) => `
  CREATE TEMP TABLE made ON COMMIT DROP AS
  SELECT p.id AS base_id, s.n::int AS n, s.word, 0.8 + (s.n * 7 % 45) / 100.0 AS level,
    p.article_number || '-' || s.n AS number, CASE WHEN s.n % 3 = 0 THEN s.word || 'werk' ELSE p.brand END AS brand
  FROM products p CROSS JOIN unnest(string_to_array('${series.join(',')}', ',')) WITH ORDINALITY s (word, n)
  ORDER BY s.n, p.id LIMIT ${size}`;

/** The families of the demo, once per series. */
const families = [
  `INSERT INTO product_families (site_id, name, axis)
  SELECT DISTINCT f.site_id, f.id || ' ' || m.n, f.axis
  FROM made m JOIN products p ON p.id = m.base_id JOIN product_families f ON f.id = p.family_id`,
  `CREATE TEMP TABLE made_families ON COMMIT DROP AS
  SELECT split_part(name, ' ', 1)::int AS base_id, split_part(name, ' ', 2)::int AS n, id FROM product_families
  WHERE name ~ '^[0-9]+ [0-9]+$'`,
];

const products = `
  INSERT INTO products (site_id, group_id, group_ids, article_number, name, slug, brand, country, category, family, vat,
    base_unit, step, stock, delivery_days, description, specifications, image, images, documents, kleur, inhoud,
    materiaal, certificaat, house_brand, is_sale, old_price_cents, popularity, maat, afmeting, lagen, family_id,
    family_value, family_position)
  SELECT b.site_id, group_id, group_ids, number, replace(name, b.brand, m.brand || ' ' || word), slug || '-' || m.n,
    m.brand, country, category, family, vat, base_unit, step, CASE WHEN (b.id + m.n) % 19 = 0 THEN 0 ELSE stock END,
    delivery_days, description, specifications, image, images, documents, kleur, inhoud, materiaal, certificaat,
    house_brand AND m.n % 3 <> 0, is_sale, (old_price_cents * level)::int, (popularity * 7 + m.n * 31) % 1000, maat,
    afmeting, lagen, f.id, family_value, family_position
  FROM made m JOIN products b ON b.id = m.base_id
  LEFT JOIN made_families f ON f.base_id = b.family_id AND f.n = m.n ORDER BY m.n, b.id`;

const born = `
  CREATE TEMP TABLE born ON COMMIT DROP AS
  SELECT p.id, m.base_id, m.level FROM made m JOIN products p ON p.article_number = m.number`;

const units = `
  INSERT INTO product_units (site_id, product_id, name, description, content, is_default, ean, price_cents, position)
  SELECT site_id, b.id, name, description, content, is_default, '29' || lpad((b.id * 10 + position)::text, 11, '0'),
    greatest(1, (price_cents * level)::int), position
  FROM born b JOIN product_units u ON u.product_id = b.base_id`;

const tiers = `
  INSERT INTO price_tiers (site_id, price_list_id, unit_id, q, price_cents)
  SELECT t.site_id, price_list_id, u.id, q, greatest(1, (t.price_cents * level)::int)
  FROM born b JOIN product_units o ON o.product_id = b.base_id JOIN price_tiers t ON t.unit_id = o.id
  JOIN product_units u ON u.product_id = b.id AND u.position = o.position`;

/** Fixed prices of every customer for one in so many products: hundreds on a large site. */
const agreements = `
  INSERT INTO price_agreements (site_id, customer_id, unit_id, price_cents, valid_from, valid_until)
  SELECT u.site_id, c.id, u.id, (u.price_cents * 0.85)::int, '2020-01-01', '2099-12-31'
  FROM born b JOIN product_units u ON u.product_id = b.id AND u.is_default CROSS JOIN customers c
  WHERE b.id % 331 = 0`;

async function multiply(tx: Tx, siteId: string, size: number): Promise<void> {
  const { rows } = await tx.execute<{ n: number }>('SELECT count(*)::int AS n FROM products');
  const missing = size - (rows[0]?.n ?? 0);
  if (missing <= 0) return;
  await tx.execute('SET LOCAL statement_timeout = 0');
  for (const statement of [plan(missing), ...families, products, born, units, tiers, agreements])
    await tx.execute(statement);
  await fillSearch(tx, siteId);
}

/**
 * Creates a site with the number of products in `sizes`: the demo's products, repeated in other series; the
 * same in every run.
 */
export async function makeScaleSite(database: Database, id: ScaleSite): Promise<void> {
  const size = sizes[id];
  await fillIfEmpty(database, {
    sites: demoSites.filter((site) => site.id === id),
    assortmentOf: () => assortment(size),
  });
  await database.inSite(id, (tx) => multiply(tx, id, size));
}
