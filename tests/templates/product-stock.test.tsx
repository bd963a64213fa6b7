// @vitest-environment jsdom

import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { camelize } from '@/api/camelize';
import type { Product } from '@/api/types';
import { toCustomerPrice } from '@/components/buying/buyable';
import { ProductPage } from '@/templates/basis/product';
import { tenants } from '@/tenants/index';
import { renderWithStore } from '../components/support/render-with-store';
import { fakeApi } from '../store/support/api';
import { wireProduct, wireUnit } from '../store/support/builders';
import { eventually } from '../support/eventually';

vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}));

const { server } = fakeApi();
const product = (stock: number): Product =>
  camelize({
    ...wireProduct({ stock, delivery_days: 1, units: [wireUnit({ calcprice: 20 })] }),
    ...{ description: '', specifications: [], images: [], documents: [], options: [] },
  }) as Product;
const around = {
  house: [],
  ...Object.fromEntries(['matching', 'linked', 'related'].map((name) => [name, { docs: [], numFound: 0 }])),
};
const delivery = {
  today: '2026-11-30',
  orderBefore: '16:00',
  days: [{ country: 'NL', dates: ['2026-12-01'] }],
};

it.each([
  [5, 0, { stock: 'Niet leverbaar', button: 'Niet leverbaar' }],
  [0, 5, { stock: 'Direct leverbaarVoor 16:00 besteld, dinsdag in huis', button: 'In winkelwagen' }],
])(
  'a customer’s page that was kept with stock %i says what is true when it is %i',
  async (kept, now, words) => {
    const own = product(now);
    server.use(
      http.get('*/internal/prices', () => HttpResponse.json({ [own.productId]: toCustomerPrice(own) })),
    );
    const { container } = renderWithStore(
      <ProductPage
        {...{ shop: tenants.demo as never, audience: 'customer', around: around as never }}
        {...{ product: product(kept), groups: [], delivery: delivery as never, hasRight: false }}
      />,
    );
    await eventually(() =>
      expect({
        stock: container.querySelector('.product-state')?.textContent,
        button: container.querySelector('.add button')?.textContent,
      }).toEqual(words),
    );
  },
);
