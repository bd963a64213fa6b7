import { endpoints } from '@toonbank/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { codeOf, makeEditor, makePage } from './make-editors.ts';

const { content, editing } = endpoints;
const BLOCKS = 4;
const ROUNDS = 20;

let test: TestApp;
let site: Site;
let editors: Awaited<ReturnType<typeof makeEditor>>[];

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  editors = await Promise.all(['Anja', 'Bram'].map((name) => makeEditor(test, site, 'publisher', name)));
});
afterAll(() => test.close());

const html = (blocks: readonly string[]) => blocks.map((block) => `<p>${block}</p>`).join('');
const blocksOf = (text: string) => [...text.matchAll(/<p>(.*?)<\/p>/g)].map(([, block = '']) => block);

/** Who does what: writes in a block, or publishes. */
const step = fc.record({
  who: fc.constantFrom<0 | 1>(0, 1),
  block: fc.option(fc.nat({ max: BLOCKS - 1 }), { nil: null, freq: 3 }),
});

it('loses nothing of two editors, in whatever order they write and publish', async () => {
  const run = async (steps: readonly { who: 0 | 1; block: number | null }[]) => {
    const id = await makePage(test, site, {
      content: html(Array.from({ length: BLOCKS }, (_, at) => `b${at}`)),
    });
    const target = { kind: 'page', id } as const;
    /** The last text that an editor wrote in a block and that has not been live yet. */
    const written = [new Map<number, string>(), new Map<number, string>()];
    /** What of the text that was live when the draft began the editor wrote over. */
    const replaced = [new Set<string>(), new Set<string>()];
    const live = async () => blocksOf((await test.data(content.page, { id }, { site }))[0]?.content ?? '');

    const write = async (who: 0 | 1, block: number, text: string) => {
      const caller = editors[who] as (typeof editors)[number];
      const { live: shown, draft } = await test.data(editing.draft, target, caller);
      const blocks = blocksOf(draft?.fields.content ?? shown.fields.content ?? '');
      if (!written[who]?.has(block)) replaced[who]?.add(blocks[block] ?? '');
      blocks[block] = text;
      await test.data(
        editing.saveDraft,
        {
          ...target,
          version: draft?.version ?? shown.version,
          revision: draft?.revision ?? 0,
          fields: { content: html(blocks) },
        },
        caller,
      );
      written[who]?.set(block, text);
    };

    const publish = async (who: 0 | 1) => {
      const caller = editors[who] as (typeof editors)[number];
      const { draft } = await test.data(editing.draft, target, caller);
      if (!draft) return;
      const seen = { draftID: draft.draft_id, revision: draft.revision };
      const mine = new Map(written[who]);
      const before = await live();
      const first = await test.call(editing.publish, seen, caller);
      if (codeOf(first.body) === 'edit_conflict') {
        const { conflicts } = (
          first.body as unknown as { error: { conflicts: { field: string; theirs: string }[] } }
        ).error;
        // Both texts were shown, and the editor keeps both.
        const choices = conflicts.map(({ field, theirs }) => ({ field, theirs, side: 'both' as const }));
        await test.data(editing.publish, { ...seen, choices }, caller);
      } else expect(first.status).toBe(200);
      const after = (await live()).join(' ');
      for (const text of mine.values()) expect(after.split(' ')).toContain(text);
      for (const text of before) if (!replaced[who]?.has(text)) expect(after.split(' ')).toContain(text);
      replaced[who]?.clear();
      written[who]?.clear();
    };

    for (const [at, { who, block }] of steps.entries())
      if (block === null) await publish(who);
      else await write(who, block, `e${who}s${at}`);
    await publish(0);
    await publish(1);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), run), {
    numRuns: ROUNDS,
  });
}, 120_000);
