import { endpoints } from '@toonbank/contract';
import { linkedPagesOf } from '@toonbank/contract/shop-check/linked-pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin, makeSession, makeSite, type TestApp } from '../../../support/index.ts';
import { atOnce, persistently, postgresApp } from '../../postgres-app.ts';

const { sitePages } = endpoints;

let test: TestApp;
beforeAll(async () => {
  test = await postgresApp(20);
});
afterAll(() => test?.close());

it('sixty administrators who begin the pages of a new shop at once make each of them once', async () => {
  const site = await makeSite(test);
  const sids = await atOnce(60, async () =>
    makeSession(test, site, { adminId: await makeAdmin(test, site) }),
  );
  const answers = await atOnce(60, (turn) =>
    persistently(() => test.call(sitePages.begin, {}, { site, sid: sids[turn] ?? '' })),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const paths = Object.keys(linkedPagesOf('customers')).sort();
  const made = answers.map(({ body }) => (body as { data: { made: number } }).data.made);
  expect(made.filter((count) => count > 0)).toEqual([paths.length]);
  const pages = await test.data(sitePages.list, {}, { site, sid: sids[0] ?? '' });
  expect(pages.map(({ path }) => path).sort()).toEqual(paths);
});
