// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '@/api/error';
import { ImportApply } from '@/components/imports/apply/import-apply';
import { details, show } from './support';

const page = <ImportApply importId={7} />;

it('applies exactly what was seen, shows how far it is, and that it is done', async () => {
  let state = 'preview';
  const { user, requestsOf } = show(page, {
    'imports.details': () => ({ ...details, state, undoUntil: '2026-12-27T09:00:00.000Z' }),
    'imports.apply': () => {
      state = 'applying';
      return {};
    },
    'imports.progress': () => {
      state = requestsOf('imports.progress').length > 1 ? 'applied' : 'applying';
      return { state, failure: null, done: 206, total: 412 };
    },
  });
  await user.click(await screen.findByRole('button', { name: '2 wijzigingen toepassen' }));
  expect(requestsOf('imports.apply')).toEqual([{ importID: 7, revision: 4 }]);
  expect(await screen.findByText('206 van 412 regels', undefined, { timeout: 5_000 })).toBeDefined();
  expect(
    await screen.findByText('2 wijzigingen zijn toegepast', undefined, { timeout: 5_000 }),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Terugdraaien' })).toBeDefined();
});

it.each([
  ['stock', 'Naar de producten', '/beheer/producten'],
  ['customers', 'Naar de klanten', '/beheer/klanten'],
])('leads on after an import of %s', async (kind, name, address) => {
  show(page, { 'imports.details': () => ({ ...details, kind, state: 'applied' }) });
  const list = await screen.findByRole('link', { name });
  expect(list.getAttribute('href')).toBe(address);
  const next = screen.getByRole('link', { name: 'Volgend bestand importeren' });
  expect(next.getAttribute('href')).toBe('/beheer/import');
});

it('still leads to the lines that were skipped once the others are applied', async () => {
  show(page, { 'imports.details': () => ({ ...details, state: 'applied', faulty: 2 }) });
  expect(await screen.findByText(/^2 regels zijn overgeslagen/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Bekijk wat er mis is' });
  expect(link.getAttribute('href')).toBe('/beheer/import/7/wijzigingen?soort=fout');
});

it('asks for a day before it plans, and leads back when something else changed', async () => {
  const { user, requestsOf } = show(page, {
    'imports.details': () => details,
    'imports.apply': () => {
      throw new ApiError({ kind: 'domain', code: 'import_outdated' });
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'Op een dag' }));
  await user.click(screen.getByRole('button', { name: 'Inplannen' }));
  expect(screen.getByText('Kies een dag.')).toBeDefined();
  expect(requestsOf('imports.apply')).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Nu' }));
  await user.click(screen.getByRole('button', { name: '2 wijzigingen toepassen' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('opnieuw vergeleken'));
});
