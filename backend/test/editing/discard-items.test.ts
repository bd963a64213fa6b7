import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { codeOf, makeEditor } from './make-editors.ts';

const { editing } = endpoints;
type Editor = Awaited<ReturnType<typeof makeEditor>>;

let test: TestApp;
let site: Site;
let anja: Editor;
let bram: Editor;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  anja = await makeEditor(test, site, 'editor', 'Anja');
  bram = await makeEditor(test, site, 'publisher', 'Bram');
});

const calls = {
  news: {
    make: () => test.data(editing.makeNews, { title: 'Open dag' }, anja),
    list: (editor: Editor) => test.data(editing.news, {}, editor),
    discard: (id: number, version: number, editor: Editor) =>
      test.call(editing.discardNews, { id, version }, editor),
  },
  blog: {
    make: () => test.data(editing.makeBlog, { title: 'Soep', kind: 1 }, anja),
    list: (editor: Editor) => test.data(editing.blog, {}, editor),
    discard: (id: number, version: number, editor: Editor) =>
      test.call(editing.discardBlog, { id, version }, editor),
  },
} as const;

describe.each(['news', 'blog'] as const)('an item of the %s that an editor made', (kind) => {
  const { make, list, discard } = calls[kind];
  const discardable = async (editor = anja) =>
    (await list(editor)).flatMap((one) => (one.discardable ? [one.id] : []));
  const status = async (id: number, version = 1, editor = anja) =>
    (await discard(id, version, editor)).status;
  const draft = async (id: number, fields: Record<string, string>, editor = anja) => {
    const { live } = await test.data(editing.draft, { kind, id }, editor);
    const body = { kind, id, version: live.version, revision: 0, fields };
    const { draft_id: draftID, revision } = await test.data(editing.saveDraft, body, editor);
    return { draftID, revision };
  };

  it('is removed by that editor with its draft, and by no other', async () => {
    const { id } = await make();
    const clara = await makeEditor(test, site, 'editor', 'Clara');
    expect([await discardable(), await discardable(clara), await discardable(bram)]).toEqual([[id], [], []]);
    expect(await status(id, 1, clara)).toBe(409);
    await draft(id, { intro: 'Weg ermee' });
    expect(await discardable()).toEqual([id]);
    expect(codeOf((await discard(id, 2, anja)).body)).toBe('stale_version');
    expect(await status(id)).toBe(200);
    expect(await list(bram)).toEqual([]);
    expect(await test.data(editing.changes, {}, bram)).toEqual([]);
    expect(await status(id)).toBe(404);
  });

  it('stays where it was published, also when it is hidden again', async () => {
    const { id } = await make();
    await test.data(editing.publish, await draft(id, { visible: 'true' }), bram);
    expect(await status(id, 2)).toBe(409);
    await test.data(editing.publish, await draft(id, { visible: 'false' }), bram);
    expect([await status(id, 3), await discardable()]).toEqual([409, []]);
  });

  it('stays where it is planned, and where a colleague works on it', async () => {
    const planned = await make();
    const plan = await draft(planned.id, { visible: 'true' });
    await test.data(editing.schedule, { ...plan, publishAt: '2098-12-01T08:00:00Z' }, bram);
    const shared = await make();
    await draft(shared.id, { intro: 'Ook van mij' }, bram);
    expect([await status(planned.id), await status(shared.id)]).toEqual([409, 409]);
    expect(await discardable()).toEqual([]);
    expect(await list(anja)).toHaveLength(2);
  });

  it('of another site is absent', async () => {
    const { id } = await make();
    const elsewhere = await makeEditor(test, await makeSite(test), 'manager');
    expect(await status(id, 1, elsewhere)).toBe(404);
    expect(await list(anja)).toHaveLength(1);
  });
});
