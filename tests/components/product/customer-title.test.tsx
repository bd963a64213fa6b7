// @vitest-environment jsdom

import { HttpResponse, http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { CustomerTitle } from '@/components/product/customer-title';
import { customerPricesUrl } from '@/lib/urls/internal-urls';
import { fakeApi } from '../../store/support/api';
import { eventually } from '../../support/eventually';
import { renderWithStore } from '../support/render-with-store';

const { server } = fakeApi();
const units = [
  { id: 11, name: 'stuk', content: 1 },
  { id: 12, name: 'doos', content: 6, isDefault: true as const },
];

afterEach(() => {
  document.title = '';
});

it('the title gets the customer’s price of the usual unit, before the name of the shop', async () => {
  server.use(
    http.get('*/internal/prices', () =>
      HttpResponse.json({ 1: { stock: 5, units: { 11: { price: 2 }, 12: { price: 11.4 } } } }),
    ),
  );
  document.title = 'Zeep | Toonbank';
  renderWithStore(
    <CustomerTitle
      product={{ id: 1, name: 'Zeep', vat: 21, units }}
      view="excl"
      pricesFrom={customerPricesUrl([1])}
    />,
  );
  await eventually(() =>
    expect(document.title.replaceAll('\u00a0', ' ')).toBe('Zeep al vanaf € 11,40 | Toonbank'),
  );
});
