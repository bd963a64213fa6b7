import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { type StoredRow, storedRows } from '../authorisation/support/stored-rows.ts';
import {
  makeCustomer,
  makePriceList,
  makeProduct,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';
import { type Importer, importer, type Sheet } from './run-import.ts';

let test: TestApp;
let site: Site;
let own: Importer;
let numbers: string[];
let listId: number;

/** Random, and the same in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  own = await importer(test, site);
  const products = [];
  for (let at = 0; at < 12; at += 1)
    products.push(
      await makeProduct(test, site, {
        stock: at % 3 === 0 ? 0 : 10 * at,
        step: 1 + (at % 3),
        active: at !== 5,
        units: [
          { name: 'stuk', description: 'stuk', content: 1, priceCents: 100 + at, ean: '' },
          { name: 'doos', description: 'doos', content: 6, priceCents: 550 + at, ean: '' },
        ],
      }),
    );
  numbers = products.map(({ articleNumber }) => articleNumber);
  listId = await makePriceList(
    test,
    site,
    products.slice(0, 6).flatMap(({ unit }) => [
      { unit, q: 1, priceCents: 95 },
      { unit, q: 10, priceCents: 90 },
    ]),
  );
  await makeCustomer(test, site, { priceListId: listId });
});
afterAll(() => test.close());

/** What imports keep of themselves, logs that only grow, and counts of lists, which are added up later. */
const ownTables =
  /^(?:import\w*|jobs|outbox_events|content_changes|admin_actions|past_prices|sessions|list_counts) /;
const theShop = async () =>
  (await storedRows(test, ({ site_id }: StoredRow) => site_id === site.id)).filter(
    (row) => !ownTables.test(row),
  );

function sheets(seed: number): Sheet[] {
  const random = randomFrom(seed);
  const some = () => numbers.filter(() => random(3) > 0);
  const price = () => `${random(20)},${random(90) + 10}`;
  const prices = {
    kind: 'prices' as const,
    lines: [
      'Artikelnummer;Eenheid;Prijs;Vanaf;Prijslijst',
      ...some().map((number) => `${number};${random(2) ? 'stuk' : 'doos'};${price()};;`),
      ...some().map((number) => `${number};stuk;${price()};${[1, 2, 10][random(3)]};X`),
    ],
    mapping: [
      { column: 0, field: 'article_number' as const, format: 'code' as const, empty: 'keep' as const },
      { column: 1, field: 'unit' as const, format: 'text' as const, empty: 'keep' as const },
      { column: 2, field: 'price' as const, format: 'decimal_comma' as const, empty: 'keep' as const },
      {
        column: 3,
        field: 'from_quantity' as const,
        format: 'decimal_comma' as const,
        empty: 'keep' as const,
      },
    ],
    options: { price_list_id: listId },
  };
  const stock = {
    kind: 'stock' as const,
    lines: ['Artikelnummer;Voorraad', ...some().map((number) => `${number};${random(3) * random(40)}`)],
    options: { stock_meaning: 'physical' as const, moment: new Date().toISOString() },
  };
  return [prices, stock];
}

it.each([1, 2, 3, 4, 5, 6])(
  'writes as many rows as it counted, and undoing leaves every table as it was (%i)',
  async (seed) => {
    for (const sheet of sheets(seed)) {
      const before = await theShop();
      const importID = await own.preview(sheet);
      const seen = await own.details(importID);
      expect(seen.lines).toBe(sheet.lines.length - 1);
      expect(await theShop()).toEqual(before);
      await own.apply(importID);
      const stored = /^(?:product_units|price_tiers|products) /;
      const written = (await theShop()).filter((row) => stored.test(row) && !before.includes(row));
      expect(written).toHaveLength(seen.changes);
      await own.apply(await own.undo(importID));
      expect(await theShop()).toEqual(before);
    }
  },
);
