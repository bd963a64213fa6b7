// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderListPage, PurchaseRhythm } from '@/api/types';
import { ListView, type ListViewProps } from '@/components/order-lists/lines/list-view';
import { fakeApi, refused } from '../../store/support/api';
import { wireCart } from '../../store/support/builders';
import { mockNavigation } from '../../support/navigation';
import { listItem, listOf } from '../support/order-list';
import { aDue } from '../support/purchase-rhythm';
import { renderWithStore } from '../support/render-with-store';

const router = { refresh: vi.fn() };
mockNavigation({ useRouter: () => router });

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/api/browser'));
beforeEach(() => router.refresh.mockClear());

const doek = listItem(1, 'Doek');
const emmer = listItem(2, 'Emmer');
const mop = listItem(3, 'Mop');

type More = Partial<Pick<ListViewProps, 'rhythm' | 'dueOnly'>>;
const open = (list: OrderListPage = listOf([doek, emmer, mop]), search = '', more: More = {}) =>
  renderWithStore(
    <ListView
      list={list}
      others={[{ listId: 6, name: 'Keuken' }]}
      search={search}
      pageSize={100}
      view="excl"
      dueOnly={false}
      {...more}
    />,
  );
const rows = () => screen.getAllByRole('row').slice(1);
const names = () => rows().map((row) => within(row).getAllByRole('link').at(-1)?.textContent);
const foot = () => within(screen.getByRole('region', { name: /geselecteerd/ }));
const footText = () =>
  screen.getByRole('region', { name: /geselecteerd/ }).textContent?.replaceAll('\u00a0', ' ');
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `${name} kiezen` });
const handle = (name: string) => screen.getByRole('button', { name: `${name} verplaatsen` });
const answer = (more: object) => ({
  cart: wireCart({ version: 3 }),
  added: [],
  skipped: 0,
  refused: [],
  ...more,
});

describe('the selection', () => {
  it('is counted and added up, at the tier that its quantity reaches', async () => {
    const { user } = open();
    await user.click(tick('Doek'));
    expect(footText()).toContain('1 geselecteerd · subtotaal € 50,00');
    const quantity = screen.getByRole('spinbutton', { name: 'Aantal Doek' });
    await user.clear(quantity);
    await user.type(quantity, '10{Enter}');
    expect(footText()).toContain('1 geselecteerd · subtotaal € 100,00');
    await user.click(screen.getByRole('checkbox', { name: 'Alle regels op deze pagina kiezen' }));
    expect(footText()).toContain('3 geselecteerd · subtotaal € 200,00');
  });

  it('never has a line that can not be ordered, which remains visible', () => {
    const soldOut = { ...emmer, product: { ...emmer.product, stock: 0 } };
    open(listOf([{ ...doek, available: false }, soldOut, mop]));
    expect(tick('Doek').disabled).toBe(true);
    expect(tick('Emmer').disabled).toBe(true);
    expect(tick('Mop').disabled).toBe(false);
    expect(rows()[0]?.textContent).toContain('Niet meer leverbaar');
    expect(rows()[1]?.textContent).toContain('Niet leverbaar');
  });
});

describe('ordering', () => {
  it('sends the whole list in one call, with the quantities on screen', async () => {
    const calls = api.answers('orderlist/set_orderlist_to_cart', () => answer({ added: [1, 2, 3] }));
    const { user, store } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Verpakking van Mop' }), 'per rol');
    await user.click(foot().getByRole('button', { name: 'Hele lijst in winkelwagen (3)' }));
    await screen.findByText('3 regels in uw winkelwagen.');
    expect(calls.map(({ body }) => body)).toEqual([
      { listID: 5, amounts: [{ productID: 3, unitID: 31, quantity: 1 }] },
    ]);
    expect(store.getState().cart.confirmed?.version).toBe(3);
    expect(screen.getByRole('link', { name: 'Naar de winkelwagen' })).toBeTruthy();
  });

  it('keeps refused lines visible, with the reason and a quantity that would work', async () => {
    const scarce = {
      product_id: 2,
      product_name: 'Emmer',
      reason: 'insufficient_stock',
      quantity: 4,
      unit_id: 20,
      fixes: [3],
    };
    const calls = api.answers('orderlist/set_orderlist_to_cart', (_, call) =>
      call === 1 ? answer({ added: [1], refused: [scarce], skipped: 1 }) : answer({ added: [2] }),
    );
    const { user } = open();
    await user.click(tick('Doek'));
    await user.click(tick('Emmer'));
    await user.click(foot().getByRole('button', { name: '2 regels in winkelwagen' }));
    await screen.findByText(
      '1 regel in uw winkelwagen. 1 regel met aantal 0 overgeslagen. 1 regel niet: hieronder staat waarom.',
    );
    expect(rows()[1]?.textContent).toContain('Nog 3 dozen op voorraad.');
    expect([tick('Doek').checked, tick('Emmer').checked]).toEqual([false, true]);
    await user.click(screen.getByRole('button', { name: 'Bestel 3 dozen' }));
    await screen.findByText('1 regel in uw winkelwagen.');
    expect(calls[1]?.body).toEqual({
      listID: 5,
      productIDs: [2],
      amounts: [{ productID: 2, unitID: 20, quantity: 3 }],
    });
    expect(screen.queryByText('Nog 3 dozen op voorraad.')).toBeNull();
  });

  it('changes nothing when the server does not answer', async () => {
    api.answers('orderlist/set_orderlist_to_cart', () => refused('unavailable'));
    const { user, store } = open();
    await user.click(tick('Doek'));
    await user.click(foot().getByRole('button', { name: '1 regel in winkelwagen' }));
    await waitFor(() => expect(store.getState().app.toasts[0]).toMatchObject({ code: 'unavailable' }));
    expect(tick('Doek').checked).toBe(true);
  });

  it('saves changed quantities to the list on request', async () => {
    const calls = api.answers('orderlist/set_orderlist_items', () => ({ added: [], unknown: [] }));
    const { user } = open();
    await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: 'Meer Doek' }));
    expect(footText()).toContain('1 aantal gewijzigd');
    await user.click(foot().getByRole('button', { name: 'Op de lijst bewaren' }));
    await waitFor(() => expect(footText()).not.toContain('gewijzigd'));
    expect(calls[0]?.body).toEqual({ listID: 5, items: [{ productID: 1, unitID: 10, quantity: 6 }] });
  });
});

describe('lines', () => {
  it('move to another list and back', async () => {
    const item = { product_id: 1, unit_id: 10, quantity: 4, note: 'boven', position: 0 };
    const moves = api.answers('orderlist/set_move_orderlist_items', (_, call) =>
      call === 1 ? { removed: [item], added: [1] } : { removed: [item], added: [] },
    );
    const puts = api.answers('orderlist/set_orderlist_items', () => ({ added: [1], unknown: [] }));
    const { user } = open();
    await user.click(tick('Doek'));
    await user.click(foot().getByRole('button', { name: 'Naar lijst…' }));
    await user.click(foot().getByRole('button', { name: 'Verplaatsen' }));
    await screen.findByText('1 regel naar Keuken verplaatst.');
    expect(names()).toEqual(['Emmer', 'Mop']);
    expect(footText()).toContain('0 geselecteerd');
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    await screen.findByText('Het is weer zoals het was.');
    expect(puts[0]?.body).toEqual({
      listID: 5,
      items: [{ productID: 1, unitID: 10, quantity: 4, note: 'boven', position: 0 }],
    });
    expect(moves[1]?.body).toEqual({ listID: 6, productIDs: [1] });
    expect(router.refresh).toHaveBeenCalledTimes(2);
  });

  it('have a note, which returns to its field when it could not be saved', async () => {
    api.answers('orderlist/set_orderlist_items', () => refused('unavailable'));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Notitie toevoegen: Mop' }));
    await user.type(screen.getByRole('textbox', { name: 'Notitie bij Mop' }), 'Voor boven{Enter}');
    const field = await screen.findByDisplayValue('Voor boven');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Notitie toevoegen: Mop' })).toBe(document.activeElement);
    expect(screen.queryByText('Voor boven')).toBeNull();
  });
});

describe('sorting by hand', () => {
  it('picks up, moves and drops by key, and announces it', async () => {
    const calls = api.answers('orderlist/set_orderlist_custom_sort', () => ({}));
    const { user } = open();
    act(() => handle('Mop').focus());
    await user.keyboard(' {ArrowUp}{ArrowUp}');
    expect(names()).toEqual(['Mop', 'Doek', 'Emmer']);
    expect(screen.getByText('Plaats 1 van 3.')).toBeTruthy();
    expect(document.activeElement).toBe(handle('Mop'));
    expect(calls).toHaveLength(0);
    await user.keyboard(' ');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({ listID: 5, sortdata: [3, 1, 2], part: true });
  });

  it('restores the order on Escape, and when the server refuses', async () => {
    const calls = api.answers('orderlist/set_orderlist_custom_sort', () => refused('unavailable'));
    const { user } = open();
    act(() => handle('Doek').focus());
    await user.keyboard(' {End}{Escape}');
    expect(names()).toEqual(['Doek', 'Emmer', 'Mop']);
    expect(calls).toHaveLength(0);
    await user.keyboard(' {End} ');
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(names()).toEqual(['Doek', 'Emmer', 'Mop']));
  });

  it('drags by pointer to the drop position', async () => {
    const calls = api.answers('orderlist/set_orderlist_custom_sort', () => ({}));
    open();
    rows().forEach((row, at) => {
      row.getBoundingClientRect = () => ({ top: 100 + at * 50, height: 50 }) as DOMRect;
    });
    fireEvent.pointerDown(handle('Doek'), { button: 0 });
    fireEvent.pointerMove(window, { clientY: 190 });
    expect(rows()[1]?.dataset.drop).toBe('after');
    fireEvent.pointerUp(window);
    expect(names()).toEqual(['Emmer', 'Doek', 'Mop']);
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('is absent in another sort order, and in search results', () => {
    const { unmount } = open(listOf([doek], { sortType: 1 }));
    expect(screen.queryByRole('button', { name: 'Doek verplaatsen' })).toBeNull();
    unmount();
    open(listOf([doek]), 'doek');
    expect(screen.queryByRole('button', { name: 'Doek verplaatsen' })).toBeNull();
    expect(screen.getByText('Toon de hele lijst om regels te verplaatsen.')).toBeTruthy();
  });
});

it('groups lines by product group or by supplier', () => {
  const bag = listItem(4, 'Zak', { category: 'Zakken' });
  const { unmount } = open(listOf([doek, emmer, bag], { sortType: 0 }));
  const groups = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(groups()).toEqual(['Toiletpapier', 'Zakken']);
  unmount();
  open(listOf([doek, bag], { sortType: 1 }));
  expect(groups()).toEqual(['Blinkhoek']);
});

it('says what to do with an empty list, and with a search without results', () => {
  const { unmount } = open(listOf([]));
  expect(screen.getByText('Deze lijst is nog leeg')).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  open(listOf([], { itemCount: 3 }), 'bezem');
  expect(screen.getByText('Niets op deze lijst lijkt op ‘bezem’')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hele lijst tonen' }).getAttribute('href')).toBe(
    '/nl/mijn-account/bestellijsten/5',
  );
});

describe('a due product', () => {
  const rhythm = (more: Partial<PurchaseRhythm> = {}): PurchaseRhythm => ({
    known: 2,
    due: [
      aDue(doek.product, { daysLeft: -1, state: 'now' }),
      aDue(mop.product, { daysLeft: 5, state: 'soon' }),
    ],
    gone: [],
    snoozed: [],
    ...more,
  });

  it('has a badge in its row; due rows can be selected or filtered with one click', async () => {
    const { user } = open(undefined, '', { rhythm: rhythm() });
    expect(rows().map((row) => row.textContent?.match(/nu nodig|over 5 dagen/)?.[0])).toEqual([
      'nu nodig',
      undefined,
      'over 5 dagen',
    ]);
    expect(screen.getByText('1 nu nodig, 1 binnenkort')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Alleen deze tonen' }).getAttribute('href')).toMatch(
      /\?nodig=1$/,
    );
    await user.click(screen.getByRole('button', { name: 'Deze 2 kiezen' }));
    expect([tick('Doek').checked, tick('Emmer').checked, tick('Mop').checked]).toEqual([true, false, true]);
    expect(footText()).toContain('2 geselecteerd · subtotaal € 100,00');
  });

  it('is reported as none, or as not known yet', () => {
    const next = { productName: 'Zeep', dueOn: '2026-12-01', daysLeft: 9 };
    open(undefined, '', { rhythm: rhythm({ due: [], next }) });
    expect(screen.getByText(/Als eerste is Zeep aan de beurt, over 9 dagen\./)).toBeTruthy();
    cleanup();
    open(undefined, '', { rhythm: rhythm({ known: 0, due: [] }) });
    expect(screen.getByText(/op drie verschillende dagen besteld/)).toBeTruthy();
    cleanup();
    open(listOf([], { itemCount: 3 }), '', { rhythm: rhythm({ due: [] }), dueOnly: true });
    expect(screen.getByText('Niets op deze lijst is nu nodig')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Hele lijst tonen' })).toHaveLength(2);
  });
});
