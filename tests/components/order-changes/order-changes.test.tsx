// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Order } from '@/api/types';
import { OrderChanges } from '@/components/order-changes/order-changes';
import { fakeApi, refused } from '../../store/support/api';
import { wireCart } from '../../store/support/builders';
import { mockNavigation } from '../../support/navigation';
import { anOrder } from '../support/account';
import { renderWithStore } from '../support/render-with-store';
import { push } from '../support/router';

const refresh = vi.hoisted(() => vi.fn());
mockNavigation({ useRouter: () => ({ push, refresh }) });

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(
  () =>
    Promise.all([
      import('@/api/browser'),
      import('@/components/order-changes/cancel-question'),
      import('@/components/order-changes/change-question'),
    ]),
  60_000,
);

const show = (more: Partial<Order> = {}) =>
  renderWithStore(
    <OrderChanges order={anOrder({ orderId: 7, orderNumber: '4711', orderStatus: 1, ...more })} />,
  );
const button = () => screen.queryByRole('button', { name: 'Bestelling annuleren' });

describe('cancelling an order', () => {
  it('asks first, sends the reason, and says what happened', async () => {
    const asked = api.answers('service/set_cancel_order', () => ({ order_number: '4711', order_status: 4 }));
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Bestelling annuleren' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bestelling 4711 annuleren?' }));
    await user.type(dialog.getByRole('textbox', { name: /^Reden/ }), ' Dubbel besteld ');
    expect(asked).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Ja, annuleren' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Bestelling 4711 is geannuleerd.');
    expect(asked.map(({ body }) => body)).toEqual([{ orderID: 7, reason: 'Dubbel besteld' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(refresh).toHaveBeenCalled();
  });

  it('is left alone by the other button', async () => {
    const asked = api.answers('service/set_cancel_order', () => ({}));
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Bestelling annuleren' }));
    await user.click(await screen.findByRole('button', { name: 'Niet annuleren' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each([
    [refused('conflict', { order: 'taken_up' }), 'Wij zijn al met deze bestelling bezig'],
    [refused('simulated_session'), 'U kijkt mee.'],
    [refused('unavailable'), 'even niet bereikbaar'],
  ])('that is refused says why in the dialog', async (answer, text) => {
    api.answers('service/set_cancel_order', () => answer.clone());
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Bestelling annuleren' }));
    await user.click(await screen.findByRole('button', { name: 'Ja, annuleren' }));
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toContain(text);
  });
});

describe('changing an order', () => {
  const ask = async (user: ReturnType<typeof show>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Bestelling wijzigen' }));
    await user.click(await screen.findByRole('button', { name: 'In winkelwagen zetten' }));
  };
  const answer = (refused: object[] = []) => ({
    cart: wireCart({ version: 8, replaces: { order_id: 7, order_number: '4711' } }),
    added: [1],
    skipped: 0,
    refused,
  });

  it('explains it, puts the lines into the cart, and goes there', async () => {
    const asked = api.answers('service/set_change_order', () => answer());
    const { user, store } = show();
    await user.click(screen.getByRole('button', { name: 'Bestelling wijzigen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bestelling 4711 wijzigen?' });
    expect(dialog.textContent).toContain('blijft staan totdat u de gewijzigde bestelling verstuurt');
    expect(asked).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'In winkelwagen zetten' }));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/nl/winkelwagen'));
    expect(asked.map(({ body }) => body)).toEqual([{ orderID: 7 }]);
    expect(store.getState().cart.confirmed?.replaces?.orderNumber).toBe('4711');
  });

  it('names what could not go into the cart', async () => {
    const left = {
      product_id: 2,
      product_name: 'Zeep',
      reason: 'product_unavailable',
      quantity: 3,
      unit_id: 1,
      fixes: [],
    };
    api.answers('service/set_change_order', () => answer([left]));
    const { user } = show();
    await ask(user);
    expect((await screen.findByRole('alert')).textContent).toContain('Niet gelukt: Zeep.');
    expect(screen.getByRole('link', { name: 'Naar winkelwagen' })).toBeTruthy();
  });

  it('says that another order is being changed', async () => {
    api.answers('service/set_change_order', () => refused('conflict', { order: 'other' }));
    const { user } = show();
    await ask(user);
    expect((await screen.findByRole('alert')).textContent).toContain('U wijzigt al een andere bestelling.');
  });

  it('is left to the other buttons while the order waits for payment', () => {
    show({ paymentSource: 'IDEAL', paymentState: 'open', payBefore: '2099-01-01T10:00:00.000Z' });
    expect(screen.queryByRole('button', { name: 'Bestelling wijzigen' })).toBeNull();
    expect(button()).toBeTruthy();
  });
});

describe('an order that its customer can not cancel', () => {
  it.each([
    [{ paymentState: 'paid' as const }, 'Deze bestelling is al betaald.'],
    [{ orderStatus: 2 }, 'Wij zijn al met deze bestelling bezig'],
  ])('says why, and where to ask: %j', (more, text) => {
    const { container } = show(more);
    expect(container.textContent).toContain(text);
    expect(screen.getByRole('link', { name: 'Vraag het ons' }).getAttribute('href')).toContain(
      'bestelling-4711',
    );
    expect(button()).toBeNull();
  });

  it.each([3, 4, 0])('has nothing to choose in state %i', (orderStatus) => {
    const { container } = show({ orderStatus });
    expect(container.textContent).toBe('');
  });
});
