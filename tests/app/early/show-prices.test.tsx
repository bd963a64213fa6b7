// @vitest-environment jsdom
// Alone: the early script leaves what it asked for on the window.
import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchCustomerPrices } from '@/api/customer-prices';
import { showPrices } from '@/app/_early/show-prices.js';
import { ProductCards } from '@/components/product-card/product-cards';
import { customerPricesUrl } from '@/lib/urls/internal-urls';
import { makeStore } from '@/store/make-store';
import { fakeApi } from '../../store/support/api';
import { eventually } from '../../support/eventually';

const { server } = fakeApi();
const href = customerPricesUrl([1]);
const card = {
  id: 1,
  name: 'Zeep',
  code: '1',
  image: '/demo/1.svg',
  units: [{ id: 11, name: 'doos', content: 4 }],
};
const page = (
  <Provider store={makeStore()}>
    <ProductCards cards={[card]} view="excl" pricesFollow />
  </Provider>
);
const text = () => document.querySelector('.price')?.textContent?.replaceAll('\u00a0', ' ').trim();

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** The page as the server sent it, and the number of requests of its prices. */
function open(answer: () => Response) {
  const asked = vi.fn();
  server.use(
    http.get('*/internal/prices', () => {
      asked();
      return answer();
    }),
  );
  document.head.innerHTML = `<link rel="preload" as="fetch" href="${href}">`;
  document.body.innerHTML = `<main>${renderToString(page)}</main>`;
  showPrices();
  return asked;
}
const hydrate = () => {
  const onRecoverableError = vi.fn();
  act(() => {
    hydrateRoot(document.querySelector('main') as Element, page, { onRecoverableError });
  });
  return onRecoverableError;
};

it('a customer’s price is shown before hydration, stays through it, and is requested once', async () => {
  const asked = open(() => HttpResponse.json({ 1: { stock: 5, units: { 11: { price: 12.5 } } } }));
  await eventually(() => expect(text()).toBe('€ 12,50 per doos'));
  const faults = hydrate();
  expect(text()).toBe('€ 12,50 per doos');
  expect((await screen.findByText(/per stuk|3,13/)).textContent).toContain('3,13');
  expect(text()).toMatch(/^€ 12,50 per doos/);
  expect(asked).toHaveBeenCalledOnce();
  expect(faults).not.toHaveBeenCalled();
});

it('what was asked for early is used once: a later reader asks for the prices of then', async () => {
  const asked = open(() => HttpResponse.json({ 1: { stock: 5, units: { 11: { price: 12.5 } } } }));
  await fetchCustomerPrices(href);
  expect(asked).toHaveBeenCalledOnce();
  await fetchCustomerPrices(href);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('what could not be asked for early is asked for again by the page', async () => {
  const asked = open(() => new HttpResponse(null, { status: 503 }));
  await eventually(() => expect(asked).toHaveBeenCalledOnce());
  expect(text()).toBe('Prijs wordt geladen');
  hydrate();
  expect(await screen.findByText('Prijs nu niet beschikbaar')).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(2);
});
