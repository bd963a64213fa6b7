import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsItems, type Site } from '../../src/db/schema/index.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { makeEditor } from './make-editors.ts';

const { editing, content } = endpoints;
const DAY_MS = 86_400_000;

let test: TestApp;
let site: Site;
let editor: Awaited<ReturnType<typeof makeEditor>>;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  editor = await makeEditor(test, site, 'publisher', 'Bram');
});

const earlier = () => new Date(Date.now() - 3 * DAY_MS);

/** A news item whose first draft was written three days ago. */
async function makeNews(): Promise<number> {
  const { id } = await test.data(editing.makeNews, { title: 'Open dag' }, editor);
  await test.database.inSite(site.id, (tx) => tx.update(newsItems).set({ published: earlier() }));
  return id;
}

async function publish(id: number, fields: Record<string, string>): Promise<void> {
  const { live } = await test.data(editing.draft, { kind: 'news', id }, editor);
  const body = { kind: 'news' as const, id, version: live.version, revision: 0, fields };
  const { draft_id: draftID, revision } = await test.data(editing.saveDraft, body, editor);
  await test.data(editing.publish, { draftID, revision }, editor);
}

async function ageInDays(): Promise<number> {
  const [item] = await test.data(content.news, {}, editor);
  return Math.round((Date.now() - new Date(item?.published ?? 0).getTime()) / DAY_MS);
}

describe('a news item that is shown for the first time', () => {
  it('has the date of that moment', async () => {
    await publish(await makeNews(), { visible: 'true' });
    expect(await ageInDays()).toBe(0);
  });

  it('keeps a date that the same change sets', async () => {
    const lastWeek = new Date(Date.now() - 7 * DAY_MS).toISOString();
    await publish(await makeNews(), { visible: 'true', published: lastWeek });
    expect(await ageInDays()).toBe(7);
  });

  it('keeps its date when it is hidden and shown again', async () => {
    const id = await makeNews();
    // Another date than the draft's: the same one, to the millisecond, is no date that the change sets.
    const before = new Date(Date.now() - 5 * DAY_MS).toISOString();
    await publish(id, { visible: 'true', published: before });
    await publish(id, { visible: 'false' });
    await publish(id, { visible: 'true' });
    expect(await ageInDays()).toBe(5);
  });
});
