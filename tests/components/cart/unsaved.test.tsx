// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { camelize } from '@/api/camelize';
import { CartSummary } from '@/components/cart/cart-summary';
import { PanelFoot } from '@/components/cart/panel-foot';
import { PanelLine } from '@/components/cart/panel-line';
import { UnsavedNotice } from '@/components/cart/unsaved-notice';
import { Toaster } from '@/components/layout/toaster';
import { changeLine } from '@/store/cart/change-line';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { cartStored } from '@/store/cart/slice';
import { makeStore } from '@/store/make-store';
import { wireCart, wireItem } from '../../store/support/builders';
import { fakeCalls } from '../../store/support/fake-calls';
import { mockNavigation } from '../../support/navigation';
import { renderWithStore } from '../support/render-with-store';

mockNavigation({ useRouter: () => ({}), usePathname: () => '/' });
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/components/layout/toast-card'));

const rolls = { productId: 1, productName: 'Jumborol wit', unit: 11 };
const waits = 'U kunt bestellen zodra alle regels zijn bewaard.';

/** A cart of one line in a shop that can't be reached until `back` is called. */
function open() {
  let reached = false;
  const saved = camelize(wireCart({ version: 2, items: [wireItem({ quantity_on_cart: 10 })] }));
  const update = async () => (reached ? { cart: saved, item: 1 } : Promise.reject({ code: 'unavailable' }));
  const store = makeStore(undefined, fakeCalls({ 'cart.update': update }), []);
  store.dispatch(cartStored(camelize(wireCart())));
  const [item] = store.getState().cart.items;
  if (!item) throw new Error('The cart has a line.');
  const view = renderWithStore(
    <>
      <UnsavedNotice />
      <ul>
        <PanelLine item={item} view="excl" />
      </ul>
      <CartSummary view="excl" audience="customer" />
      <PanelFoot prices="excl" />
      <Toaster />
    </>,
    store,
  );
  const change = (quantity: number) =>
    act(async () => {
      store.dispatch(changeLine({ ...rolls, quantity }));
      await store.dispatch(whenCartIsSaved());
    });
  return { ...view, change, back: () => (reached = true) };
}
const ways = () => ['Verder naar bestellen', 'Bestellen'].map((name) => screen.queryByRole('link', { name }));

it('marks a line that could not be saved and blocks ordering until it is', async () => {
  const { user, change, back } = open();
  expect(ways()).not.toContain(null);
  await change(10);
  const line = screen.getAllByRole('listitem')[0] as HTMLElement;
  expect(within(line).getByText(/^Nog niet bewaard: de winkel is niet bereikbaar/)).toBeTruthy();
  expect(screen.getAllByText(waits)).toHaveLength(2);
  expect(ways()).toEqual([null, null]);

  back();
  await user.click(within(line).getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(ways()).not.toContain(null));
  expect([
    screen.queryAllByText(/Nog niet bewaard:/, { ignore: '.toaster *' }),
    screen.queryByText(waits),
  ]).toEqual([[], null]);
});

it('names a removed line that could not be saved, and a permanent toast retries it', async () => {
  const { user, change, back } = open();
  await change(0);
  const [notice] = screen.getAllByRole('status');
  expect(notice?.textContent).toContain('Nog niet bewaard: Jumborol wit.');
  const toast = await screen.findByText('Nog niet bewaard in uw winkelwagen: Jumborol wit');
  back();
  await user.click(
    within(toast.parentElement as HTMLElement).getByRole('button', { name: 'Opnieuw proberen' }),
  );
  await waitFor(() => expect(notice?.textContent).toBe(''));
  expect(screen.queryByText(/Nog niet bewaard in uw winkelwagen/)).toBeNull();
});
