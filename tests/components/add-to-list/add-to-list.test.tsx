// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AddToList } from '@/components/add-to-list/add-to-list';
import { Toaster } from '@/components/layout/toaster';
import { initialAuth } from '@/store/auth/slice';
import { makeStore } from '@/store/make-store';
import { sessionReset } from '@/store/reset';
import { fakeApi, refused } from '../../store/support/api';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
const mop = { id: 7, name: 'Mop' };
const lists = (...chosen: number[]) =>
  ['Kantoor', 'Keuken'].map((name, at) => ({ list_id: at + 1, name, selected: chosen.includes(at + 1) }));

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

/** The button of a customer, with the place where messages stand. */
function renderButton({ listed = [] as number[], loggedIn = true } = {}) {
  const marks = api.answers('orderlist/get_items_on_orderlist', () => listed);
  const store = makeStore({ auth: { ...initialAuth, isLoggedIn: loggedIn } });
  const view = renderWithStore(
    <>
      <AddToList product={mop} unitId={70} />
      <button type="button">Iets anders</button>
      <Toaster />
    </>,
    store,
  );
  return { ...view, marks };
}
const findButton = () => screen.findByRole('button', { name: 'Op bestellijst zetten' });
const findBox = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const toast = () => screen.getByRole('status', { name: '' });

describe('the button', () => {
  it('is absent for visitors, and sends no request for them', () => {
    const { marks } = renderButton({ loggedIn: false });
    expect(screen.queryByRole('button', { name: 'Op bestellijst zetten' })).toBeNull();
    expect(marks).toHaveLength(0);
  });

  it('shows whether the product is on a list; a page of buttons sends one request', async () => {
    const marks = api.answers('orderlist/get_items_on_orderlist', () => [7]);
    renderWithStore(
      <>
        <AddToList product={mop} unitId={70} />
        <AddToList product={{ id: 8, name: 'Emmer' }} unitId={80} />
      </>,
      makeStore({ auth: { ...initialAuth, isLoggedIn: true } }),
    );
    await screen.findByText('Staat op een bestellijst');
    const [first, second] = await screen.findAllByRole('button', { name: 'Op bestellijst zetten' });
    expect(document.getElementById(first?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Staat op een bestellijst',
    );
    expect(second?.hasAttribute('aria-describedby')).toBe(false);
    expect(marks).toHaveLength(1);
  });

  it('shows no mark when the lists can’t be loaded, and still works', async () => {
    const { user } = renderButton();
    api.answers('orderlist/get_items_on_orderlist', () => refused('unavailable'));
    api.answers('orderlist/get_selected_orderlists', () => lists(1));
    await user.click(await findButton());
    expect((await findBox('Kantoor')).checked).toBe(true);
  });
});

describe('its menu', () => {
  it('opens by key with a tick at every list that holds the product, and Escape closes it and focuses the button', async () => {
    const calls = api.answers('orderlist/get_selected_orderlists', () => lists(2));
    const { user } = renderButton();
    const button = await findButton();
    act(() => button.focus());
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Op bestellijst zetten' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(within(dialog).getByText('Mop')).toBeTruthy();
    expect((await findBox('Keuken')).checked).toBe(true);
    expect((await findBox('Kantoor')).checked).toBe(false);
    expect(calls[0]?.body).toEqual({ productID: 7 });

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('closes by its button, and does not open again by itself', async () => {
    api.answers('orderlist/get_selected_orderlists', () => lists());
    const { user } = renderButton();
    await user.click(await findButton());
    await findBox('Kantoor');
    await user.click(await findButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows that it is loading', async () => {
    const silent = makeStore(
      { auth: { ...initialAuth, isLoggedIn: true } },
      () => new Promise(() => undefined),
    );
    const { user } = renderWithStore(<AddToList product={mop} unitId={70} />, silent);
    await user.click(await findButton());
    expect(await screen.findByText('Bezig met laden')).toBeTruthy();
  });

  it('says that the lists could not be loaded, and retries', async () => {
    api.answers('orderlist/get_selected_orderlists', () => refused('unavailable'));
    const { user } = renderButton();
    await user.click(await findButton());
    expect((await screen.findByRole('alert')).textContent).toContain('even niet bereikbaar');
    api.answers('orderlist/get_selected_orderlists', () => lists());
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await findBox('Kantoor')).toBeTruthy();
  });
});

describe('a tick', () => {
  it('puts the product on the list, marks it, and can be undone', async () => {
    api.answers('orderlist/get_selected_orderlists', () => lists());
    const added = api.answers('orderlist/set_add_to_orderlist', () => ({}));
    const { user } = renderButton();
    await user.click(await findButton());
    await user.click(await findBox('Keuken'));
    expect((await findBox('Keuken')).checked).toBe(true);
    await screen.findByText('Op Keuken gezet');
    expect(added[0]?.body).toEqual({ productID: 7, listID: 2, unitID: 70 });
    expect(screen.getByText('Staat op een bestellijst')).toBeTruthy();

    const removed = api.answers('orderlist/set_remove_from_orderlist', () => ({}));
    await user.click(within(toast()).getByRole('button', { name: 'Ongedaan maken' }));
    await screen.findByText('Van Keuken gehaald');
    expect(removed[0]?.body).toEqual({ productID: 7, listID: 2 });
    expect((await findBox('Keuken')).checked).toBe(false);
    expect(screen.queryByText('Staat op een bestellijst')).toBeNull();
  });

  it('that is removed takes the product off the list; undo restores it as it was', async () => {
    const item = { unit_id: 71, quantity: 12, note: 'Kast 3', position: 4 };
    api.answers('orderlist/get_selected_orderlists', () => lists(1));
    api.answers('orderlist/set_remove_from_orderlist', () => ({ removed: item }));
    const added = api.answers('orderlist/set_add_to_orderlist', () => ({}));
    const { user } = renderButton({ listed: [7] });
    await user.click(await findButton());
    await user.click(await findBox('Kantoor'));
    await screen.findByText('Van Kantoor gehaald');
    await user.click(within(toast()).getByRole('button', { name: 'Ongedaan maken' }));
    await screen.findByText('Op Kantoor gezet');
    expect(added[0]?.body).toEqual({
      productID: 7,
      listID: 1,
      unitID: 71,
      quantity: 12,
      note: 'Kast 3',
      position: 4,
    });
  });

  it('is removed when the list is full, and the menu says so', async () => {
    api.answers('orderlist/get_selected_orderlists', () => lists());
    api.answers('orderlist/set_add_to_orderlist', () => refused('list_full'));
    const { user } = renderButton();
    await user.click(await findButton());
    await user.click(await findBox('Keuken'));
    await screen.findByText(/Op deze bestellijst staan 1\.000 artikelen/);
    expect((await findBox('Keuken')).checked).toBe(false);
  });
});

describe('a new list', () => {
  it('is asked for at once for a customer without lists, is created, and holds the product', async () => {
    api.answers('orderlist/get_selected_orderlists', () => []);
    const made = api.answers('orderlist/set_add_orderlist', () => ({
      bestellijstgroup_id: 1,
      bestellijst_id: 9,
      list_id: 9,
      name: 'Magazijn',
      item_count: 0,
      sort_type: 0,
    }));
    const added = api.answers('orderlist/set_add_to_orderlist', () => ({}));
    const { user } = renderButton();
    await user.click(await findButton());
    await screen.findByText('U hebt nog geen bestellijsten.');
    await user.type(screen.getByRole('textbox', { name: 'Naam van de nieuwe lijst' }), ' Magazijn {Enter}');
    await screen.findByText('Op Magazijn gezet');
    expect(made[0]?.body).toEqual({ name: 'Magazijn' });
    expect(added[0]?.body).toEqual({ productID: 7, listID: 9, unitID: 70 });
    expect((await findBox('Magazijn')).checked).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nieuwe lijst' }));
  });

  it('keeps the typed name when it is taken, and says so at the field', async () => {
    api.answers('orderlist/get_selected_orderlists', () => lists());
    api.answers('orderlist/set_add_orderlist', () => refused('list_name_taken'));
    const { user } = renderButton();
    await user.click(await findButton());
    await user.click(await screen.findByRole('button', { name: 'Nieuwe lijst' }));
    const field = screen.getByRole('textbox', { name: 'Naam van de nieuwe lijst' });
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Vul een naam in.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    await user.type(field, 'Keuken{Enter}');
    expect(await screen.findByText(/U hebt al een bestellijst met deze naam/)).toBeTruthy();
    expect(field).toHaveProperty('value', 'Keuken');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  });
});

it('forgets everything when the session ends', async () => {
  api.answers('orderlist/get_selected_orderlists', () => lists(1));
  const { user, store } = renderButton({ listed: [7] });
  await user.click(await findButton());
  await findBox('Kantoor');
  act(() => void store.dispatch(sessionReset()));
  expect(store.getState()).toMatchObject({ orderlists: { lists: [], holding: {}, listed: null } });
});
