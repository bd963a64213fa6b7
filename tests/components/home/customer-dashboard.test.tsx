// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { CustomerDashboard } from '@/components/home/dashboard/customer-dashboard';
import { CustomerDashboardCards } from '@/components/home/dashboard/customer-dashboard-cards';
import { customerDashboard as words } from '@/locales/nl/account/customer-dashboard';
import type { CustomerDashboard as Start } from '@/store/customer-dashboard';
import { fakeApi, refused } from '../../store/support/api';
import { wireCart } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const { server, answers } = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/api/browser'));

const line = (productId: number) => ({
  productId,
  unitId: productId * 10,
  quantity: 2,
  name: `Zeep ${productId}`,
  unit: 'doos',
});
const order = (orderNumber: string, orderStatus: number) => ({
  orderNumber,
  orderStatus,
  orderDate: '2026-11-10T09:00:00.000Z',
  expectedDate: '2026-11-12',
});
/** Data of a new customer. */
const nothing: Start = {
  due: [],
  dueCount: 0,
  running: [],
  runningCount: 0,
  latest: [],
  again: { lines: [], of: 0 },
  lists: [],
  listCount: 0,
};

function open(start: Partial<Start> | Response) {
  const answer = start instanceof Response ? start : HttpResponse.json({ ...nothing, ...start });
  server.use(http.get('*/internal/dashboard', () => answer.clone()));
  return renderWithStore(<CustomerDashboardCards consumer={false} />);
}
const card = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('section') as HTMLElement;

describe('a customer’s dashboard', () => {
  it('has its links on the page before its data arrives', () => {
    server.use(http.get('*/internal/dashboard', () => HttpResponse.json(nothing)));
    const { unmount } = renderWithStore(<CustomerDashboard consumer={false} />);
    expect(screen.getByRole('link', { name: 'Snel bestellen' }).getAttribute('href')).toBe(
      '/nl/snel-bestellen',
    );
    unmount();
    renderWithStore(<CustomerDashboard consumer />);
    expect(screen.queryByRole('link', { name: 'Snel bestellen' })).toBeNull();
  });

  it('orders the due products in one call, and then redirects to the cart', async () => {
    const lines = [line(1), line(2)];
    const { user } = open({ due: lines, dueCount: 5 });
    const calls = answers('quickorder/set_lines_to_cart', () => ({
      cart: wireCart(),
      added: [1, 2],
      skipped: 0,
      refused: [],
    }));
    const reorder = within(await card(words.reorder.title));
    expect(reorder.getByRole('status').textContent).toBe('5 artikelen zijn volgens uw ritme bijna op.');
    await user.click(reorder.getByRole('button', { name: 'Deze 2 in winkelwagen' }));
    const cart = await reorder.findByRole('link', { name: 'Naar winkelwagen' });
    expect(cart.getAttribute('href')).toBe('/nl/winkelwagen');
    expect(calls.map(({ body }) => body)).toEqual([
      {
        lines: [
          { productID: 1, unitID: 10, quantity: 2 },
          { productID: 2, unitID: 20, quantity: 2 },
        ],
      },
    ]);
    expect(reorder.queryByRole('button')).toBeNull();
    expect(document.activeElement, 'the button took the focus with it').toBe(cart);
  });

  it('shows the pictures of the due products, where it was given them', async () => {
    open({ due: [{ ...line(1), image: '/media/zeep.svg' }, line(2)], dueCount: 2 });
    const items = within(await card(words.reorder.title)).getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('img')?.getAttribute('src'))).toEqual([
      '/media/zeep.svg',
      undefined,
    ]);
  });

  it('keeps the button when the order could not be placed', async () => {
    const { user, store } = open({ due: [line(1)], dueCount: 1 });
    answers('quickorder/set_lines_to_cart', () => refused('unavailable'));
    const button = await screen.findByRole('button', { name: 'In winkelwagen' });
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'In winkelwagen' })).toBe(button);
    await waitFor(() => expect(store.getState().app.toasts).toMatchObject([{ kind: 'failed' }]));
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  it('offers the latest order again where nothing is due, as far as it is still sold', async () => {
    open({ latest: [order('10250', 3)], again: { lines: [1, 2, 3, 4].map(line), of: 5 } });
    const reorder = within(await card(words.reorder.title));
    expect(reorder.getByRole('status').textContent).toBe('Uit bestelling 10250 van 10-11-2026.');
    expect(reorder.getAllByRole('listitem')).toHaveLength(3);
    expect(reorder.getByRole('button', { name: '4 van 5 artikelen opnieuw bestellen' })).toBeTruthy();
    expect(reorder.getByRole('link', { name: 'Aanpassen' }).getAttribute('href')).toContain('10250');
  });

  it('says so where the latest order has only discontinued products', async () => {
    open({ latest: [order('10250', 3)], again: { lines: [], of: 5 } });
    const reorder = within(await card(words.reorder.title));
    expect(reorder.getByRole('status').textContent).toBe(words.reorder.gone);
    expect(reorder.queryByRole('button')).toBeNull();
  });

  it('shows running orders with their status, and the lists', async () => {
    open({
      running: [order('10251', 2)],
      latest: [order('10251', 2), order('10250', 3)],
      again: { lines: [line(1)], of: 1 },
      lists: [{ listId: 7, name: 'Werkkast', itemCount: 1 }],
      listCount: 4,
    });
    const running = within(await card(words.running.title));
    expect(running.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '10251in verwerkingverwacht do 12 nov',
    ]);
    const lists = within(await card(words.lists.title));
    expect(lists.getByRole('link', { name: 'Werkkast' }).getAttribute('href')).toMatch(/bestellijsten\/7$/);
    expect(lists.getByRole('link', { name: 'Alle 4 lijsten' })).toBeTruthy();
  });

  it('shows the latest orders where none is running', async () => {
    open({ latest: [order('10250', 3)], again: { lines: [line(1)], of: 1 } });
    const latest = within(await card(words.running.latest));
    expect(latest.getByRole('listitem').textContent).toBe('10250geleverdbesteld 10-11-2026');
  });

  it('tells a new customer how each card fills, and has no empty cards', async () => {
    open({});
    await card(words.tips.reorder.title);
    const cards = screen.getAllByRole('heading', { level: 3 });
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      words.tips.reorder.title,
      words.tips.quick.title,
      words.tips.lists.title,
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#assortiment',
      '/nl/snel-bestellen',
      '/nl/mijn-account/bestellijsten',
    ]);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says that the data can not be loaded now, without a layout shift', async () => {
    const { container } = open(refused('unavailable'));
    expect(await screen.findByText(words.failed)).toBeTruthy();
    expect(container.querySelector('.dashboard-cards')).toBeTruthy();
  });
});
