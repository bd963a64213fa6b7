import { type ConflictSide, endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { codeOf, makeEditor, makePage, savePage } from './make-editors.ts';

const { content, editing } = endpoints;

let test: TestApp;
let site: Site;
let anja: Awaited<ReturnType<typeof makeEditor>>;
let bram: Awaited<ReturnType<typeof makeEditor>>;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  anja = await makeEditor(test, site, 'publisher', 'Anja');
  bram = await makeEditor(test, site, 'publisher', 'Bram');
});
afterAll(() => test.close());

const shown = async (id: number) => (await test.data(content.page, { id }, { site }))[0];

interface Conflicts {
  error: { conflicts: { field: string; mine: string; theirs: string }[] };
}

/** Bram publishes; Anja's draft of the same version is in conflict with it. @returns what Anja is shown */
async function conflict(id: number, ofAnja: Record<string, string>, ofBram: Record<string, string>) {
  const mine = await savePage(test, anja, id, ofAnja);
  const theirs = await savePage(test, bram, id, ofBram);
  await test.data(editing.publish, { draftID: theirs.draft_id, revision: 1 }, bram);
  const draft = { draftID: mine.draft_id, revision: 1 };
  const { status, body } = await test.call(editing.publish, draft, anja);
  expect(status).toBe(409);
  return { draft, conflicts: (body as unknown as Conflicts).error.conflicts };
}

describe('a conflict at publishing', () => {
  it.each<[ConflictSide, string]>([
    ['mine', '<p>Anja</p><p>b</p>'],
    ['theirs', '<p>Bram</p><p>b</p>'],
    ['both', '<p>Bram</p><p>Anja</p><p>b</p>'],
  ])('is solved in a text with %s', async (side, text) => {
    const id = await makePage(test, site, { content: '<p>a</p><p>b</p>' });
    const { draft, conflicts } = await conflict(
      id,
      { content: '<p>Anja</p><p>b</p>' },
      { content: '<p>Bram</p><p>b</p>' },
    );
    const choices = conflicts.map(({ field, theirs }) => ({ field, theirs, side }));
    // Where nothing of the draft is left, there is no new version.
    const version = side === 'theirs' ? 2 : 3;
    expect(await test.data(editing.publish, { ...draft, choices }, anja)).toEqual({ version });
    expect((await shown(id))?.content).toBe(text);
  });

  it('is solved in a line with one side, never with both', async () => {
    const id = await makePage(test, site, { title: 'Titel' });
    const { draft, conflicts } = await conflict(id, { title: 'Van Anja' }, { title: 'Van Bram' });
    const choose = (side: ConflictSide) =>
      test.call(
        editing.publish,
        { ...draft, choices: conflicts.map(({ field, theirs }) => ({ field, theirs, side })) },
        anja,
      );
    expect(codeOf((await choose('both')).body)).toBe('edit_conflict');
    expect((await choose('mine')).status).toBe(200);
    expect((await shown(id))?.title).toBe('Van Anja');
  });

  it('is shown again when a third text became live meanwhile', async () => {
    const id = await makePage(test, site, { title: 'Titel' });
    const { draft, conflicts } = await conflict(id, { title: 'Van Anja' }, { title: 'Van Bram' });
    const third = await savePage(test, bram, id, { title: 'Nog een keer' }, 2);
    await test.data(editing.publish, { draftID: third.draft_id, revision: 1 }, bram);
    const choices = conflicts.map(({ field, theirs }) => ({ field, theirs, side: 'mine' as const }));
    const { body } = await test.call(editing.publish, { ...draft, choices }, anja);
    expect((body as unknown as Conflicts).error.conflicts).toMatchObject([{ theirs: 'Nog een keer' }]);
    expect((await shown(id))?.title).toBe('Nog een keer');
  });

  it('needs a choice for each place', async () => {
    const id = await makePage(test, site, { title: 'Titel', content: '<p>a</p><p>b</p><p>c</p>' });
    const { draft, conflicts } = await conflict(
      id,
      { title: 'Anja', content: '<p>1</p><p>b</p><p>3</p>' },
      { title: 'Bram', content: '<p>x</p><p>b</p><p>x</p>' },
    );
    expect(conflicts).toHaveLength(3);
    const [first, second, third] = conflicts.map(({ field, theirs }) => ({ field, theirs }));
    const some = [
      { ...first, side: 'mine' },
      { ...second, side: 'theirs' },
    ] as never;
    expect(codeOf((await test.call(editing.publish, { ...draft, choices: some }, anja)).body)).toBe(
      'edit_conflict',
    );
    const all = [
      { ...first, side: 'mine' },
      { ...second, side: 'theirs' },
      { ...third, side: 'mine' },
    ] as never;
    await test.data(editing.publish, { ...draft, choices: all }, anja);
    expect(await shown(id)).toMatchObject({ title: 'Anja', content: '<p>x</p><p>b</p><p>3</p>' });
  });
});
