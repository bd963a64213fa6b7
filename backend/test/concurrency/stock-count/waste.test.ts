import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, wasteEntries } from '../../../src/db/schema/index.ts';
import type { DomainError } from '../../../src/http/errors.ts';
import { storePhoto } from '../../../src/modules/waste/waste-photos.ts';
import { dot } from '../../media/images.ts';
import { makeProduct, makeSite, type TestApp, type TestProduct } from '../../support/index.ts';
import { lineOf, makeWaster } from '../../waste/make-waster.ts';
import { atOnce, postgresApp } from '../postgres-app.ts';

const { waste } = endpoints;

let test: TestApp;
let site: Site;
let product: TestProduct;

beforeAll(async () => {
  test = await postgresApp(20);
  site = await makeSite(test);
  product = await makeProduct(test, site);
});
afterAll(() => test?.close());

it('sixty calls with one key store their lines once, and all get the same answer', async () => {
  const waster = await makeWaster(test, site);
  const lines = [lineOf(product, { quantity: 2 }), lineOf(product, { reason: 'lost' })];
  const answers = await atOnce(60, () => waster.save(lines, 'sleutel-van-zestig-keer'));
  expect(new Set(answers.map(({ waste_ids }) => waste_ids.join())).size).toBe(1);
  const { num_found, total } = await waster.list();
  expect([num_found, total]).toEqual([2, 30]);
});

it('a photo that is sent with sixty entries at once is in one of them', async () => {
  const waster = await makeWaster(test, site);
  const { photo_id } = await test.data(waste.uploadPhoto, { base64: dot('#336699') }, waster.caller);
  const lines = [lineOf(product, { wastePhotoID: photo_id })];
  const calls = await atOnce(60, () => test.call(waste.save, { lines }, waster.caller));
  expect(calls.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(calls.filter(({ status }) => status === 404)).toHaveLength(59);
  expect((await waster.list()).num_found).toBe(1);
});

it('two thousand entries a day are saved, also when sixty forms come at once', async () => {
  const waster = await makeWaster(test, site);
  const lines = Array.from({ length: 50 }, () => lineOf(product));
  const statuses = await atOnce(
    60,
    async () => (await test.call(waste.save, { lines }, waster.caller)).status,
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(40);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  const stored = await test.database.inSite(site.id, (tx) =>
    tx.select({ user: wasteEntries.userId }).from(wasteEntries),
  );
  expect(stored.filter(({ user }) => user === waster.customer.userId)).toHaveLength(2000);
});

it('an entry that sixty remove and restore at once is there or removed, and nothing fails', async () => {
  const waster = await makeWaster(test, site);
  const [wasteID = 0] = (await waster.save([lineOf(product)])).waste_ids;
  await atOnce(60, (turn) => (turn % 2 === 0 ? waster.remove(wasteID) : waster.restore(wasteID)));
  await waster.restore(wasteID);
  expect((await waster.list()).num_found).toBe(1);
});

it('sixty photos may wait for their entry, also when eighty are stored at once', async () => {
  const { customer } = await makeWaster(test, site);
  const bytes = Buffer.from('a photo that was made before');
  const outcomes = await atOnce(80, (turn) =>
    test.database
      .inSite(site.id, (tx) =>
        storePhoto(tx, site.id, customer.userId, {
          ...{ sha256: `photo ${turn}`, width: 1, height: 1, bytes, thumb: bytes },
        }),
      )
      .then(
        () => 'stored',
        (error: DomainError) => error.fields?.base64,
      ),
  );
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(60);
  expect(outcomes.filter((outcome) => outcome === 'too_many')).toHaveLength(20);
});
