// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRow } from '@/store/editing/open-row';
import { resolveConflicts } from '@/store/editing/reconcile';
import { changeField, SAVE_DELAY_MS, saveRow } from '@/store/editing/save-row';
import { fieldValue, type RowId } from '@/store/editing/state';
import type { RootState } from '@/store/state';
import { fakeDrafts } from './fake-drafts';

const row: RowId = { kind: 'page', id: 12 };
const texts = { title: 'Levering', content: '<p>Morgen</p>', htmlTitle: '' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function editor(backend: ReturnType<typeof fakeDrafts>) {
  const store = backend.openWindow();
  await store.dispatch(openRow(row));
  return {
    type: (field: string, value: string) => store.dispatch(changeField(row, field, value)),
    save: () => store.dispatch(saveRow(row)),
    resolve: (chosen: Record<string, string>) => store.dispatch(resolveConflicts(row, chosen)),
    row() {
      const known = (store.getState() as RootState).editing?.rows['page.12'];
      if (!known) throw new Error('the row is not open');
      return known;
    },
  };
}

describe('a draft', () => {
  it('is saved once, a moment after the last change', async () => {
    const backend = fakeDrafts(texts);
    const anja = await editor(backend);
    anja.type('title', 'Bez');
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1);
    anja.type('title', 'Bezorgen');
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1);
    expect([backend.saves, anja.row().save]).toEqual([[], 'waiting']);
    await vi.advanceTimersByTimeAsync(1);
    expect(backend.saves).toEqual([{ title: 'Bezorgen' }]);
    expect(anja.row()).toMatchObject({ save: 'saved', draftId: 7, revision: 1 });
  });

  it('counts as saved without a call when the text is typed back', async () => {
    const backend = fakeDrafts(texts);
    const anja = await editor(backend);
    anja.type('title', 'Bezorgen');
    await anja.save();
    anja.type('title', 'Bezorging');
    anja.type('title', 'Bezorgen');
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    expect(backend.saves).toHaveLength(1);
    expect(anja.row().save).toBe('saved');
  });

  it('is saved again when it changes during a save', async () => {
    const backend = fakeDrafts(texts);
    const anja = await editor(backend);
    anja.type('title', 'Bezorgen');
    const saving = anja.save();
    anja.type('title', 'Bezorging');
    await saving;
    expect(backend.saves.at(-1)).toEqual({ title: 'Bezorging' });
    expect(anja.row().save).toBe('saved');
  });

  it.each(['unavailable', 'session_invalid', 'too_busy'] as const)(
    'is kept after %s, and saved later',
    async (code) => {
      const backend = fakeDrafts(texts);
      const anja = await editor(backend);
      backend.failWith(code);
      anja.type('content', '<p>Vandaag</p>');
      await vi.advanceTimersByTimeAsync(10_000);
      expect(anja.row()).toMatchObject({ save: 'away', problem: code });
      expect(fieldValue(anja.row(), 'content')).toBe('<p>Vandaag</p>');
      backend.failWith(undefined);
      await vi.advanceTimersByTimeAsync(15_000);
      expect(backend.saves).toEqual([{ content: '<p>Vandaag</p>' }]);
      expect(anja.row().save).toBe('saved');
    },
  );

  it('stays on the page with the reason when a value is refused, and is saved once it is right', async () => {
    const backend = fakeDrafts(texts);
    const anja = await editor(backend);
    backend.failWith('invalid_request');
    anja.type('title', 'x'.repeat(200_001));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(anja.row()).toMatchObject({ save: 'refused', problem: 'invalid_request' });
    backend.failWith(undefined);
    anja.type('title', 'Bezorgen');
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    expect(anja.row().save).toBe('saved');
  });
});

describe('a draft in two windows', () => {
  it('keeps the fields of both', async () => {
    const backend = fakeDrafts(texts);
    const [one, other] = [await editor(backend), await editor(backend)];
    one.type('title', 'Bezorgen');
    await one.save();
    other.type('content', '<p>Vandaag</p>');
    await other.save();
    expect(backend.stored.draft?.fields).toEqual({ title: 'Bezorgen', content: '<p>Vandaag</p>' });
    expect(other.row()).toMatchObject({ save: 'saved', conflicts: [] });
  });

  it('shows both texts of the same field, and saves the choice', async () => {
    const backend = fakeDrafts(texts);
    const [one, other] = [await editor(backend), await editor(backend)];
    one.type('title', 'Bezorgen');
    await one.save();
    other.type('title', 'Thuisbezorgd');
    await other.save();
    expect(other.row()).toMatchObject({
      save: 'conflict',
      conflicts: [{ field: 'title', base: 'Levering', mine: 'Thuisbezorgd', theirs: 'Bezorgen' }],
    });
    expect(backend.stored.draft?.fields.title).toBe('Bezorgen');
    other.type('content', '<p>Vandaag</p>');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(backend.saves).toHaveLength(1);
    other.resolve({ title: 'Thuisbezorgd' });
    await other.save();
    expect(backend.stored.draft?.fields).toEqual({ title: 'Thuisbezorgd', content: '<p>Vandaag</p>' });
  });

  it('takes over what a colleague has published meanwhile', async () => {
    const backend = fakeDrafts(texts);
    const anja = await editor(backend);
    backend.stored.live = { version: 2, fields: { ...texts, htmlTitle: 'Snel in huis' } };
    anja.type('title', 'Bezorgen');
    await anja.save();
    expect(backend.stored.draft).toMatchObject({ version: 2, fields: { title: 'Bezorgen' } });
    expect(fieldValue(anja.row(), 'htmlTitle')).toBe('Snel in huis');
  });

  it('does not bring back what another window has put back', async () => {
    const backend = fakeDrafts(texts);
    const [one, other] = [await editor(backend), await editor(backend)];
    one.type('title', 'Bezorgen');
    await one.save();
    other.type('content', '<p>Vandaag</p>');
    await other.save();
    one.type('htmlTitle', 'Snel');
    await one.save();
    other.type('title', 'Levering');
    await other.save();
    one.type('htmlTitle', 'Sneller');
    await one.save();
    expect(backend.stored.draft?.fields).toEqual({
      title: 'Levering',
      content: '<p>Vandaag</p>',
      htmlTitle: 'Sneller',
    });
  });
});
