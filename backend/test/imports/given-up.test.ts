import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Job, Site } from '../../src/db/schema/index.ts';
import { importJobs } from '../../src/modules/imports/job-handlers.ts';
import { makeProduct, makeSite, type TestApp, type TestProduct, testApp } from '../support/index.ts';
import { type Importer, importer } from './run-import.ts';

let test: TestApp;
let site: Site;
let product: TestProduct;
let own: Importer;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  product = await makeProduct(test, site, { priceCents: 100 });
  own = await importer(test, site);
});

/** A second process gives up the job, whatever the first one has made of the import. */
const giveUp = (kind: keyof typeof importJobs, importID: number) =>
  importJobs[kind].giveUp?.({ database: test.database, log: console }, {
    ...{ siteId: site.id, kind, key: String(importID) },
  } as Job);
const sheet = () => ({
  kind: 'prices' as const,
  lines: ['Artikelnummer;Prijs', `${product.articleNumber};1,10`],
});

it('an import that was applied meanwhile stays applied, and can be undone', async () => {
  const importID = await own.preview(sheet());
  await own.apply(importID);
  await giveUp('import.apply', importID);
  expect(await own.details(importID)).toMatchObject({ state: 'applied', failure: null });
  expect(await own.changes(await own.undo(importID))).toMatchObject([{ before: '1.10', after: '1.00' }]);
});

it('an import that was compared meanwhile can be looked at', async () => {
  const importID = await own.preview(sheet());
  for (const kind of ['import.open', 'import.compare', 'import.apply'] as const) await giveUp(kind, importID);
  expect(await own.details(importID)).toMatchObject({ state: 'preview' });
});

it('an import that waits for the work that was given up has failed', async () => {
  const { import_id: importID } = await test.data(
    endpoints.imports.paste,
    { kind: 'prices', text: sheet().lines.join('\n') },
    own.caller,
  );
  await giveUp('import.open', importID);
  expect(await own.details(importID)).toMatchObject({ state: 'failed', failure: 'internal' });
});
