import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminUsers, type Site } from '../../src/db/schema/index.ts';
import { publishDue } from '../../src/modules/editing/publish-due.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { makeEditor, makePage, savePage } from './make-editors.ts';

const { content, editing } = endpoints;
const LATER = '2099-01-01T08:00:00.000Z';
const END = '2099-01-02T08:00:00.000Z';

type Editor = Awaited<ReturnType<typeof makeEditor>>;

let test: TestApp;
let site: Site;
let anja: Editor;
let carla: Editor;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  anja = await makeEditor(test, site, 'editor', 'Anja');
  carla = await makeEditor(test, site, 'manager', 'Carla');
});
afterAll(() => test.close());

const titleOf = async (id: number) => (await test.data(content.page, { id }, { site }))[0]?.title;
const publish = (moment: string) => {
  const log = { error: (given: unknown) => Promise.reject(given) };
  return publishDue({ database: test.database, log }, new Date(Date.parse(moment) + 1000));
};
const change = (admin: Editor, set: Partial<typeof adminUsers.$inferInsert>) =>
  test.database.inSite(site.id, (tx) =>
    tx.update(adminUsers).set(set).where(eq(adminUsers.id, admin.adminId)),
  );

/** A draft of an editor that a publisher planned. */
async function plan(publisher: Editor, unpublishAt?: string) {
  const id = await makePage(test, site, { title: 'Gewoon' });
  const { draft_id: draftID } = await savePage(test, anja, id, { title: 'Kerst' });
  const times = { publishAt: LATER, ...(unpublishAt && { unpublishAt }) };
  await test.data(editing.schedule, { draftID, revision: 1, ...times }, publisher);
  return { id, draftID };
}

it.each([
  ['may publish no longer', { role: 'editor' }],
  ['is switched off', { active: false }],
] as const)(
  'a change does not become live when its planner %s, until another one plans it',
  async (_, taken) => {
    const bram = await makeEditor(test, site, 'publisher', 'Bram');
    const { id, draftID } = await plan(bram);
    await change(bram, taken);
    await publish(LATER);
    expect(await titleOf(id)).toBe('Gewoon');
    const at = { site, sid: carla.sid, headers: { 'x-moment': END } };
    const listed = await test.data(editing.changes, {}, carla);
    expect(listed.find((one) => one.draft_id === draftID)).toMatchObject({ refused: 'role_required' });
    await test.data(editing.schedule, { draftID, revision: 1, publishAt: LATER }, carla);
    expect((await test.data(content.page, { id }, at))[0]?.title).toBe('Kerst');
    await publish(LATER);
    expect(await titleOf(id)).toBe('Kerst');
  },
);

it('is not shown at a later moment either', async () => {
  const bram = await makeEditor(test, site, 'publisher', 'Bram');
  const { id } = await plan(bram);
  const at = { site, sid: carla.sid, headers: { 'x-moment': END } };
  expect((await test.data(content.page, { id }, at))[0]?.title).toBe('Kerst');
  await change(bram, { role: 'editor' });
  expect((await test.data(content.page, { id }, at))[0]?.title).toBe('Gewoon');
});

it('a change that is live ends as planned, also when its planner has left', async () => {
  const bram = await makeEditor(test, site, 'publisher', 'Bram');
  const { id } = await plan(bram, END);
  await publish(LATER);
  expect(await titleOf(id)).toBe('Kerst');
  await change(bram, { active: false });
  await publish(END);
  expect(await titleOf(id)).toBe('Gewoon');
});

it('a change becomes live though the editor who wrote it has left', async () => {
  const bram = await makeEditor(test, site, 'publisher', 'Bram');
  const { id } = await plan(bram);
  await change(anja, { active: false });
  await publish(LATER);
  await change(anja, { active: true });
  expect(await titleOf(id)).toBe('Kerst');
});
