import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectPostgres, type Database } from '../../src/db/connect.ts';
import type { Site } from '../../src/db/schema/index.ts';
import { publishDue } from '../../src/modules/editing/publish-due.ts';
import { codeOf, makeEditor, makePage, savePage } from '../editing/make-editors.ts';
import { makeSite, migratedDatabase, type TestApp, testApp } from '../support/index.ts';
import type { ServerDatabase } from '../support/test-server.ts';
import { mortalBackend } from './mortal-backend.ts';
import { atOnce } from './postgres-app.ts';

const { cms, content, editing } = endpoints;
type Editor = Awaited<ReturnType<typeof makeEditor>>;

const INTERLEAVINGS = 20;
const ROUNDS = 4;

let where: ServerDatabase;
let test: TestApp;
/** Of the second backend. */
let second: Database;
let site: Site;
let anja: Editor;
let bram: Editor;

beforeAll(async () => {
  where = await migratedDatabase();
  test = await testApp(async () => connectPostgres(where.url, 20));
  second = connectPostgres(where.url, 10);
  site = await makeSite(test);
  anja = await makeEditor(test, site, 'publisher', 'Anja');
  bram = await makeEditor(test, site, 'publisher', 'Bram');
});
afterAll(async () => {
  await second?.close();
  await test?.close();
  await where?.drop();
});

const contentOf = async (id: number) => (await test.data(content.page, { id }, { site }))[0]?.content ?? '';
const wait = (turn: number) =>
  turn % 3 === 0 ? Promise.resolve() : new Promise((done) => setImmediate(done));

/** A random number that is the same in every run. */
function dice(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Conflict = { mine: string; theirs: string };

/**
 * Edits a page several times: reads it, changes one block, saves and publishes. In a conflict the editor reads again
 * and keeps both texts. @returns the words that were published
 */
async function editOften(editor: Editor, id: number, seed: number): Promise<string[]> {
  const draw = dice(seed);
  const words: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const word = `w${editor.adminId}x${seed}x${round}`;
    const block = draw(6);
    for (let attempt = 0; ; attempt += 1) {
      if (attempt > 20) throw new Error('There is no end of conflicts.');
      const { live, draft } = await test.data(editing.draft, { kind: 'page', id }, editor);
      await wait(draw(9));
      const blocks = (live.fields.content ?? '').split('</p>').filter(Boolean);
      const changed = blocks.map(
        (text, at) => `${text}${at === block % blocks.length ? ` ${word}` : ''}</p>`,
      );
      const body = { kind: 'page', id, version: live.version, revision: draft?.revision ?? 0 } as const;
      const saved = await test.call(
        editing.saveDraft,
        { ...body, fields: { content: changed.join('') } },
        editor,
      );
      // Another version became live between reading and saving.
      if (codeOf(saved.body) === 'stale_version') continue;
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
      const { data } = saved.body as { data: { draft_id: number; revision: number } };
      await wait(draw(9));
      const seen = { draftID: data.draft_id, revision: data.revision };
      const published = await test.call(editing.publish, seen, editor);
      if (published.status === 200) break;
      expect(codeOf(published.body)).toBe('edit_conflict');
      const { conflicts = [] } = (published.body as { error: { conflicts?: Conflict[] } }).error;
      expect(conflicts.length).toBeGreaterThan(0);
      for (const { mine, theirs } of conflicts) {
        expect(mine).toContain(word);
        expect(theirs).toMatch(/w\d+x/);
      }
    }
    words.push(word);
  }
  return words;
}

it(`loses no word of two editors who change one page at the same time, in ${INTERLEAVINGS} ways`, async () => {
  for (let seed = 1; seed <= INTERLEAVINGS; seed += 1) {
    const id = await makePage(test, site, { content: '<p>een</p><p>twee</p><p>drie</p><p>vier</p>' });
    const words = await Promise.all([editOften(anja, id, seed), editOften(bram, id, seed + 100)]);
    const text = await contentOf(id);
    for (const word of words.flat()) expect(text, `seed ${seed}`).toContain(word);
    expect(text.match(/<p>/g)).toHaveLength(4);
    const versions = await test.data(editing.versions, { kind: 'page', id }, anja);
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: ROUNDS * 2 + 1 }, (_, at) => ROUNDS * 2 + 1 - at),
    );
  }
}, 240_000);

it('lets one of many saves on the same version win, and refuses the others', async () => {
  const id = await makePage(test, site);
  const answers = await atOnce(20, (turn) =>
    test.call(cms.updateContentPage, { id, content: `<p>${turn}</p>`, version: 1 }, turn % 2 ? anja : bram),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
});

it('saves the first draft of two tabs of one editor once', async () => {
  const id = await makePage(test, site);
  const body = (turn: number) => ({
    kind: 'page',
    id,
    version: 1,
    revision: 0,
    fields: { title: `T${turn}` },
  });
  const answers = await atOnce(8, (turn) => test.call(editing.saveDraft, body(turn), anja));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
});

it('publishes a draft and saves it at the same time without losing the save', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const id = await makePage(test, site);
    const { draft_id: draftID } = await savePage(test, anja, id, { title: 'Eerst' });
    const body = { kind: 'page', id, version: 1, revision: 1, fields: { title: 'Daarna' } } as const;
    const [published, saved] = await Promise.all([
      test.call(editing.publish, { draftID, revision: 1 }, bram),
      test.call(editing.saveDraft, body, anja),
    ]);
    expect([published.status, saved.status].sort()).toEqual([200, 409]);
    const { draft } = await test.data(editing.draft, { kind: 'page', id }, anja);
    const [page] = await test.data(content.page, { id }, { site });
    expect(published.status === 200 ? page?.title : draft?.fields.title).toBe(
      published.status === 200 ? 'Eerst' : 'Daarna',
    );
  }
});

describe('a planned change', () => {
  const log = { error: (given: unknown) => Promise.reject(given) };
  const round = (database: Database, now?: Date) => publishDue({ database, log }, now);
  const LATER = '2099-01-01T08:00:00.000Z';
  const END = '2099-01-02T08:00:00.000Z';
  const after = (moment: string) => new Date(Date.parse(moment) + 1000);

  async function plan(
    fields: Record<string, string>,
    times: { publishAt?: string; unpublishAt?: string } = {},
  ) {
    const id = await makePage(test, site, { content: '<p>gewoon</p><p>blijft</p>' });
    const { draft_id: draftID } = await savePage(test, anja, id, fields);
    await test.data(editing.schedule, { draftID, revision: 1, publishAt: LATER, ...times }, bram);
    return { id, draftID };
  }

  it('becomes live at its moment and not before, and is undone at its end', async () => {
    const { id } = await plan({ content: '<p>kerst</p><p>blijft</p>' }, { unpublishAt: END });
    expect(await round(test.database)).toBe(0);
    expect(await contentOf(id)).toContain('gewoon');
    expect(await round(test.database, after(LATER))).toBe(1);
    expect(await contentOf(id)).toBe('<p>kerst</p><p>blijft</p>');
    // What was changed meanwhile elsewhere on the page stays.
    const changed = '<p>kerst</p><p>anders</p>';
    await test.data(cms.updateContentPage, { id, content: changed }, bram);
    expect(await round(test.database, after(END))).toBe(1);
    expect(await contentOf(id)).toBe('<p>gewoon</p><p>anders</p>');
  });

  it('that no longer fits stays in the list with its reason, and holds up no other', async () => {
    const { id, draftID } = await plan({ content: '<p>kerst</p><p>blijft</p>' });
    const other = await plan({ title: 'Andere' });
    await test.data(cms.updateContentPage, { id, content: '<p>zomer</p><p>blijft</p>' }, bram);
    await round(test.database, after(LATER));
    expect(await contentOf(id)).toContain('zomer');
    const [page] = await test.data(content.page, { id: other.id }, { site });
    expect(page?.title).toBe('Andere');
    const changes = await test.data(editing.changes, {}, bram);
    expect(changes.find((change) => change.draft_id === draftID)).toMatchObject({ refused: 'edit_conflict' });
    expect(await round(test.database, after(LATER))).toBe(0);
  });

  it('becomes live once with two backends at the same time', async () => {
    const planned = await Promise.all(Array.from({ length: 12 }, (_, at) => plan({ title: `Nieuw ${at}` })));
    const databases = [test.database, second, test.database, second];
    const counts = await Promise.all(databases.map((database) => round(database, after(LATER))));
    expect(counts.reduce((sum, count) => sum + count)).toBe(12);
    for (const [at, { id }] of planned.entries()) {
      const [page] = await test.data(content.page, { id }, { site });
      expect(page).toMatchObject({ title: `Nieuw ${at}`, version: 2 });
    }
  });

  it('becomes live once when its backend dies between publishing and recording it', async () => {
    const { id } = await plan({ title: 'Na de dood' });
    const errors: unknown[] = [];
    const dying: Database = {
      ...second,
      inSite: (siteId, work) =>
        second.inSite(siteId, async (tx) => {
          const result = await work(tx);
          const { rows } = await tx.execute<{ pid: number }>('SELECT pg_backend_pid() AS pid');
          if (siteId === site.id)
            await test.database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
          return result;
        }),
    };
    const failing = { error: (given: unknown) => errors.push(given) };
    await publishDue({ database: dying, log: failing }, after(LATER)).catch((error) => errors.push(error));
    expect(errors.length).toBeGreaterThan(0);
    expect((await test.data(content.page, { id }, { site }))[0]).toMatchObject({ version: 1 });
    await round(test.database, after(LATER));
    await round(second, after(LATER));
    expect((await test.data(content.page, { id }, { site }))[0]).toMatchObject({
      title: 'Na de dood',
      version: 2,
    });
  });

  it('becomes live once although the backend is killed while it publishes', async () => {
    const soon = new Date(Date.now() + 500).toISOString();
    const planned = await Promise.all(
      Array.from({ length: 30 }, (_, at) => plan({ title: `K ${at}` }, { publishAt: soon })),
    );
    const live = async () => {
      const { rows } = await test.database.pool.query(
        "SELECT count(*)::int AS n FROM admin_actions WHERE action = 'publish_planned' AND target_id = ANY ($1)",
        [planned.map(({ id }) => String(id))],
      );
      return rows[0].n as number;
    };
    const backend = await mortalBackend(where.url);
    try {
      await backend.ready();
      await vi.waitUntil(() => Date.now() > Date.parse(soon));
      backend.tell({ kind: 'publication', siteId: site.id });
      await expect.poll(live, { timeout: 30_000, interval: 3 }).toBeGreaterThan(0);
      await backend.kill();
      backend.tell({ kind: 'publication', siteId: site.id });
      await expect.poll(live, { timeout: 60_000, interval: 100 }).toBe(30);
    } finally {
      await backend.end();
    }
    for (const [at, { id }] of planned.entries())
      expect((await test.data(content.page, { id }, { site }))[0]).toMatchObject({
        title: `K ${at}`,
        version: 2,
      });
  }, 120_000);
});
