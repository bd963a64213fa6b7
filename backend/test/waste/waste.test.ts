import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { wasteBetween } from '../../src/modules/waste/waste-between.ts';
import { upkeep } from '../../src/upkeep.ts';
import { dot } from '../media/images.ts';
import {
  codeOf,
  makeAgreement,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';
import { makeColleague } from '../tasks/make-task.ts';
import { lineOf, makeWaster, type Waster } from './make-waster.ts';

const { waste } = endpoints;
const KEY = 'sleutel-van-verspilling';

let test: TestApp;
let site: Site;
let product: TestProduct;
let waster: Waster;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  const units = [
    { name: 'fles', content: 1, priceCents: 250, isDefault: true },
    { name: 'doos', content: 12, priceCents: 2400 },
  ];
  product = await makeProduct(test, site, { name: 'Afwasmiddel', units });
});
beforeEach(async () => {
  waster = await makeWaster(test, site);
});
afterAll(() => test.close());

const box = () => product.units[1]?.id ?? 0;
const date = (wasteId: number, moment: string) =>
  test.database.pool.query('UPDATE waste_entries SET wasted_at = $1 WHERE id = $2', [moment, wasteId]);
const upload = async (base64: string, from = waster) =>
  (await test.data(waste.uploadPhoto, { base64 }, from.caller)).photo_id;
const load = (wastePhotoID: number, from: Pick<Waster, 'caller'>) =>
  test.call(waste.photo, { wastePhotoID }, from.caller);

describe('what was thrown away', () => {
  it('is listed with product, unit, reason, value and the user', async () => {
    await waster.save([lineOf(product, { quantity: 3, reason: 'broken', note: ' Uit het rek gevallen. ' })]);
    const { entries, num_found, total } = await waster.list();
    expect([num_found, total]).toEqual([1, 7.5]);
    expect(entries[0]).toMatchObject({
      product_id: product.id,
      product_name: 'Afwasmiddel',
      unit_desc: 'per stuk',
      quantity: 3,
      reason: 'broken',
      note: 'Uit het rek gevallen.',
      value: 7.5,
      valued_by: 'price',
      photo_id: null,
    });
    expect(entries[0]?.wasted_by).toMatch(/^Noor Tester/);
  });

  it('keeps the unit and the value of that time when the shop changes both', async () => {
    const other = await makeProduct(test, site, { units: [{ name: 'zak', content: 5, priceCents: 900 }] });
    await waster.save([lineOf(other, { quantity: 2 })]);
    await test.database.pool.query(
      "UPDATE product_units SET content = 8, price_cents = 1, description = 'zak à 8' WHERE id = $1",
      [other.unit.id],
    );
    const { entries } = await waster.list();
    expect(entries[0]).toMatchObject({ unit_desc: 'zak à 5 stuks', value: 18 });
    const period = { from: new Date(0), to: new Date() };
    const pieces = await test.database.inSite(site.id, (tx) =>
      wasteBetween(tx, waster.customer.customerId, period),
    );
    expect(pieces).toEqual(new Map([[other.id, 10]]));
  });

  it('is worth what the customer agreed on with the shop, when it was never bought', async () => {
    await makeAgreement(test, site, waster.customer, { id: box() }, { priceCents: 1999 });
    await waster.save([lineOf(product, { unitID: box(), quantity: 2 })]);
    expect((await waster.list()).total).toBe(39.98);
  });

  it('belongs to the company: a colleague sees and removes it, another company does not', async () => {
    const { waste_ids } = await waster.save([lineOf(product)]);
    const colleague = await makeColleague(test, site, waster.customer);
    const stranger = await makeWaster(test, site);
    expect((await stranger.list()).num_found).toBe(0);
    const wasteID = waste_ids[0] ?? 0;
    const refused = await codeOf(test, waste.remove, { wasteID }, stranger.caller);
    const absent = await codeOf(test, waste.remove, { wasteID: 999_999 }, stranger.caller);
    expect([refused, absent]).toEqual(['404 not_found', '404 not_found']);
    await test.data(waste.remove, { wasteID }, colleague.caller);
    expect((await waster.list()).num_found).toBe(0);
  });

  it('is stored for all lines or for none', async () => {
    const lines = [lineOf(product), lineOf(product, { unitID: 999_999 })];
    expect(await codeOf(test, waste.save, { lines }, waster.caller)).toBe('404 not_found');
    const other = await makeProduct(test, site);
    const mixed = [lineOf(product, { unitID: other.unit.id })];
    expect(await codeOf(test, waste.save, { lines: mixed }, waster.caller)).toBe('404 not_found');
    expect((await waster.list()).num_found).toBe(0);
  });

  it('is not changed by an employee who looks along', async () => {
    const sid = await makeSession(test, site, {
      userId: waster.customer.userId,
      simulated: true,
      simulatedBy: 'balie',
    });
    const call = codeOf(test, waste.save, { lines: [lineOf(product)] }, { site, sid });
    expect(await call).toBe('403 simulated_session');
  });

  it('ends at two thousand entries a day', async () => {
    const lines = Array.from({ length: 200 }, () => lineOf(product));
    for (let at = 0; at < 10; at += 1) await waster.save(lines);
    expect(await codeOf(test, waste.save, { lines: [lineOf(product)] }, waster.caller)).toBe(
      '429 too_many_requests',
    );
  });
});

describe('a form that is sent twice', () => {
  it('is stored once', async () => {
    const lines = [lineOf(product), lineOf(product, { reason: 'lost', quantity: 4 })];
    const first = await waster.save(lines, KEY);
    expect(await waster.save(lines, KEY)).toEqual(first);
    expect((await waster.list()).num_found).toBe(2);
  });

  it('and was changed in between is refused, and the first one stays', async () => {
    await waster.save([lineOf(product)], KEY);
    const body = { lines: [lineOf(product, { quantity: 5 })], requestKey: KEY };
    expect(await codeOf(test, waste.save, body, waster.caller)).toBe('409 conflict');
    expect((await waster.list()).entries.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('has a key of its own user: a colleague’s form with the same key is another one', async () => {
    await waster.save([lineOf(product)], KEY);
    const colleague = await makeColleague(test, site, waster.customer);
    await test.data(waste.save, { lines: [lineOf(product)], requestKey: KEY }, colleague.caller);
    expect((await waster.list()).num_found).toBe(2);
  });
});

describe('a removal', () => {
  it('takes the entry out of list, sums and use, and its undo puts it back', async () => {
    const { waste_ids } = await waster.save([lineOf(product), lineOf(product, { quantity: 2 })]);
    const wasteID = waste_ids[0] ?? 0;
    await waster.remove(wasteID);
    await waster.remove(wasteID);
    const removed = await waster.list();
    expect([removed.num_found, removed.total, removed.months[0]?.value]).toEqual([1, 5, 5]);
    await waster.restore(wasteID);
    expect((await waster.list()).total).toBe(7.5);
  });

  it('is final after thirty days', async () => {
    const { waste_ids } = await waster.save([lineOf(product), lineOf(product)]);
    const [old = 0, late = 0] = waste_ids;
    await waster.remove(old);
    await waster.remove(late);
    await test.database.pool.query(
      "UPDATE waste_entries SET removed_at = now() - interval '31 days' WHERE id = $1",
      [old],
    );
    await upkeep(test.database);
    expect(await codeOf(test, waste.restore, { wasteID: old }, waster.caller)).toBe('404 not_found');
    await waster.restore(late);
  });
});

describe('a period', () => {
  it('has both its days, in Dutch time, and sums per month and reason', async () => {
    const lines = [
      lineOf(product),
      lineOf(product, { reason: 'lost' }),
      lineOf(product, { quantity: 2 }),
      lineOf(product),
    ];
    const { waste_ids } = await waster.save(lines);
    // The last minute of January, the first of February and of March in the Netherlands; and one before the period.
    const moments = [
      '2026-01-31T22:59:00Z',
      '2026-01-31T23:00:00Z',
      '2026-02-28T23:00:00Z',
      '2025-12-31T22:59:00Z',
    ];
    for (const [at, id] of waste_ids.entries()) await date(id, moments[at] ?? '');
    const answer = await waster.list({ datefrom: '01-01-2026', dateto: '01-03-2026' });
    expect(answer.months).toEqual([
      { month: '2026-01-01', reason: 'expired', value: 2.5, entries: 1 },
      { month: '2026-02-01', reason: 'lost', value: 2.5, entries: 1 },
      { month: '2026-03-01', reason: 'expired', value: 5, entries: 1 },
    ]);
    expect(answer.total).toBe(10);
    const one = await waster.list({ datefrom: '01-02-2026', dateto: '28-02-2026', reason: 'expired' });
    expect(one).toMatchObject({ num_found: 0, total: 0, months: [], entries: [] });
  });

  it.each([
    ['31-02-2026', '01-03-2026', { datefrom: 'invalid_date' }],
    ['02-03-2026', '01-03-2026', { dateto: 'before_from_date' }],
  ])('from %s until %s is refused', async (datefrom, dateto, fields) => {
    const { status, body } = await test.call(waste.all, { datefrom, dateto }, waster.caller);
    expect([status, body]).toMatchObject([400, { error: { fields } }]);
  });

  it('comes in pages, newest first, with the sums of all', async () => {
    await waster.save([lineOf(product, { quantity: 1 })]);
    await waster.save([lineOf(product, { quantity: 2 })]);
    const second = await waster.list({ page: 1, pageSize: 1 });
    expect(second).toMatchObject({ num_found: 2, start: 1, total: 7.5, entries: [{ quantity: 1 }] });
  });

  it('as CSV has its formulas disarmed', async () => {
    await waster.save([lineOf(product, { quantity: 3, note: '=1+1' })]);
    const { raw, headers } = await test.call(
      waste.csv,
      { datefrom: '01-01-2000', dateto: '31-12-2099' },
      waster.caller,
    );
    const text = raw.toString('utf8');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text.split('\r\n')[0]).toContain('Datum;Artikelnummer;Omschrijving');
    expect(text).toMatch(/;3;Over datum;7,50;prijs van die dag;'=1\+1;Noor Tester\d+;nee\r\n$/);
  });
});

describe('a photo', () => {
  it('is its uploader’s until the entry is saved, and then the company’s', async () => {
    const photo = await upload(dot('#102030'));
    const colleague = await makeColleague(test, site, waster.customer);
    const stranger = await makeWaster(test, site);
    expect((await load(photo, colleague)).status).toBe(404);
    const stolen = { lines: [lineOf(product, { wastePhotoID: photo })] };
    expect(await codeOf(test, waste.save, stolen, colleague.caller)).toBe('404 not_found');
    await waster.save([lineOf(product, { wastePhotoID: photo })]);
    expect((await waster.list()).entries[0]?.photo_id).toBe(photo);
    const { status, headers } = await load(photo, colleague);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    expect((await load(photo, stranger)).status).toBe(404);
  });

  it('belongs to one entry', async () => {
    const photo = await upload(dot('#203040'));
    const lines = [lineOf(product, { wastePhotoID: photo }), lineOf(product, { wastePhotoID: photo })];
    expect(await codeOf(test, waste.save, { lines }, waster.caller)).toBe('404 not_found');
  });

  it('that was never sent is removed after a day, and one that was sent is not', async () => {
    const [sent, unsent] = [await upload(dot('#304050')), await upload(dot('#405060'))];
    await waster.save([lineOf(product, { wastePhotoID: sent })]);
    await test.database.pool.query("UPDATE waste_photos SET created_at = now() - interval '25 hours'");
    await upkeep(test.database);
    expect([(await load(sent, waster)).status, (await load(unsent, waster)).status]).toEqual([200, 404]);
  });
});

it('is forgotten after five years, with its photo', async () => {
  const photo = await upload(dot('#506070'));
  const { waste_ids } = await waster.save([lineOf(product, { wastePhotoID: photo }), lineOf(product)]);
  await date(waste_ids[0] ?? 0, new Date(Date.now() - 5 * 366 * 86_400_000).toISOString());
  await upkeep(test.database);
  expect((await waster.list()).num_found).toBe(1);
  expect((await load(photo, waster)).status).toBe(404);
});
