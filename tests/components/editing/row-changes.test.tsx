// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RowChanges } from '@/components/editing/publish/row-changes';
import type { EditedRow } from '@/store/editing/state';

const row = (
  kind: EditedRow['kind'],
  live: Record<string, string>,
  draft: Record<string, string>,
): EditedRow => ({
  ...{ kind, id: 12, draft, saved: draft, draftId: 3, revision: 1, version: 1, save: 'saved' },
  ...{ conflicts: [], editors: [], facts: {} },
  live: { version: 1, fields: live },
});

afterEach(cleanup);

/** What stands at the Dutch name of a field. */
const change = (name: string) => screen.getAllByText(name)[0]?.nextElementSibling as HTMLElement;

it('a line says what it was and what it becomes, also to a screen reader', () => {
  render(
    <RowChanges row={row('page', { title: 'Vragen over levering' }, { title: 'Vragen over bezorgen' })} />,
  );
  expect(change('Titel').textContent).toBe('Vragen over levering → wordt Vragen over bezorgen');
  expect(within(change('Titel')).getByRole('deletion').textContent).toBe('Vragen over levering');
  expect(within(change('Titel')).getByRole('insertion').textContent).toBe('Vragen over bezorgen');
  expect(screen.queryByText('Toon alles')).toBeNull();
});

it('a text shows the words that are new, gone or different, and not the rest of it', () => {
  const same = '<p>Dit blijft.</p>';
  render(
    <RowChanges
      row={row(
        'page',
        { content: `<h2>Levering</h2>${same}<p>Wij leveren binnen drie dagen.</p><p>Dit gaat weg.</p>` },
        { content: `<h2>Levering</h2>${same}<p>Wij leveren binnen twee dagen.</p>` },
      )}
    />,
  );
  const lines = [...change('Tekst').querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Wij leveren binnen drie dagen. → wordt Wij leveren binnen twee dagen.',
    'Weg: Dit gaat weg.',
  ]);
  expect(screen.queryByText(/Dit blijft/)).toBeNull();
});

it('a long change is cut between words, and all of it opens', () => {
  const words = (name: string) => Array.from({ length: 40 }, (_, at) => `${name}${at}`).join(' ');
  const text = (name: string) => `<p>${words('voor')} ${words(name)} ${words('na')}</p>`;
  render(<RowChanges row={row('page', { content: text('oud') }, { content: text('nieuw') })} />);
  const shown = change('Tekst').textContent ?? '';
  expect(shown).toMatch(/^… .*voor39 oud0 oud1 .* … ?na0/);
  expect(shown.length).toBeLessThan(350);
  const all = screen.getByText('Toon alles').closest('details') as HTMLElement;
  expect(all.textContent).toContain(words('nieuw'));
});

it('from four places on the others are under ‘Toon alles’', () => {
  const text = (name: string) =>
    Array.from({ length: 5 }, (_, at) => `<p>${name} ${at}</p><p>zelfde</p>`).join('');
  render(<RowChanges row={row('page', { content: text('oud') }, { content: text('nieuw') })} />);
  expect(change('Tekst').querySelectorAll('p')).toHaveLength(3);
  expect(screen.getByText('Toon alles')).toBeTruthy();
});

it('a picture shows both, a moment its Dutch date, and a flag a word', () => {
  render(
    <RowChanges
      row={row(
        'slide',
        { image: '/media/demo/oud.webp', shownFrom: '', visible: 'false' },
        { image: '/media/demo/nieuw.webp', shownFrom: '2026-12-01T07:00:00Z', visible: 'true' },
      )}
    />,
  );
  const images = within(change('Afbeelding')).getAllByRole('img');
  expect(images.map((image) => image.getAttribute('alt'))).toEqual(['oud.webp', 'nieuw.webp']);
  expect(change('Te zien vanaf').textContent).toBe('(leeg) → wordt 01-12-2026 08:00');
  expect(change('Zichtbaar').textContent).toBe('Nee → wordt Ja');
});

it('a text whose words stay says that only the look changes', () => {
  render(
    <RowChanges
      row={row('page', { content: '<p>Let op</p>' }, { content: '<p><strong>Let op</strong></p>' })}
    />,
  );
  expect(change('Tekst').textContent).toBe('Alleen de opmaak is gewijzigd.');
});
