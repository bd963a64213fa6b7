import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeAdmin, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { makeReview } from './make-review.ts';

const { reviews, editing } = endpoints;

let test: TestApp;
let site: Site;
let manager: { site: Site; sid: string };

beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  site = await makeSite(test);
  const adminId = await makeAdmin(test, site, { role: 'manager' });
  manager = { site, sid: await makeSession(test, site, { adminId }) };
});
afterAll(() => test.close());

const list = (request: { page?: number; stars?: number } = {}) => test.data(reviews.list, request, { site });
const managed = (request = {}) => test.data(reviews.managed, request, manager);
const answer = (reviewID: number, text: string, version: number) =>
  test.call(reviews.answer, { reviewID, answer: text, version }, manager);

describe('the reviews of a shop', () => {
  it('come newest first, ten on a page, with how many have how many stars', async () => {
    for (let day = 10; day < 22; day += 1)
      await makeReview(test, site, { writtenOn: `2026-05-${day}`, stars: day < 13 ? 2 : 5 });
    const first = await list();
    expect([first.num_found, first.reviews.length, first.per_star]).toEqual([12, 10, [0, 3, 0, 0, 9]]);
    expect(first.reviews[0]).toMatchObject({
      written_on: '2026-05-21',
      stars: 5,
      answer: '',
      answered_at: null,
    });
    expect((await list({ page: 1 })).reviews.map(({ written_on }) => written_on)).toEqual([
      '2026-05-11',
      '2026-05-10',
    ]);
    const two = await list({ stars: 2 });
    expect([two.num_found, two.reviews.length, two.per_star]).toEqual([3, 3, [0, 3, 0, 0, 9]]);
    expect(await list({ stars: 1 })).toMatchObject({ num_found: 0, reviews: [] });
  });

  it('are those of the site only', async () => {
    await makeReview(test, await makeSite(test));
    expect(await list()).toEqual({ page: 0, num_found: 0, per_star: [0, 0, 0, 0, 0], reviews: [] });
    expect(await managed()).toEqual([]);
  });
});

describe('the answer of the shop', () => {
  it('is written, changed and removed by managers, and the log has each', async () => {
    const { id } = await makeReview(test, site, { author: 'Inkoper, school' });
    expect((await answer(id, ' Dank u. ', 1)).status).toBe(200);
    const [shown] = (await list()).reviews;
    expect(shown?.answer).toBe('Dank u.');
    expect(Math.abs(Date.parse(shown?.answered_at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(await managed({ answered: true })).toMatchObject([{ id, version: 2 }]);
    expect(await managed({ answered: false })).toEqual([]);
    await answer(id, 'Dank u wel.', 2);
    await answer(id, '', 3);
    expect((await list()).reviews[0]).toMatchObject({ answer: '', answered_at: null });
    const actions = await test.data(editing.actions, { kind: 'review' }, manager);
    expect(actions.map(({ action, details }) => [action, details])).toEqual([
      ['remove_review_answer', { name: 'Inkoper, school' }],
      ['change_review_answer', { name: 'Inkoper, school' }],
      ['write_review_answer', { name: 'Inkoper, school' }],
    ]);
  });

  it('of another manager is not overwritten, and the later one reads it', async () => {
    const { id } = await makeReview(test, site);
    await answer(id, 'De eerste', 1);
    const refused = await answer(id, 'De tweede', 1);
    expect([refused.status, (refused.body as { error: { code: string } }).error.code]).toEqual([
      409,
      'stale_version',
    ]);
    expect(await managed({ reviewID: id })).toMatchObject([{ answer: 'De eerste', version: 2 }]);
  });

  it('belongs to a review of the site', async () => {
    const { id } = await makeReview(test, await makeSite(test));
    expect((await answer(id, 'Dank u', 1)).status).toBe(404);
    expect((await answer(999_999_999, 'Dank u', 1)).status).toBe(404);
  });
});
