// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReviewForm } from '@/components/review/review-form';
import { fakeApi, refused } from '../store/support/api';
import { wireCart } from '../store/support/builders';
import { renderWithStore } from './support/render-with-store';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const api = fakeApi();
const address = {
  id: 5,
  label: 'Hoofdgebouw',
  street: 'Modelpad',
  houseNumber: '15',
  postcode: '9947 EN',
  city: 'Fictierode',
  country: 'NL' as const,
  isDefault: true,
};
const belgian = { ...address, id: 6, label: 'Gent', country: 'BE' as const, isDefault: false };

async function open() {
  api.answers('shopcart/get_checkout_cart', () => [wireCart()]);
  api.answers('shopcart/get_payment_options', () => [
    { source: 'ECBASE', label: 'Op factuur', kind: 'invoice' },
    { source: 'BANKTRANS', label: 'Vooraf', kind: 'invoice' },
  ]);
  api.answers('shopcart/get_cart', () => wireCart({ version: 9, items: [] }));
  const view = renderWithStore(
    <ReviewForm addresses={[address, belgian]} company="Het Krijtje" view="excl" />,
  );
  await screen.findByRole('button', { name: 'Bestelling plaatsen' });
  return view;
}
const place = () => screen.getByRole('button', { name: 'Bestelling plaatsen' });

describe('the review form', () => {
  beforeEach(() => {
    push.mockClear();
  });

  it('wants the terms accepted, says so and goes there', async () => {
    const { user } = await open();
    await user.click(place());
    expect(screen.getByText(/Zet een vinkje/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  });

  it('makes one order of a double click, with what was chosen, and shows it', async () => {
    const { user } = await open();
    const sent = api.answers('shopcart/set_send_order', () => ({
      order_id: 7,
      order_number: '10007',
      order_status: 1,
      total: 31.95,
      total_incl: 38.66,
    }));
    await user.click(screen.getByRole('radio', { name: /Gent/ }));
    await user.click(screen.getByRole('radio', { name: 'Vooraf' }));
    await user.click(screen.getByRole('checkbox'));
    await user.dblClick(place());
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/nl/bestelling/10007/bevestiging'));
    expect(sent.map((call) => call.body)).toEqual([
      { paymentOptions: { source: 'BANKTRANS' }, addressID: 6 },
    ]);
  });

  it('keeps everything typed after a failure, and retries with the same key when nobody knows', async () => {
    const { user } = await open();
    const saved = api.answers('shopcart/set_order_ref', () => wireCart({ version: 2, order_ref: 'Week 47' }));
    const sent = api.answers('shopcart/set_send_order', () => refused('unavailable'));
    await user.type(screen.getByLabelText(/Uw referentie/), 'Week 47');
    await user.type(screen.getByLabelText(/Opmerking/), ' ');
    await user.click(screen.getByRole('checkbox'));
    await user.click(place());
    expect((await screen.findByRole('alert')).textContent).toContain('Uw bestelling is nog niet geplaatst.');
    expect(screen.getByLabelText(/Uw referentie/)).toHaveProperty('value', 'Week 47');
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);

    await user.click(place());
    await waitFor(() => expect(sent).toHaveLength(2));
    const [first, second] = sent.map((call) => call.headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(saved).toHaveLength(1);
  });

  it('takes a new key after a refusal: that order was not placed', async () => {
    const { user } = await open();
    const sent = api.answers('shopcart/set_send_order', () => refused('insufficient_stock'));
    await user.click(screen.getByRole('checkbox'));
    await user.click(place());
    await screen.findByText(/niet genoeg voorraad/);
    await user.click(place());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.headers.get('idempotency-key')).not.toBe(sent[1]?.headers.get('idempotency-key'));
  });
});
