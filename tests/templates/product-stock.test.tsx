// @vitest-environment node

import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { camelize } from '@/api/camelize';
import type { Product } from '@/api/types';
import { makeStore } from '@/store/make-store';
import { ProductPage } from '@/templates/basis/product';
import { tenants } from '@/tenants/index';
import { wireProduct, wireUnit } from '../store/support/builders';

vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}));

const product = (stock: number): Product =>
  camelize({
    ...wireProduct({ stock, delivery_days: 1, units: [wireUnit({ calcprice: 20 })] }),
    ...{ description: '', specifications: [], images: [], documents: [], options: [] },
  }) as Product;
const around = {
  house: [],
  ...Object.fromEntries(['matching', 'linked', 'related'].map((name) => [name, { docs: [], numFound: 0 }])),
};

/** What heading and button say of a page that was kept with one stock and is opened with another. */
async function wordsOf(kept: number, now: number) {
  const own = Promise.resolve({ state: 'ok' as const, value: product(now) });
  const { prelude } = await prerenderToNodeStream(
    <Provider store={makeStore()}>
      <ProductPage
        {...{ shop: tenants.demo as never, audience: 'customer', around: around as never, own }}
        {...{ product: product(kept), groups: [], delivery: null }}
      />
    </Provider>,
  );
  const html = await text(prelude);
  const plain = (part = '') => part.replace(/<[^>]*>/g, '');
  return {
    heading: plain(/<p class="product-state">(.*?)<\/p>/.exec(html)?.[1]),
    button: plain(/<div class="add"><button.*?<\/button>/.exec(html)?.[0]),
  };
}

it.each([
  [5, 0, { heading: 'Niet leverbaar', button: 'Niet leverbaar' }],
  [0, 5, { heading: 'Direct leverbaar', button: 'In winkelwagen' }],
])('heading and button of a page kept with stock %i say the same when it is %i', async (kept, now, words) => {
  expect(await wordsOf(kept, now)).toEqual(words);
});
