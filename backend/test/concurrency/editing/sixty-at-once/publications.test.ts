import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../src/db/schema/index.ts';
import { codeOf, makeEditor, makePage, savePage } from '../../../editing/make-editors.ts';
import { makeSite, type TestApp } from '../../../support/index.ts';
import { atOnce, postgresApp } from '../../postgres-app.ts';

const { editing, sitePages } = endpoints;
const TIMES = 60;
const LATER = '2099-01-01T08:00:00.000Z';

let test: TestApp;
let site: Site;
let anja: Awaited<ReturnType<typeof makeEditor>>;
let bram: Awaited<ReturnType<typeof makeEditor>>;

beforeAll(async () => {
  test = await postgresApp(20);
  site = await makeSite(test);
  anja = await makeEditor(test, site, 'publisher', 'Anja');
  bram = await makeEditor(test, site, 'publisher', 'Bram');
});
afterAll(() => test?.close());

/** How often each outcome occurred: the code of a refusal, or `done`. */
function outcomes(answers: { body: unknown }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { body } of answers) {
    const outcome = codeOf(body) ?? 'done';
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

const versionsOf = async (id: number) =>
  (await test.data(editing.versions, { kind: 'page', id }, anja)).map(({ version }) => version);
const logged = async (action: string, id: number) => {
  const { rows } = await test.database.pool.query(
    'SELECT count(*)::int AS n FROM admin_actions WHERE action = $1 AND target_id = $2',
    [action, String(id)],
  );
  return rows[0].n;
};

it('makes one version of a draft that is published sixty times', async () => {
  const id = await makePage(test, site);
  const { draft_id: draftID } = await savePage(test, anja, id, { title: 'Nieuw' });
  const answers = await atOnce(TIMES, (turn) =>
    test.call(editing.publish, { draftID, revision: 1 }, turn % 2 ? anja : bram),
  );
  expect(outcomes(answers)).toEqual({ done: 1, not_found: 59 });
  expect([await versionsOf(id), await logged('publish', id)]).toEqual([[2, 1], 1]);
});

it('either publishes or plans a draft, or deletes it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await makePage(test, site);
    const { draft_id: draftID } = await savePage(test, anja, id, { title: 'Nieuw' });
    const seen = { draftID, revision: 1 };
    const answers = await atOnce(TIMES, (turn) => {
      if (turn % 3 === 0) return test.call(editing.publish, seen, bram);
      if (turn % 3 === 1) return test.call(editing.cancel, seen, bram);
      return test.call(editing.schedule, { ...seen, publishAt: LATER }, bram);
    });
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    const ended = (await logged('publish', id)) + (await logged('cancel_change', id));
    expect(ended).toBe(1);
    const left = await test.data(editing.changes, {}, bram);
    expect(left.filter((change) => change.id === id)).toEqual([]);
  }
});

it('makes one page of sixty at one address', async () => {
  const answers = await atOnce(TIMES, (turn) =>
    test.call(editing.makePage, { path: 'actie', title: `Actie ${turn}` }, turn % 2 ? anja : bram),
  );
  expect(outcomes(answers)).toEqual({ done: 1, path_taken: 59 });
  const pages = await test.data(sitePages.list, {}, anja);
  expect(pages.filter(({ path }) => path === 'actie')).toHaveLength(1);
});

it('moves one page of sixty to one address, and the others stay where they are', async () => {
  const ids = await atOnce(TIMES, (turn) => makePage(test, site, { code: `van-${turn}` }));
  const answers = await atOnce(TIMES, (turn) =>
    test.call(editing.movePage, { id: ids[turn], path: 'naar', version: 1 }, turn % 2 ? anja : bram),
  );
  expect(outcomes(answers)).toEqual({ done: 1, path_taken: 59 });
  const pages = await test.data(sitePages.list, {}, anja);
  expect(pages.filter(({ path }) => path.startsWith('van-'))).toHaveLength(59);
});
