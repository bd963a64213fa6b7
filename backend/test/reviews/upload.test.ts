import { type AdminRole, endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { readReviews } from '../../src/modules/reviews/read-file.ts';
import { errorOf } from '../orders/make-buyer.ts';
import { type Caller, makeAdmin, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';

const { reviews, content, editing } = endpoints;
const HEAD = 'id;stars;title;text;author;about;date';
const good = 'a1;5;Snel;"Goed; echt\n""alles"" heel";Inkoper;Dozen;2026-05-01';
const filename = 'beoordelingen.csv';

let test: TestApp;
let site: Site;
let sales: Caller;

const as = async (role: AdminRole): Promise<Caller> => ({
  site,
  sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role }) }),
});
const csv = (...lines: string[]) => [HEAD, ...lines].join('\r\n');
const sent = (file: string | Buffer) => ({ filename, file }) as { filename: string };
const check = (file: string | Buffer) => test.data(reviews.check, sent(file), sales);
const stored = () => test.data(reviews.list, {}, { site });
/** True for a file that the command takes. */
const isTaken = (file: string) => {
  try {
    readReviews(filename, file);
    return true;
  } catch {
    return false;
  }
};

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  sales = await as('sales');
});

it('says what a file would do, stores nothing, imports it, and knows it the next time', async () => {
  const file = `\uFEFF${csv(good, 'a2;2;;;;;2026-06-01')}`;
  const fresh = { new: 2, changed: 0, known: 0 };
  const fine = { file_fault: null, missing_columns: [], faulty_lines: 0, faults: [] };
  expect(await check(file)).toEqual({ ...fine, ...fresh });
  expect((await stored()).num_found).toBe(0);
  expect((await test.call(content.reviews, {}, { site })).status).toBe(404);
  expect(await test.data(reviews.import, sent(file), sales)).toEqual(fresh);
  expect((await stored()).reviews.at(-1)).toMatchObject({ title: 'Snel', text: 'Goed; echt\n"alles" heel' });
  expect(await test.data(content.reviews, {}, { site })).toMatchObject({ score: 7, ntlreviews: 2 });
  const known = { new: 0, changed: 0, known: 2 };
  expect(await check(file)).toEqual({ ...fine, ...known });
  expect(await test.data(reviews.import, sent(file), sales)).toEqual(known);
  expect((await stored()).num_found).toBe(2);
  const other = csv(good, 'a2;3;;;;;2026-06-01', 'a3;4;;;;;2026-06-02');
  expect(await check(other)).toMatchObject({ new: 1, changed: 1, known: 1 });
  const log = await test.data(editing.actions, { kind: 'review_file' }, await as('manager'));
  expect(log.map(({ action, details }) => [action, details])).toEqual([
    ['import_reviews', { filename, ...known }],
    ['import_reviews', { filename, ...fresh }],
  ]);
});

it('names every faulty line with its line in the file, and imports nothing of it', async () => {
  const file = csv(
    good,
    ';5;;;;;2026-05-01',
    'b1;6;;;;;2026-05-01',
    'b2;;;;;;2026-05-01',
    'b3;5;;;;;31-05-2026',
    'b4;5;;;;;2026-02-31',
    `b5;5;${'x'.repeat(201)};;;;2026-05-01`,
    'b6;5;;\u0000;;;2026-05-01',
    'a1;5;;;;;2026-05-01',
    'b7;5;;;;;2026-05-01',
  );
  const checked = await check(file);
  // The first review has two lines.
  expect(checked.faults.map(({ line, column, fault }) => `${line} ${column} ${fault}`)).toEqual([
    '4 id missing',
    '5 stars wrong',
    '6 stars missing',
    '7 date wrong',
    '8 date wrong',
    '9 title too_long',
    '10 text control_character',
    '11 id twice',
  ]);
  expect(checked).toMatchObject({ file_fault: null, faulty_lines: 8, new: 2 });
  const answer = await test.call(reviews.import, sent(file), sales);
  expect(answer.status).toBe(400);
  expect(errorOf(answer)).toMatchObject({ code: 'invalid_request', fields: { file: 'faulty' } });
  expect((await stored()).num_found).toBe(0);
});

it.each([
  ['columns_missing', 'id,stars,date\na1,5,2026-05-01', ['id', 'stars', 'date']],
  ['columns_missing', 'id;stars\na1;5', ['date']],
  ['columns_missing', '', ['id', 'stars', 'date']],
  ['quote_open', 'id;stars;date\n"a;5;2026-05-01', []],
  ['no_reviews', `${HEAD}\r\n\r\n`, []],
  ['not_utf8', Buffer.from(csv('a1;5;Caf\u00e9;;;;2026-05-01'), 'latin1'), []],
  ['too_many_reviews', csv(...Array.from({ length: 10_001 }, (_, at) => `r${at};5;;;;;2026-05-01`)), []],
])('refuses a file as a whole: %s', async (fault, file, missing) => {
  expect(await check(file)).toMatchObject({
    ...{ file_fault: fault, missing_columns: missing, faulty_lines: 0, new: 0 },
  });
  expect((await test.call(reviews.import, sent(file), sales)).status).toBe(400);
  expect((await stored()).num_found).toBe(0);
});

it('takes the lines that the command takes, and no other', async () => {
  const lines = [
    ...[good, ' c1 ;" 5 ";;;;;2026-05-01', 'c2;5.0;;;;;2026-05-01', 'c3;4,5;;;;;2026-05-01'],
    ...['c4;0;;;;;2026-05-01', 'c5;ja;;;;;2026-05-01', 'c6;5;;;;;2026-5-1', 'c7;5;;;;;', 'c8;5', 'c9'],
    ...[`${'i'.repeat(101)};5;;;;;2026-05-01`, `d1;5;;${'t'.repeat(5000)};;;2026-05-01`],
    ...[`d2;5;;${'t'.repeat(5001)};;;2026-05-01`, 'd3;5;\u0007;;;;2026-05-01', 'd4;5;;;;;2026-05-01;meer'],
  ];
  for (const line of lines) {
    const { file_fault, faulty_lines } = await check(csv(line));
    expect(file_fault === null && faulty_lines === 0, line).toBe(isTaken(csv(line)));
  }
});

it('names fifty faulty lines, and counts the others', async () => {
  const checked = await check(csv(...Array.from({ length: 60 }, (_, at) => `r${at};9;;;;;2026-05-01`)));
  expect(checked.faults).toHaveLength(50);
  expect(checked.faulty_lines).toBe(60);
});

it('is for those who answer reviews', async () => {
  for (const role of ['editor', 'publisher', 'warehouse', 'catalogue', 'finance'] as const)
    for (const endpoint of [reviews.check, reviews.import])
      expect((await test.call(endpoint, sent(csv(good)), await as(role))).status).toBe(403);
  expect((await stored()).num_found).toBe(0);
});
