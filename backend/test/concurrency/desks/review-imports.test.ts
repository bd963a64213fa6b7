import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { type Caller, makeAdmin, makeSession, makeSite, type TestApp } from '../../support/index.ts';
import { atOnce, persistently, postgresApp } from '../postgres-app.ts';

const { reviews, content } = endpoints;
const CALLS = 60;
const REVIEWS = 40;

let test: TestApp;
let site: Site;
let manager: Caller;
beforeAll(async () => {
  test = await postgresApp();
  site = await makeSite(test);
  manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
});
afterAll(() => test.close());

/** The same reviews, for half of the calls from the last to the first. */
const fileOf = (turn: number) => {
  const lines = Array.from({ length: REVIEWS }, (_, at) => `r${at};${1 + (at % 5)};2026-11-01`);
  return ['id;stars;date', ...(turn % 2 === 0 ? lines : lines.toReversed())].join('\n');
};

it('sixty imports of the same reviews at once store each review once', async () => {
  const answers = await atOnce(CALLS, (turn) =>
    persistently(() => test.call(reviews.import, { filename: 'reviews.csv', file: fileOf(turn) }, manager)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(CALLS).fill(200));
  const counts = answers.map(({ body }) => (body as { data: { new: number; known: number } }).data);
  expect(counts.filter((one) => one.new === REVIEWS)).toHaveLength(1);
  expect(counts.filter((one) => one.known === REVIEWS)).toHaveLength(CALLS - 1);
  expect((await test.data(reviews.list, {}, { site })).num_found).toBe(REVIEWS);
  expect(await test.data(content.reviews, {}, { site })).toMatchObject({ score: 6, ntlreviews: REVIEWS });
});
