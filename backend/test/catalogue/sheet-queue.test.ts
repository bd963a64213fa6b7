import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { MAX_RUNNING, MAX_WAITING, sheetsBegun } from '../../src/modules/catalogue/product-sheet-queue.ts';
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
  ids = [];
  for (let made = 0; made < CALLS; made += 1) ids.push((await makeProduct(test, site, { group })).id);
});
afterAll(() => test.close());

const printAll = (wanted: readonly number[]) =>
  Promise.all(wanted.map((id) => test.call(printSpec, { id }, { site })));

it('makes a sheet once, however many ask for it at once', async () => {
  const before = sheetsBegun();
  const answers = await printAll(Array(CALLS).fill(ids[0]));
  expect(answers.map(({ status }) => status)).toEqual(Array(CALLS).fill(200));
  expect(sheetsBegun() - before).toBe(1);
  expect(new Set(answers.map(({ raw }) => raw.toString('base64'))).size).toBe(1);
});

it('lets few wait when sixty ask for different sheets at once, and tells the others when to come back', async () => {
  const before = sheetsBegun();
  const answers = await printAll(ids);
  const made = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  expect(made).toHaveLength(MAX_RUNNING + MAX_WAITING);
  expect(refused).toHaveLength(CALLS - MAX_RUNNING - MAX_WAITING);
  expect(sheetsBegun() - before).toBe(made.length);
  for (const { body, headers } of refused) {
    expect(body).toMatchObject({ error: { code: 'too_busy' } });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await printAll(ids.slice(-1)))[0]?.status).toBe(200);
});

it('tells everybody who waits for it that a product is not there, and makes it anew later', async () => {
  const answers = await printAll(Array(5).fill(2_000_000_000));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
  expect((await printAll([2_000_000_000]))[0]?.status).toBe(404);
});
