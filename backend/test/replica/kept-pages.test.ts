import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { runSql } from '../concurrency/owned-database.ts';
import { makeEditor, makePage, savePage } from '../editing/make-editors.ts';
import { makeSite } from '../support/index.ts';
import { type WithReplica, withReplica } from './with-replica.ts';

const { content, editing } = endpoints;
const CHANGES = 40;

let world: WithReplica;
let site: Site;
let editor: Awaited<ReturnType<typeof makeEditor>>;
beforeAll(async () => {
  world = await withReplica();
  site = await makeSite(world.test);
  editor = await makeEditor(world.test, site, 'publisher');
}, 240_000);
afterAll(() => world?.close());

const countOf = async () => (await world.test.data(editing.feed, {}, { site })).content;

/** Publishes one text after the other. */
async function publishOften(id: number, times: number) {
  for (let turn = 1; turn <= times; turn += 1) {
    const saved = await savePage(world.test, editor, id, { content: `<p>Tekst ${turn}</p>` }, turn);
    await world.test.data(editing.publish, { draftID: saved.draft_id, revision: 1 }, editor);
  }
}

/**
 * As a storefront does: it asks how often the content changed, and makes the page anew when the count is another one.
 * @returns for each count the text that the page would be kept with
 */
async function keepPages(id: number, until: () => boolean) {
  const kept = new Map<number, string>();
  let seen = await countOf();
  while (!until()) {
    const count = await countOf();
    if (count === seen) continue;
    seen = count;
    const [page] = await world.test.data(content.page, { id }, { site });
    kept.set(count, page?.content ?? '');
  }
  return kept;
}

it.each([
  ['follows at once', '0'],
  ['applies every commit a third of a second late', '300ms'],
])('never gives a page that is older than the count of changes, where the replica %s', async (_, delay) => {
  await runSql(
    world.replicaServer.url,
    `ALTER SYSTEM SET recovery_min_apply_delay = '${delay}'`,
    'SELECT pg_reload_conf()',
  );
  const id = await makePage(world.test, site, { content: '<p>Tekst 0</p>' });
  await world.isUp();
  const first = await countOf();
  let isOver = false;
  const keeping = keepPages(id, () => isOver);
  await publishOften(id, CHANGES).finally(() => {
    isOver = true;
  });
  const kept = await keeping;
  expect(kept.size).toBeGreaterThan(CHANGES / 4);
  const older = [...kept].filter(([count, text]) => {
    const published = Number(/Tekst (\d+)/.exec(text)?.[1]);
    return published < count - first;
  });
  expect(older).toEqual([]);
});

it('reads the page from the replica once that has it', async () => {
  await runSql(
    world.replicaServer.url,
    'ALTER SYSTEM RESET recovery_min_apply_delay',
    'SELECT pg_reload_conf()',
  );
  const id = await makePage(world.test, site, { content: '<p>Nieuw</p>' });
  const { reads } = world.replica;
  const reading = async () => {
    expect((await world.test.data(content.page, { id }, { site }))[0]?.content).toContain('Nieuw');
    return world.replica.reads;
  };
  await expect.poll(reading, { timeout: 30_000 }).toBeGreaterThan(reads);
});
