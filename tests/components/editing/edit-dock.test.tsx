// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditDock } from '@/components/editing/edit-dock';
import type { Mark } from '@/components/editing/marks';
import { editingSlice, opened } from '@/store/editing/slice';
import type { EditedRow } from '@/store/editing/state';
import { injectReducers } from '@/store/inject-reducers';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

const row = (draft: Record<string, string>): EditedRow => ({
  ...{ kind: 'page', id: 12, draft, saved: draft, draftId: 3, revision: 1, version: 1, save: 'saved' },
  ...{ conflicts: [], editors: [], facts: { telefoon: '085 130 24 24' } },
  live: { version: 1, fields: { title: 'Contact', content: '<p>Bel {telefoon} of {fax}.</p>' } },
});

function show(draft: Record<string, string>, own: Partial<Parameters<typeof EditDock>[0]> = {}) {
  const store = makeStore(undefined, undefined, []);
  injectReducers(store, { editing: editingSlice.reducer });
  store.dispatch(opened(row(draft)));
  const nothing = () => {};
  const on = { onGo: nothing, onDetails: nothing, onPublish: nothing, onEnd: nothing };
  const checks = { findings: [], accepted: [], isAway: false, accept: async () => undefined };
  renderWithStore(
    <EditDock
      {...{ checks, message: '', isFresh: false, canPublish: true, active: undefined }}
      {...on}
      {...own}
    />,
    store,
  );
}
/** Of the last one a style sheet shows the short name on a phone, and the long one elsewhere. */
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('offers to publish only what has changed', () => {
  show({});
  expect(buttons()).toEqual(['Controle', 'Gegevens', 'KlaarKlaar met bewerken']);
});

it('offers a publisher to publish, and an editor to look', () => {
  show({ title: 'Bereikbaar' });
  expect(buttons()).toContain('1 wijziging publiceren');
});

it('an editor without the right to publish sees the changes', () => {
  show({ title: 'Bereikbaar' }, { canPublish: false });
  expect(buttons()).toContain('1 wijziging bekijken');
  expect(screen.queryByRole('button', { name: /publiceren/i })).toBeNull();
});

it('says how to begin until something is edited', () => {
  show({}, { isFresh: true });
  expect(screen.getByRole('status').textContent).toMatch(/^Klik op een tekst of afbeelding/);
});

it('says what the placeholders of the text stand for that is edited, and which ones stand for nothing', () => {
  const active = { kind: 'page', id: 12, field: 'content', type: 'html', label: 'Contact' } as const;
  show({}, { active: { ...active, element: document.body } satisfies Mark });
  expect(
    screen.getByText(
      '{telefoon} wordt 085 130 24 24. {fax} is geen gegeven van de winkel: zo kan de tekst niet gepubliceerd worden.',
    ),
  ).toBeTruthy();
});
