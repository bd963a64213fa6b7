// @vitest-environment jsdom
// Alone: the fake API of support/checkout listens for the file that loads it first.
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Checkout } from '@/components/checkout/checkout';
import { refused } from '../../store/support/api';
import { wireItem, wireTotals } from '../../store/support/builders';
import { mockNavigation } from '../../support/navigation';
import { address, api, checkoutCart, openReview, order, place, shop, terms } from '../support/checkout';
import { renderWithStore } from '../support/render-with-store';
import { push } from '../support/router';

mockNavigation({ useRouter: () => ({ push }) });

describe('an order that was sent', () => {
  it('keeps all fields after a lost connection, says so, and is sent again with the same key', async () => {
    const { user, set } = await openReview();
    const saved = api.answers('shopcart/set_order_ref', () => set({ order_ref: 'Week 47' }));
    const sent = api.answers('shopcart/set_send_order', () => refused('unavailable'));
    await user.type(screen.getByLabelText(/Uw referentie/), 'Week 47');
    await user.click(terms());
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(place());
    expect((await screen.findByRole('alert')).textContent).toContain('er komt nooit een tweede bestelling');
    expect(screen.getByLabelText(/Uw referentie/)).toHaveProperty('value', 'Week 47');
    expect(terms()).toHaveProperty('checked', true);

    await user.click(screen.getByRole('button', { name: 'Opnieuw versturen' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    const [first, second] = sent.map((call) => call.headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  it('is recognised after a reload when its answer was lost', async () => {
    const { user, unmount } = await openReview();
    const cut = api.answers('shopcart/set_send_order', () => refused('unavailable'));
    await user.click(terms());
    await user.click(place());
    await screen.findByText('Wij kregen geen antwoord.');
    unmount();

    api.answers('shopcart/get_checkout_cart', () => [checkoutCart({ items: [], version: 5 })]);
    const again = renderWithStore(
      <Checkout addresses={[address]} company="" shop={shop} view="excl" hasTerms waiting={[]} />,
    );
    const found = api.answers('shopcart/set_send_order', () => order);
    await again.user.click(await screen.findByRole('button', { name: 'Bestelling opzoeken' }));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/nl/bestelling/10007/bevestiging'));
    expect(found[0]?.headers.get('idempotency-key')).toBe(cut[0]?.headers.get('idempotency-key'));
    expect(found[0]?.body).toEqual(cut[0]?.body);
  });

  it('keeps its first content when a choice changes before it is sent again', async () => {
    const { user } = await openReview();
    api.answers('shopcart/set_send_order', () => refused('bad_upstream'));
    await user.click(terms());
    await user.click(place());
    await screen.findByText('Wij kregen geen antwoord.');
    await user.click(screen.getByRole('radio', { name: /Vooraf/ }));
    const sent = api.answers('shopcart/set_send_order', (_, call) =>
      call === 1 ? refused('idempotency_key_reused') : order,
    );
    await user.click(place());
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
    expect(sent.map(({ body }) => (body as { paymentOptions: object }).paymentOptions)).toEqual([
      { source: 'BANKTRANS' },
      { source: 'ECBASE' },
    ]);
  });

  it('takes a new key after a refusal: that order was not placed', async () => {
    const { user } = await openReview();
    const sent = api.answers('shopcart/set_send_order', () => refused('credit_limit'));
    await user.click(terms());
    await user.click(place());
    await screen.findByText(/kredietlimiet/);
    await user.click(place());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.headers.get('idempotency-key')).not.toBe(sent[1]?.headers.get('idempotency-key'));
  });
});

describe('changes since the customer’s last look', () => {
  const dearer = wireItem({ calcprice: 14, total: 28, total_incl: 33.88 });

  it('are shown line by line with old and new, and sent only after agreement', async () => {
    const { user, set } = await openReview();
    const sent = api.answers('shopcart/set_send_order', (_, call) =>
      call === 1 ? refused('cart_changed') : order,
    );
    await user.click(terms());
    set({ items: [dearer], totals: wireTotals({ total_incl: 42.29 }), checkout_version: 'v2' });
    await user.click(place());

    const notice = (await screen.findByRole('heading', { name: /veranderd/ })).closest('[role=alert]');
    const text = notice?.textContent?.replaceAll('\u00a0', ' ');
    expect(text).toContain('Jumborol witPrijs: was € 12,50, nu € 14,00');
    expect(text).toContain('Totaal incl. btw: was € 38,66, nu € 42,29');
    await user.click(place());
    expect(sent).toHaveLength(1);
    expect(screen.getByText(/Ga eerst akkoord/)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Akkoord met de wijzigingen' }));
    await user.click(place());
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
    expect(sent[1]?.body).toMatchObject({ version: 'v2', expectedTotal: 42.29 });
  });

  it('are shown at every visit, also after a reload, until the customer agrees', async () => {
    const { user } = await openReview({ items: [{ ...dearer, seen_calcprice: 12.5 }] });
    const agreed = api.answers('shopcart/set_seen_prices', () => checkoutCart({ items: [dearer] }));
    const sent = api.answers('shopcart/set_send_order', () => order);
    const notice = await screen.findByRole('heading', { name: /veranderd/ });
    expect(notice.parentElement?.textContent?.replaceAll('\u00a0', ' ')).toContain('was € 12,50, nu € 14,00');
    await user.click(terms());
    await user.click(place());
    expect(sent).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Akkoord met de wijzigingen' }));
    await waitFor(() => expect(agreed.map(({ body }) => body)).toEqual([{ version: 'v1', addressID: 5 }]));
    await user.click(place());
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  });

  it('block the order when the stock no longer covers a line', async () => {
    const { user, set } = await openReview();
    api.answers('shopcart/set_send_order', () => refused('insufficient_stock'));
    await user.click(terms());
    set({ items: [wireItem({ available: false })], checkout_version: 'v2' });
    await user.click(place());
    await screen.findByRole('heading', { name: /veranderd/ });
    expect(place()).toHaveProperty('disabled', true);
  });
});
