import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../backend/src/db/connect.ts';
import { sql } from '../../backend/src/db/sql.ts';
import { emptyDatabase } from '../../backend/test/support/test-app.ts';
import { brands } from '../src/catalogue/brands.ts';
import { buildAssortment } from '../src/catalogue/index.ts';
import { fillIfEmpty } from '../src/fill.ts';
import { demoSites } from '../src/sites.ts';
import { suppliersOf } from '../src/suppliers/of-site.ts';
import { suppliers } from '../src/suppliers/suppliers.ts';
import { named, now, rowsIn } from './fill-support.ts';

describe('the suppliers of the demo shops', () => {
  it('have every brand once', () => {
    const keys = suppliers.flatMap((supplier) => supplier.brands);
    expect(keys.toSorted()).toEqual([...Object.keys(brands), 'house'].toSorted());
  });

  it.each(demoSites)('of $id sell all its brands, and no other', (site) => {
    const { products } = buildAssortment(site.id);
    const ofSite = suppliersOf(site, products);
    const sold = [...new Set(products.map(({ brand }) => brand))].toSorted();
    expect(ofSite.suppliers.flatMap((one) => one.brands).toSorted()).toEqual(sold);
    expect(ofSite.suppliers.length).toBeGreaterThanOrEqual(site.id === 'demo' ? 8 : 2);
    const atLeast = site.prices === 'public' ? 0 : site.id === 'demo' ? 3 : 1;
    expect(ofSite.partners.length).toBeGreaterThanOrEqual(atLeast);
    if (site.prices === 'public') expect(ofSite.partners).toEqual([]);
  });
});

describe('a filled shop', () => {
  const site = named('zeepmeester');
  let database: Database;
  beforeAll(async () => {
    database = await emptyDatabase();
    await fillIfEmpty(database, { now, sites: [site] });
  });
  afterAll(() => database.close());

  it('has certificates of which one has expired, one ends soon, and the others are valid', async () => {
    const rows = await rowsIn(
      database,
      site.id,
      sql`SELECT (valid_until - ${now.toISOString().slice(0, 10)}::date) AS days FROM supplier_certificates`,
    );
    const days = rows.map((row) => Number(row.days)).toSorted((a, b) => a - b);
    expect(days.slice(0, 2)).toEqual([-34, 23]);
    expect(days[2]).toBeGreaterThan(60);
  });

  it('has a logo for each supplier, and a document for each certificate', async () => {
    const [counts] = await rowsIn(
      database,
      site.id,
      sql`SELECT count(*)::int AS all, count(m.path)::int AS drawn FROM suppliers s
        LEFT JOIN media m ON s.logo = '/media/' || s.site_id || '/' || m.path`,
    );
    expect(counts?.drawn).toBe(counts?.all);
    const documents = await rowsIn(database, site.id, sql`SELECT document FROM supplier_certificates`);
    expect(new Set(documents.map(({ document }) => document)).size).toBe(documents.length);
  });
});
