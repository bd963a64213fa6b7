import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  MAX_RUNNING,
  MAX_WAITING,
  makeSheetOnce,
  sheetsStarted,
} from '../../src/modules/catalogue/product-sheet/sheet-queue.ts';
import { makeGroup, makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';

const { printSpec } = endpoints.products;
const CALLS = 60;

let test: TestApp;
let site: Site;
let ids: number[];
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  const group = await makeGroup(test, site);
  ids = [(await makeProduct(test, site, { group })).id];
});
afterAll(() => test.close());

const printAll = (wanted: readonly number[]) =>
  Promise.all(wanted.map((id) => test.call(printSpec, { id }, { site })));

const sheet = { fileName: 'productblad.pdf', contentType: 'application/pdf', bytes: Buffer.from('x') };

/** Sheets that are not ready before `finish` is called. */
function heldSheets() {
  const held = Promise.withResolvers<void>();
  return { make: () => held.promise.then(() => sheet), finish: () => held.resolve() };
}

it('makes a sheet once for many requests at the same time', async () => {
  const before = sheetsStarted();
  const { make, finish } = heldSheets();
  const asked = Array.from({ length: CALLS }, () => makeSheetOnce('one', make));
  finish();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([sheet]));
  expect(sheetsStarted() - before).toBe(1);
});

it('lets few wait when sixty request different sheets at once, and answers the others with Retry-After', async () => {
  const before = sheetsStarted();
  const { make, finish } = heldSheets();
  const asked = Array.from({ length: CALLS }, (_, number) => makeSheetOnce(`sheet ${number}`, make));
  const outcomes = Promise.allSettled(asked);
  const [refused] = await printAll(ids);
  expect(refused).toMatchObject({ status: 503, body: { error: { code: 'too_busy' } } });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  finish();
  const made = (await outcomes).filter(({ status }) => status === 'fulfilled');
  expect(made).toHaveLength(MAX_RUNNING + MAX_WAITING);
  expect(sheetsStarted() - before).toBe(made.length);
  expect((await printAll(ids))[0]?.status).toBe(200);
});

it('reports an absent product to all that wait for it, and makes it anew later', async () => {
  const answers = await printAll(Array(5).fill(2_000_000_000));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
  expect((await printAll([2_000_000_000]))[0]?.status).toBe(404);
});
