import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectPostgres, type Database } from '../../../src/db/connect.ts';
import type { Site } from '../../../src/db/schema/index.ts';
import { publishDue } from '../../../src/modules/editing/publish-due.ts';
import { makeEditor } from '../../editing/make-editors.ts';
import { makeSite, migratedDatabase, type TestApp, testApp } from '../../support/index.ts';
import type { ServerDatabase } from '../../support/test-server.ts';

const { content, editing } = endpoints;
const FROM = '2099-01-01T08:00:00.000Z';
const UNTIL = '2099-01-02T08:00:00.000Z';
const after = (moment: string) => new Date(Date.parse(moment) + 1000);
const SLIDES = 4;
const READERS = 4;
const home = { code: 'home' };
const log = { error: (given: unknown) => Promise.reject(given) };

let where: ServerDatabase;
let test: TestApp;
/** Of the second backend. */
let second: Database;
let site: Site;
let bram: Awaited<ReturnType<typeof makeEditor>>;
/** The slides of today, and those that take their place. */
let summer: number[];
let winter: number[];

beforeAll(async () => {
  where = await migratedDatabase();
  test = await testApp(async () => connectPostgres(where.url, 20));
  second = connectPostgres(where.url, 10);
});
afterAll(async () => {
  await second?.close();
  await test?.close();
  await where?.drop();
});
beforeEach(async () => {
  site = await makeSite(test);
  bram = await makeEditor(test, site, 'publisher', 'Bram');
  const make = async () => (await test.data(editing.makeSlide, home, bram)).id;
  summer = [];
  winter = [];
  for (let at = 0; at < SLIDES; at += 1) {
    summer.push(await make());
    winter.push(await make());
  }
  const drafts = [];
  for (const id of summer) drafts.push(await draft(id, { visible: 'true' }));
  await test.data(editing.publishTogether, { drafts }, bram);
  // The second half first: the order of the plans is not that of the slides.
  for (const id of [...winter, ...summer]) await plan(id);
});

async function draft(id: number, fields: Record<string, string>) {
  const { live } = await test.data(editing.draft, { kind: 'slide', id }, bram);
  const body = { kind: 'slide' as const, id, version: live.version, revision: 0, fields };
  const { draft_id: draftID, revision } = await test.data(editing.saveDraft, body, bram);
  return { draftID, revision };
}
async function plan(id: number) {
  const seen = await draft(id, { visible: String(winter.includes(id)) });
  await test.data(editing.schedule, { ...seen, publishAt: FROM, unpublishAt: UNTIL }, bram);
}
const shownAt = async (headers?: Record<string, string>) =>
  (await test.data(content.slider, home, headers ? { ...bram, headers } : { site })).slides.map(
    ({ id }) => id,
  );

/** Publishes what is due on both backends while visitors read. @returns the different answers, in their order */
async function readWhile(now: Date): Promise<number[][]> {
  const seen: number[][] = [];
  let isOver = false;
  const read = async () => {
    while (!isOver) seen.push(await shownAt());
  };
  const readers = Array.from({ length: READERS }, read);
  const counts = await Promise.all(
    [test.database, second].map((database) => publishDue({ database, log }, now)),
  ).finally(() => {
    isOver = true;
  });
  await Promise.all(readers);
  expect(counts.reduce((sum, count) => sum + count)).toBe(2 * SLIDES);
  return seen;
}

it.each([1, 2, 3])('become live and end all at once, for all readers (%i)', async () => {
  const [early, late] = [{ 'x-moment': FROM }, { 'x-moment': UNTIL }];
  expect([await shownAt(early), await shownAt(late)]).toEqual([winter, summer]);
  for (const [now, before, then] of [
    [after(FROM), summer, winter],
    [after(UNTIL), winter, summer],
  ] as const) {
    for (const seen of await readWhile(now)) expect([before, then]).toContainEqual(seen);
    expect(await shownAt()).toEqual(then);
  }
});

it('stay as they are where one of them is refused, and say why; the time machine shows the same', async () => {
  const [id = 0] = summer;
  // A draft may be anything; this can't be published.
  await test.database.inSite(site.id, (tx) =>
    tx.execute(`UPDATE content_versions SET fields = fields || '{"position": "vooraan"}'
      WHERE kind = 'slide' AND state = 'scheduled' AND row_id = ${id}`),
  );
  expect(await shownAt({ 'x-moment': FROM })).toEqual(summer);
  await publishDue({ database: test.database, log }, after(FROM));
  expect(await shownAt()).toEqual(summer);
  const changes = await test.data(editing.changes, {}, bram);
  expect(changes.map(({ refused }) => refused)).toEqual(Array(2 * SLIDES).fill('invalid_request'));
});
