import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../src/db/schema/index.ts';
import { makeReview } from '../../../reviews/make-review.ts';
import { makeAdmin, makeSession, makeSite, type TestApp } from '../../../support/index.ts';
import { atOnce, persistently, postgresApp } from '../../postgres-app.ts';

const { reviews } = endpoints;

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await postgresApp(20);
  site = await makeSite(test);
});
afterAll(() => test?.close());

it('one of sixty answers that come at once is kept, and the others are told', async () => {
  const adminId = await makeAdmin(test, site, { role: 'manager' });
  const manager = { site, sid: await makeSession(test, site, { adminId }) };
  const { id: reviewID } = await makeReview(test, site);
  const answers = await atOnce(60, (turn) =>
    persistently(() =>
      test.call(reviews.answer, { reviewID, answer: `Antwoord ${turn}`, version: 1 }, manager),
    ),
  );
  const kept = answers.findIndex(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(59);
  const [shown] = (await test.data(reviews.list, {}, { site })).reviews;
  expect(shown?.answer).toBe(`Antwoord ${kept}`);
});
