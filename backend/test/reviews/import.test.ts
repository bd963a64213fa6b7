import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { readReviewsCommand, runReviewsCommand } from '../../src/modules/reviews/command.ts';
import { makeAdmin, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';

const { reviews, content } = endpoints;

let test: TestApp;
let site: Site;
let folder: string;

beforeAll(async () => {
  test = await testApp();
  folder = mkdtempSync(join(tmpdir(), 'toonbank-reviews-'));
});
beforeEach(async () => {
  site = await makeSite(test);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.close();
});

const first = { id: 'a1', stars: 5, title: 'Snel', text: 'Goed', author: 'Inkoper', date: '2026-05-01' };
const second = { id: 'a2', stars: 2, text: 'Nat "karton"', date: '2026-06-01', about: 'Dozen' };

function run(name: string, text: string | object, siteId = site.id): Promise<string> {
  const file = join(folder, name);
  writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text));
  return runReviewsCommand(test.database, readReviewsCommand(['import', file, '--site', siteId]));
}
const report = async (name: string, text: string | object) => (await run(name, text)).replace(/^.*: /, '');
const list = () => test.data(reviews.list, {}, { site });
const score = () => test.data(content.reviews, {}, { site });

it('imports reviews once, brings changed ones up to date, and keeps the answers', async () => {
  expect(await report('een.json', { reviews: [first, second] })).toBe('2 new, 0 changed, 0 known already.');
  const [newest] = (await list()).reviews;
  expect(newest).toMatchObject({
    stars: 2,
    title: '',
    text: 'Nat "karton"',
    about: 'Dozen',
    written_on: '2026-06-01',
  });
  const adminId = await makeAdmin(test, site, { role: 'manager' });
  const manager = { site, sid: await makeSession(test, site, { adminId }) };
  await test.data(reviews.answer, { reviewID: newest?.id ?? 0, answer: 'Excuus.', version: 1 }, manager);
  const changed = { ...second, stars: 3 };
  expect(await report('twee.json', { reviews: [first, changed] })).toBe('0 new, 1 changed, 1 known already.');
  expect(await report('twee.json', { reviews: [first, changed] })).toBe('0 new, 0 changed, 2 known already.');
  expect((await list()).reviews[0]).toMatchObject({ id: newest?.id, stars: 3, answer: 'Excuus.' });
});

it('has a score that is the mean of the reviews, or the one that the service names over all of its own', async () => {
  await run('een.json', { reviews: [first, second] });
  expect(await score()).toEqual({ score: 7, maxscore: 10, review_page: '', ntlreviews: 2 });
  const page = 'https://beoordelingen.example/winkel';
  await run('twee.json', { total: { score: 8.9, maxScore: 10, count: 312 }, page, reviews: [] });
  expect(await score()).toEqual({ score: 8.9, maxscore: 10, review_page: page, ntlreviews: 312 });
  await run('drie.json', { total: { score: 4.5, maxScore: 5, count: 1 }, reviews: [] });
  expect(await score()).toMatchObject({ score: 4.5, maxscore: 5, review_page: page, ntlreviews: 2 });
});

it('reads a CSV with semicolons, quotes and lines within a cell', async () => {
  const csv =
    '\uFEFFid;stars;title;text;author;date\r\nb1;4;"Goed; maar";"Eén ""doos""\nte veel";Inkoper;2026-07-01\r\n';
  expect(await report('een.csv', csv)).toBe('1 new, 0 changed, 0 known already.');
  expect((await list()).reviews).toMatchObject([
    { title: 'Goed; maar', text: 'Eén "doos"\nte veel', author: 'Inkoper' },
  ]);
});

it.each([
  ['stars', { reviews: [first, { ...second, stars: 6 }] }, 'review 2, stars is wrong'],
  ['date', { reviews: [{ ...first, date: '2026-02-31' }] }, 'review 1, date is wrong'],
  ['id', { reviews: [{ ...first, id: undefined }] }, 'review 1, id is wrong or missing'],
  ['control', { reviews: [{ ...first, text: '\u0000' }] }, 'review 1, text is wrong'],
  ['twice', { reviews: [first, first] }, 'has the review a1 twice'],
  ['json', 'geen json', 'is no JSON'],
  ['quote', 'id;stars\n"a;5', 'a quote that does not end'],
])('imports nothing of a file that is wrong: %s', async (name, text, sentence) => {
  const file = name === 'quote' ? 'fout.csv' : 'fout.json';
  await expect(async () => run(file, text)).rejects.toThrow(sentence);
  expect((await list()).num_found).toBe(0);
});

it('names the usage, a file that is absent and a site that is absent', async () => {
  for (const args of [[], ['import'], ['import', 'x.json'], ['import', 'x.json', '--site']])
    expect(() => readReviewsCommand(args)).toThrow('Usage: npm run reviews');
  expect(() => readReviewsCommand(['import', '/nergens.json', '--site', 'demo'])).toThrow('no file');
  await expect(run('een.json', { reviews: [] }, 'nergens')).rejects.toThrow('There is no site nergens.');
});
