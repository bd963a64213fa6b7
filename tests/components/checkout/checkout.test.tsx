// @vitest-environment jsdom
// Alone: the fake API of support/checkout listens for the file that loads it first.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Activity } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkout } from '@/components/checkout/checkout';
import { changeLine } from '@/store/cart/change-line';
import { fetchCart } from '@/store/cart/thunks';
import { makeStore } from '@/store/make-store';
import { refused } from '../../store/support/api';
import { wireCart, wireItem, wireTotals } from '../../store/support/builders';
import { mockNavigation } from '../../support/navigation';
import { address, api, checkoutCart, openReview, order, place, shop, terms } from '../support/checkout';
import { renderWithStore } from '../support/render-with-store';
import { push } from '../support/router';

mockNavigation({ useRouter: () => ({ push }) });

describe('the review form', () => {
  it('requires the terms, says so and focuses them', async () => {
    const { user } = await openReview();
    await user.click(place());
    expect(screen.getByText(/Zet een vinkje/)).toBeTruthy();
    expect(document.activeElement).toBe(terms());
  });

  it('asks for no terms where the shop has published none', async () => {
    const { user } = await openReview({}, undefined, false);
    const sent = api.answers('shopcart/set_send_order', () => order);
    expect(screen.queryByText(/leveringsvoorwaarden/)).toBeNull();
    await user.click(place());
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('makes one order of a double click, with the choices and the prices on screen, and shows it', async () => {
    const { user, asked } = await openReview();
    const sent = api.answers('shopcart/set_send_order', () => order);
    await user.click(screen.getByRole('radio', { name: /Gent/ }));
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ addressID: 6 }));
    await user.click(screen.getByRole('radio', { name: /Vooraf/ }));
    await user.click(terms());
    await user.dblClick(place());
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/nl/bestelling/10007/bevestiging'));
    expect(sent.map((call) => call.body)).toEqual([
      { paymentOptions: { source: 'BANKTRANS' }, addressID: 6, version: 'v1', expectedTotal: 38.66 },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('redirects to the payment page when there is one, and sends the address to return to', async () => {
    const { user } = await openReview();
    const assign = vi.fn();
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign, reload, origin: 'http://demo.localhost' });
    const payment = { kind: 'online', state: 'open', redirect_url: 'http://betaal.test/1' };
    const sent = api.answers('shopcart/set_send_order', () => ({ ...order, payment }));
    await user.click(screen.getByRole('radio', { name: /iDEAL/ }));
    await user.click(terms());
    await user.click(place());
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('http://betaal.test/1'));
    expect(sent[0]?.body).toMatchObject({ returnOrigin: 'http://demo.localhost' });
    // Back in the page as it was left, which shows a cart that is an order now.
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).toHaveBeenCalledOnce();
    expect(push).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('keeps choices and text over a reload', async () => {
    const { user, unmount } = await openReview();
    api.answers('shopcart/set_order_comment', () => refused('unavailable'));
    await user.click(screen.getByRole('radio', { name: /Gent/ }));
    await user.click(screen.getByRole('radio', { name: /iDEAL/ }));
    await user.click(terms());
    await user.type(screen.getByLabelText(/Opmerking/), 'Achterom');
    await screen.findByText(/Nog niet bewaard/);
    unmount();
    const saved = api.answers('shopcart/set_order_comment', () =>
      wireCart({ version: 8, order_comment: 'Achterom' }),
    );
    await openReview({ version: 8, order_comment: 'Achterom' });
    expect(screen.getByRole('radio', { name: /Gent/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: /iDEAL/ })).toHaveProperty('checked', true);
    expect(terms()).toHaveProperty('checked', true);
    expect(screen.getByLabelText(/Opmerking/)).toHaveProperty('value', 'Achterom');
    await waitFor(() => expect(saved.map((call) => call.body)).toEqual([{ comment: 'Achterom' }]));
  });
});

describe('delivery and its day', () => {
  it('can be pick-up, on the days of the branch', async () => {
    const { user, set } = await openReview();
    const sent = api.answers('shopcart/set_order_pickup', () => set({ pickup: true }));
    await user.click(screen.getByRole('radio', { name: /Zelf afhalen/ }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Afleveradres' })).toBeNull());
    expect(sent.map((call) => call.body)).toEqual([{ pickup: true }]);
    expect(screen.getAllByText(/maandag 23 november 2026/)).not.toHaveLength(0);
  });

  it('keeps a chosen day where it is possible, and gets it back with the way it was chosen for', async () => {
    const { user, set } = await openReview({ delivery_date: '2026-12-01' });
    const sent = api.answers('shopcart/set_order_pickup', (body) => {
      const { pickup, date } = body as { pickup: boolean; date?: string };
      return set({ pickup, delivery_date: date ? date.split('-').reverse().join('-') : null });
    });
    await user.click(screen.getByRole('radio', { name: /Zelf afhalen/ }));
    expect(await screen.findByText(/Op dinsdag 1 december 2026 kan dit niet/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Laten bezorgen/ }));
    await waitFor(() =>
      expect(sent.map((call) => call.body)).toEqual([
        { pickup: true },
        { pickup: false, date: '01-12-2026' },
      ]),
    );
    await waitFor(() => expect(screen.getAllByText(/dinsdag 1 december 2026/)).not.toHaveLength(0));
    expect(screen.queryByText(/kan dit niet/)).toBeNull();
  });

  it('says until when an order counts as today’s only while it does', async () => {
    await openReview();
    expect(screen.getByText('Besteld voor 16:00 telt als vandaag besteld.')).toBeTruthy();
    cleanup();
    const [cart] = [checkoutCart()];
    await openReview({ delivery_choices: { ...cart.delivery_choices, counts_today: false } as never });
    expect(screen.queryByText(/telt als vandaag/)).toBeNull();
  });

  it('can be on a day from the calendar, by keyboard alone, and in a time window of it', async () => {
    const { user, set } = await openReview();
    const dates = api.answers('shopcart/set_order_delivery_date', () => set({ delivery_date: '2026-12-01' }));
    const times = api.answers('shopcart/set_order_delivery_time', () =>
      set({ delivery_time: '08:00-12:00' }),
    );
    await user.click(screen.getByRole('button', { name: 'Andere dag kiezen' }));
    const grid = await screen.findByRole('grid', { name: 'november 2026' });
    const first = within(grid).getByRole('button', { name: 'dinsdag 24 november 2026' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    // A Thursday that the shop does not offer can be reached, not chosen.
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('niet mogelijk');
    await user.keyboard('{PageDown}{Enter}');
    await waitFor(() =>
      expect(dates.map((call) => call.body)).toEqual([{ oldDate: '', newDate: '01-12-2026', addressID: 5 }]),
    );
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await user.selectOptions(screen.getByLabelText('Tijdvak'), '08:00-12:00');
    await waitFor(() => expect(times.map((call) => call.body)).toEqual([{ time: '08:00-12:00' }]));
    expect(await screen.findByText('dinsdag 1 december 2026, 8:00 – 12:00')).toBeTruthy();
  });

  it('rejects a chosen day that is no longer possible, and does not send the order', async () => {
    const { user } = await openReview({ delivery_date: '2026-11-20' });
    expect(screen.getByRole('alert').textContent).toContain('kan het niet meer');
    await user.click(terms());
    await user.click(place());
    expect(document.activeElement?.textContent).toContain('Andere dag kiezen');
  });
});

it('includes a cart change that was just made, and does not report it as unexpected', async () => {
  const order: string[] = [];
  let cart = checkoutCart();
  api.answers('shopcart/get_cart', () => cart);
  api.answers('shopcart/get_payment_options', () => []);
  api.answers('shopcart/update_cart', () => {
    order.push('line');
    cart = checkoutCart({ version: 2, items: [wireItem({ quantity_on_cart: 5, calcprice: 11 })] });
    return { cart, item: 1 };
  });
  api.answers('shopcart/get_checkout_cart', () => {
    order.push('checkout');
    return [cart];
  });
  const store = makeStore();
  await store.dispatch(fetchCart());
  store.dispatch(changeLine({ productId: 1, productName: 'Jumborol wit', quantity: 5, unit: 11 }));
  renderWithStore(
    <Checkout addresses={[address]} company="" shop={shop} view="excl" hasTerms waiting={[]} />,
    store,
  );
  expect(await screen.findByText('5 dozen')).toBeTruthy();
  expect(order.slice(0, 2)).toEqual(['line', 'checkout']);
  expect(screen.queryByRole('heading', { name: /veranderd/ })).toBeNull();
});

it('waits for a running checkout request, and repeats it when the total differs', async () => {
  const { user, set } = await openReview();
  const sent = api.answers('shopcart/set_send_order', () => order);
  const held = Promise.withResolvers<void>();
  api.server.use(
    http.post('*/v1/shopcart/set_order_pickup', async () => {
      await held.promise;
      const data = set({ pickup: true, totals: wireTotals({ shipping: 0, total_incl: 30.25 }) });
      return HttpResponse.json({ result: true, data });
    }),
  );
  await user.click(terms());
  await user.click(screen.getByRole('radio', { name: /Zelf afhalen/ }));
  await user.click(screen.getByRole('button', { name: /Bestelling plaatsen/ }));
  held.resolve();
  expect(await screen.findByText(/Het totaal is net veranderd/)).toBeTruthy();
  expect(sent).toHaveLength(0);
  await user.click(place());
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  expect(sent[0]?.body).toMatchObject({ expectedTotal: 30.25 });
});

it('starts anew when the page returns after an order', async () => {
  const { user, rerender, set } = await openReview();
  const shown = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Checkout addresses={[address]} company="" shop={shop} view="excl" hasTerms waiting={[]} />
    </Activity>
  );
  api.answers('shopcart/set_send_order', () => order);
  rerender(shown('visible'));
  await user.click(await screen.findByRole('checkbox', { name: /leveringsvoorwaarden/ }));
  await user.click(place());
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  rerender(shown('hidden'));
  set({ items: [wireItem({ quantity_on_cart: 9 })], version: 120 });
  rerender(shown('visible'));
  expect(await screen.findByText('9 dozen')).toBeTruthy();
  expect(terms()).toHaveProperty('checked', false);
  expect(screen.queryByRole('heading', { name: /veranderd/ })).toBeNull();
});
