// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ListsOverview } from '@/components/order-lists/overview/lists-overview';
import { fakeApi, refused } from '../../store/support/api';
import { mockNavigation } from '../../support/navigation';
import { renderWithStore } from '../support/render-with-store';

const router = { refresh: vi.fn() };
mockNavigation({ useRouter: () => router });

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/api/browser'));
beforeEach(() => router.refresh.mockClear());

const list = (listId: number, name: string) => ({
  bestellijstgroupId: 1,
  bestellijstId: listId,
  listId,
  name,
  itemCount: 3,
  sortType: 0 as const,
});
const wire = { bestellijstgroup_id: 1, bestellijst_id: 9, list_id: 9, item_count: 1, sort_type: 2 };
const open = (...lists: ReturnType<typeof list>[]) =>
  renderWithStore(<ListsOverview lists={[list(5, 'Kantoor'), list(6, 'Keuken'), ...lists]} />);

it('creates a list; a refused name is kept in its field', async () => {
  const calls = api.answers('orderlist/set_add_orderlist', (_, call) =>
    call === 1 ? refused('list_name_taken') : { ...wire, name: 'Week' },
  );
  const { user } = open();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Naam van een nieuwe lijst' });
  await user.type(field, 'Keuken{Enter}');
  await screen.findByText('U hebt al een bestellijst met deze naam. Kies een andere.');
  expect([field.value, document.activeElement]).toEqual(['Keuken', field]);
  await user.clear(field);
  await user.type(field, 'Week{Enter}');
  await screen.findByText('Lijst Week is gemaakt.');
  expect([field.value, calls.at(-1)?.body]).toEqual(['', { name: 'Week' }]);
});

it('sends no name that is missing or unchanged', async () => {
  const calls = api.answers('orderlist/set_orderlist_name', () => ({}));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Naam wijzigen: Keuken' }));
  const field = screen.getByRole('textbox', { name: 'Nieuwe naam' });
  await user.clear(field);
  await user.type(field, '{Enter}');
  await screen.findByText('Vul een naam in.');
  expect(document.activeElement).toBe(field);
  await user.type(field, ' Keuken {Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Nieuwe naam' })).toBeNull());
  expect(calls).toEqual([]);
});

it('renames a list in its place', async () => {
  const calls = api.answers('orderlist/set_orderlist_name', () => ({}));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Naam wijzigen: Keuken' }));
  const field = screen.getByRole('textbox', { name: 'Nieuwe naam' });
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, 'Kantine{Enter}');
  await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
  expect(calls[0]?.body).toEqual({ listID: 6, listName: 'Kantine' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Naam wijzigen: Keuken' }));
  expect(screen.getByRole('status').textContent).toBe('De lijst heet nu Kantine.');
});

it('removes a list and restores it with all its lines and places', async () => {
  const item = { product_id: 7, unit_id: 70, quantity: 2, note: 'boven', position: 0 };
  const line = { place: 'Bar', minimum: 4, maximum: null };
  const restore = { list_id: 6, key: 'sleutel', places: ['Bar'], lines: [{ product_id: 7, ...line }] };
  const removed = { name: 'Keuken', sort_type: 2, items: [item], restore };
  api.answers('orderlist/set_remove_orderlist', () => ({ removed }));
  const made = api.answers('orderlist/set_add_orderlist', () => ({ ...wire, name: 'Keuken' }));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Lijst Keuken verwijderen' }));
  await screen.findByText('Lijst Keuken is verwijderd.');
  expect(screen.queryByRole('link', { name: 'Keuken' })).toBeNull();
  // The clicked button was removed.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ongedaan maken' }));
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('link', { name: 'Keuken' })).toBeTruthy();
  expect(made[0]?.body).toEqual({
    name: 'Keuken',
    sortType: 2,
    items: [{ productID: 7, unitID: 70, quantity: 2, note: 'boven', position: 0 }],
    restore: { listID: 6, key: 'sleutel', places: ['Bar'], lines: [{ productID: 7, ...line }] },
  });
});

it('asks first before more than five lines are removed for the whole company', async () => {
  const calls = api.answers('orderlist/set_remove_orderlist', () => ({}));
  const { user } = open({ ...list(7, 'Magazijn'), itemCount: 6 }, { ...list(8, 'Balie'), itemCount: 5 });
  const bin = screen.getByRole('button', { name: 'Lijst Magazijn verwijderen' });
  await user.click(bin);
  const question = await screen.findByRole('dialog', { name: 'Lijst Magazijn verwijderen?' });
  expect(question.textContent).toContain('6 artikelen');
  expect(question.textContent).toContain('hele bedrijf');
  await user.click(within(question).getByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(document.activeElement).toBe(bin));
  expect([calls, screen.queryByRole('dialog')]).toEqual([[], null]);

  await user.click(bin);
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Lijst verwijderen' }),
  );
  await screen.findByText('Lijst Magazijn is verwijderd.');
  await user.click(screen.getByRole('button', { name: 'Lijst Balie verwijderen' }));
  await screen.findByText('Lijst Balie is verwijderd.');
  expect(calls.map(({ body }) => body)).toEqual([{ listID: 7 }, { listID: 8 }]);
});

it('keeps a list visible that could not be removed', async () => {
  api.answers('orderlist/set_remove_orderlist', () => refused('unavailable'));
  const { user, store } = open();
  await user.click(screen.getByRole('button', { name: 'Lijst Keuken verwijderen' }));
  await waitFor(() => expect(store.getState().app.toasts[0]).toMatchObject({ code: 'unavailable' }));
  expect(screen.getByRole('link', { name: 'Keuken' })).toBeTruthy();
});

it('explains lists to a customer without one', () => {
  renderWithStore(<ListsOverview lists={[]} />);
  expect(screen.getByText('Nog geen bestellijsten')).toBeTruthy();
});
