import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../src/db/schema/index.ts';
import { makeEditor } from '../../../editing/make-editors.ts';
import { makeSite, type TestApp } from '../../../support/index.ts';
import { atOnce, postgresApp } from '../../postgres-app.ts';

const { content, editing } = endpoints;
const TIMES = 60;

let test: TestApp;
let site: Site;
let anja: Awaited<ReturnType<typeof makeEditor>>;
let bram: Awaited<ReturnType<typeof makeEditor>>;

beforeAll(async () => {
  test = await postgresApp(20);
  site = await makeSite(test);
  anja = await makeEditor(test, site, 'editor', 'Anja');
  bram = await makeEditor(test, site, 'publisher', 'Bram');
});
afterAll(() => test?.close());

async function makeItem() {
  const { id } = await test.data(editing.makeNews, { title: 'Open dag' }, anja);
  const body = { kind: 'news' as const, id, version: 1, revision: 0, fields: { visible: 'true' } };
  const { draft_id: draftID } = await test.data(editing.saveDraft, body, anja);
  return { id, draftID };
}

it('removes an own item once, however often it is asked', async () => {
  const { id } = await makeItem();
  const answers = await atOnce(TIMES, () => test.call(editing.discardNews, { id, version: 1 }, anja));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(TIMES - 1).fill(404)]);
});

it('either publishes an item or lets its editor remove it: what became visible stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, draftID } = await makeItem();
    const answers = await atOnce(TIMES, (turn) =>
      turn % 2
        ? test.call(editing.publish, { draftID, revision: 1 }, bram)
        : test.call(editing.discardNews, { id, version: 1 }, anja),
    );
    const done = answers.flatMap(({ status }, turn) => (status === 200 ? [turn % 2] : []));
    expect(done).toHaveLength(1);
    const isShown = (await test.data(content.news, {}, { site })).some((item) => item.id === id);
    expect(isShown).toBe(done[0] === 1);
    expect(answers.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
  }
});
