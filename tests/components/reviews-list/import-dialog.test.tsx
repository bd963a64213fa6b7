// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnswerOf } from '@/api/call';
import { ImportDialog } from '@/components/reviews-list/import-dialog';
import { renderWithStore } from '../support/render-with-store';

const { uploadFile } = vi.hoisted(() => ({ uploadFile: vi.fn() }));
vi.mock('@/store/upload-file', () => ({ uploadFile }));

type Checked = AnswerOf<'reviews.check'>;
const fine: Checked = {
  ...{ new: 3, changed: 1, known: 12, fileFault: null, missingColumns: [], faultyLines: 0, faults: [] },
};
const refusal = (code: string, fields: Record<string, string> = {}) => ({ refusal: { code, fields } });
const file = new File(['id;stars;date\n'], 'export.csv', { type: 'text/csv' });

/** The dialog with these answers, by the name of the call. */
function show(answers: Record<string, () => unknown>) {
  const sent: [string, object, Blob][] = [];
  uploadFile.mockImplementation(async (name: string, request: object, bytes: Blob) => {
    sent.push([name, request, bytes]);
    return answers[name]?.() ?? refusal('unavailable');
  });
  const onDone = vi.fn(async () => undefined);
  const onClose = vi.fn();
  renderWithStore(<ImportDialog onDone={onDone} onClose={onClose} />);
  const user = userEvent.setup({ applyAccept: false });
  const dialog = within(screen.getByRole('dialog'));
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  return { user, dialog, sent, onDone, onClose, choose: () => user.upload(input(), file) };
}
beforeEach(() => uploadFile.mockReset());

it('shows what a file would do before it is imported, and imports the same bytes', async () => {
  const { user, dialog, sent, onDone, choose } = show({
    'reviews.check': () => ({ value: fine }),
    'reviews.import': () => ({ value: { new: 3, changed: 1, known: 12 } }),
  });
  await choose();
  expect(await dialog.findByText('Bestand: export.csv')).toBeDefined();
  expect(dialog.getByText('Nieuw').nextSibling?.textContent).toBe('3');
  expect(dialog.getByText('Al in de winkel').nextSibling?.textContent).toBe('12');
  expect(sent.map(([name]) => name)).toEqual(['reviews.check']);
  await user.click(dialog.getByRole('button', { name: '4 beoordelingen importeren' }));
  expect(sent.map(([name, request]) => [name, request])).toEqual([
    ['reviews.check', { filename: 'export.csv' }],
    ['reviews.import', { filename: 'export.csv' }],
  ]);
  expect(sent[0]?.[2].size).toBe(file.size);
  expect(sent[1]?.[2]).toBe(sent[0]?.[2]);
  expect(onDone).toHaveBeenCalledWith('Geïmporteerd: 3 nieuw, 1 gewijzigd, 12 al in de winkel.');
});

it('names the faulty lines, and does not import them', async () => {
  const { dialog, choose } = show({
    'reviews.check': () => ({
      value: {
        ...fine,
        faultyLines: 4,
        faults: [
          { line: 4, column: 'stars', fault: 'wrong' },
          { line: 5, column: 'date', fault: 'wrong' },
          { line: 9, column: 'id', fault: 'twice' },
        ],
      },
    }),
  });
  await choose();
  const lines = await within(await dialog.findByRole('list', { name: 'Foute regels' })).findAllByRole(
    'listitem',
  );
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Regel 4stars: dit is geen heel getal van 1 tot en met 5.',
    'Regel 5date: dit is geen bestaande datum, geschreven als 2026-11-28.',
    'Regel 9id: een eerdere regel heeft hetzelfde nummer.',
  ]);
  expect(dialog.getByText(/^4 regels zijn fout/)).toBeDefined();
  expect(dialog.getByText('En nog 1 regel.')).toBeDefined();
  expect(dialog.queryByRole('button', { name: /importeren$/ })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Ander bestand kiezen' })).toBeDefined();
});

it.each([
  ['columns_missing', ['stars', 'date'], /mist kolommen.*stars, date\./],
  ['not_utf8', [], /CSV UTF-8/],
  ['quote_open', [], /aanhalingsteken/],
  ['no_reviews', [], /geen beoordelingen/],
  ['too_many_reviews', [], /10\.000/],
] as const)('says why a file can not be read: %s', async (fileFault, missingColumns, sentence) => {
  const { dialog, choose } = show({
    'reviews.check': () => ({ value: { ...fine, new: 0, changed: 0, known: 0, fileFault, missingColumns } }),
  });
  await choose();
  expect(await dialog.findByText(sentence)).toBeDefined();
  expect(dialog.queryByRole('button', { name: /importeren$/ })).toBeNull();
});

it('has nothing to import when the shop has all reviews of the file', async () => {
  const { dialog, choose } = show({ 'reviews.check': () => ({ value: { ...fine, new: 0, changed: 0 } }) });
  await choose();
  expect(await dialog.findByText(/Er valt niets te importeren/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: /importeren$/ })).toBeNull();
});

it('keeps the chosen file when the import fails, and says why', async () => {
  const answers = {
    'reviews.check': () => ({ value: fine }),
    'reviews.import': () => refusal('unavailable'),
  };
  const { user, dialog, onDone, choose } = show(answers);
  await choose();
  await user.click(await dialog.findByRole('button', { name: '4 beoordelingen importeren' }));
  expect(await dialog.findByRole('alert')).toBeDefined();
  answers['reviews.import'] = () => refusal('invalid_request', { file: 'faulty' });
  await user.click(dialog.getByRole('button', { name: '4 beoordelingen importeren' }));
  expect((await dialog.findByText(/Het bestand klopt niet meer/)).textContent).toContain('Kies het opnieuw');
  expect(onDone).not.toHaveBeenCalled();
});

it('says that a file is too large, and that one was not checked', async () => {
  const answers = { 'reviews.check': () => refusal('payload_too_large') };
  const { dialog, choose } = show(answers);
  await choose();
  expect((await dialog.findByRole('alert')).textContent).toContain('groter dan 5 MB');
  answers['reviews.check'] = () => refusal('unavailable');
  await choose();
  expect((await dialog.findByRole('alert')).textContent).not.toContain('5 MB');
});
