import { screen } from '@testing-library/react';
import type { WireCart } from '@toonbank/contract';
import { beforeEach, vi } from 'vitest';
import { Checkout } from '@/components/checkout/checkout';
import { fakeApi } from '../../store/support/api';
import { wireCart } from '../../store/support/builders';
import { renderWithStore } from './render-with-store';
import { push } from './router';

// The whole page, on a machine that may have other work.
vi.setConfig({ testTimeout: 20_000 });

export const api = fakeApi();
export const address = {
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
const branch = {
  company: 'Toonbank B.V.',
  street: 'Proefbaan 1',
  postcode: '9990 AA',
  city: 'Toonwijk',
  phone: '020 555 01 10',
  email: 'info@demo.test',
  openingHours: [],
  kvk: '',
  vatNumber: '',
  iban: '',
};
export const shop = {
  branch,
  countries: ['NL', 'BE'] as const,
  prices: 'customers' as const,
  payments: ['IDEAL' as const],
};
const day = (date: string) => ({ date, time_windows: ['08:00-12:00', '12:00-17:00'] });
const choices = {
  delivery: ['2026-11-24', '2026-11-25', '2026-12-01'].map(day),
  pickup: ['2026-11-23', '2026-11-28'].map(day),
  cut_off: '16:00',
  counts_today: true,
  lead_days: 1,
};
export const checkoutCart = (own: Partial<WireCart> = {}) =>
  wireCart({ checkout_version: 'v1', delivery_choices: choices, ...own });
export const order = { order_id: 7, order_number: '10007', order_status: 1, total: 31.95, total_incl: 38.66 };

const allPayments = [
  { source: 'ECBASE', label: 'Op factuur', kind: 'invoice' },
  { source: 'BANKTRANS', label: 'Vooraf', kind: 'invoice' },
  { source: 'IDEAL', label: 'iDEAL', kind: 'online' },
];

/** The page over a cart that the fake API remembers. */
export async function openReview(
  first: Partial<WireCart> = {},
  payments: object[] = allPayments,
  hasTerms = true,
) {
  let cart = checkoutCart(first);
  const set = (own: Partial<WireCart>) => {
    cart = { ...cart, version: cart.version + 1, ...own };
    return cart;
  };
  const asked = api.answers('shopcart/get_checkout_cart', () => [cart]);
  api.answers('shopcart/get_payment_options', () => payments);
  api.answers('shopcart/get_cart', () => wireCart({ version: 99, items: [] }));
  api.answers('shopcart/set_seen_prices', () => cart);
  const view = renderWithStore(
    <Checkout
      addresses={[address, belgian]}
      company="Het Krijtje"
      shop={shop}
      view="excl"
      waiting={[]}
      hasTerms={hasTerms}
    />,
  );
  await screen.findByRole('button', { name: 'Bestelling plaatsen' });
  return { ...view, set, asked };
}
export const place = () => screen.getByRole('button', { name: /Bestelling plaatsen|Opnieuw versturen/ });
export const terms = () => screen.getByRole('checkbox', { name: /leveringsvoorwaarden/ });

beforeEach(() => {
  push.mockClear();
  sessionStorage.clear();
});
