import { endpoints, MAX_CANNED_ANSWERS } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cannedAnswers, type Site } from '../../src/db/schema/index.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { type Manager, makeManager, refusalOf } from './make-desk.ts';

const { serviceDesk: calls } = endpoints;

let test: TestApp;
let site: Site;
let manager: Manager;

beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  site = await makeSite(test);
  manager = await makeManager(test, site);
});
afterAll(() => test.close());

const add = (title: string, text = 'Beste {voornaam},') =>
  test.data(calls.addCannedAnswer, { title, text }, manager.caller);
const titles = async () =>
  (await test.data(calls.cannedAnswers, {}, manager.caller)).map(({ title }) => title);

it('are added at the end, changed, ordered and removed, and the log has it', async () => {
  const [one, two, three] = [await add('Een'), await add('Twee'), await add('Drie')];
  expect(await titles()).toEqual(['Een', 'Twee', 'Drie']);
  await test.data(
    calls.changeCannedAnswer,
    { cannedID: two.canned_id, title: 'Twee B', text: 'Vraag {taak}: {onderwerp}' },
    manager.caller,
  );
  const cannedIDs = [three.canned_id, one.canned_id];
  await test.data(calls.arrangeCannedAnswers, { cannedIDs }, manager.caller);
  expect(await titles()).toEqual(['Drie', 'Een', 'Twee B']);
  await test.data(calls.removeCannedAnswer, { cannedID: one.canned_id }, manager.caller);
  expect(await titles()).toEqual(['Drie', 'Twee B']);
  expect(await manager.actions('canned_answer')).toEqual([
    'remove_canned_answer',
    'change_canned_answer',
    ...Array(3).fill('add_canned_answer'),
  ]);
});

it('take no placeholder that is unknown, and name the field', async () => {
  const answer = await test.call(
    calls.addCannedAnswer,
    { title: 'Groet', text: 'Dag {naam}' },
    manager.caller,
  );
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_request', fields: { text: 'placeholder_unknown' } } },
  });
  const { canned_id } = await add('Goed');
  const change = { cannedID: canned_id, title: 'Goed', text: 'Dag {naam}' };
  expect(refusalOf(await test.call(calls.changeCannedAnswer, change, manager.caller))).toBe(
    'invalid_request',
  );
});

it('are sixty at most', async () => {
  await test.database.inSite(site.id, (tx) =>
    tx
      .insert(cannedAnswers)
      .values(Array.from({ length: MAX_CANNED_ANSWERS }, () => ({ siteId: site.id, title: 'T', text: 'T' }))),
  );
  const answer = await test.call(calls.addCannedAnswer, { title: 'Nog een', text: 'T' }, manager.caller);
  expect(answer).toMatchObject({ body: { error: { fields: { title: 'too_many' } } } });
});

it('cannot be ordered with one of another site', async () => {
  const other = await makeManager(test, await makeSite(test));
  const theirs = await test.data(calls.addCannedAnswer, { title: 'X', text: 'X' }, other.caller);
  const own = await add('Een');
  const cannedIDs = [own.canned_id, theirs.canned_id];
  expect(refusalOf(await test.call(calls.arrangeCannedAnswers, { cannedIDs }, manager.caller))).toBe(
    'not_found',
  );
});
