// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OrderListPage } from '@/api/types';
import { ListView } from '@/components/order-lists/lines/list-view';
import { fakeApi } from '../../store/support/api';
import { mockNavigation } from '../../support/navigation';
import { listItem, listOf } from '../support/order-list';
import { renderWithStore } from '../support/render-with-store';

const router = { refresh: vi.fn() };
mockNavigation({ useRouter: () => router });

const api = fakeApi();
beforeAll(() => import('@/api/browser'));
beforeEach(() => router.refresh.mockClear());

const view = (list: OrderListPage) => (
  <ListView list={list} others={[]} search="" pageSize={100} view="excl" dueOnly={false} />
);
const mop = listItem(3, 'Mop');
const page = () => listOf([listItem(1, 'Doek'), mop]);
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelectorAll('a').item(row.querySelectorAll('a').length - 1).textContent);

/** An answer that comes when it is told to. */
function held(answer: object) {
  const { promise, resolve } = Promise.withResolvers<object>();
  return { promise, come: () => resolve(answer) };
}

it('a note that is being saved stays when the page comes again without it, which is then read once more', async () => {
  const { promise, come } = held({ added: [], unknown: [] });
  const calls = api.answers('orderlist/set_orderlist_items', () => promise);
  const { user, rerender } = renderWithStore(view(page()));
  await user.click(screen.getByRole('button', { name: 'Notitie toevoegen: Mop' }));
  await user.type(screen.getByRole('textbox', { name: 'Notitie bij Mop' }), 'Voor boven{Enter}');
  await waitFor(() => expect(calls).toHaveLength(1));
  rerender(view(page()));
  expect(screen.getByText('Voor boven')).toBeTruthy();
  expect(router.refresh).not.toHaveBeenCalled();
  come();
  await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
  expect(screen.getByText('Voor boven')).toBeTruthy();
  rerender(view(listOf([listItem(1, 'Doek'), { ...mop, note: 'Voor beneden' }])));
  expect(screen.getByText('Voor beneden')).toBeTruthy();
});

it('an order of the lines that is being saved stays when the page comes again with the earlier one', async () => {
  const { promise, come } = held({});
  const calls = api.answers('orderlist/set_orderlist_custom_sort', () => promise);
  const { user, rerender } = renderWithStore(view(page()));
  act(() => screen.getByRole('button', { name: 'Mop verplaatsen' }).focus());
  await user.keyboard(' {ArrowUp} ');
  expect(names()).toEqual(['Mop', 'Doek']);
  await waitFor(() => expect(calls).toHaveLength(1));
  rerender(view(page()));
  expect(names()).toEqual(['Mop', 'Doek']);
  come();
  await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
  expect(names()).toEqual(['Mop', 'Doek']);
});

it('a page that comes while nothing is saved is shown at once', () => {
  const { rerender } = renderWithStore(view(page()));
  rerender(view(listOf([listItem(1, 'Doek')])));
  expect(names()).toEqual(['Doek']);
  expect(router.refresh).not.toHaveBeenCalled();
});
