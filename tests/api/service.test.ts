import { endpointTable } from '@toonbank/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '@/api/client';
import { getOrder } from '@/api/orders';
import { FakeApi, json } from './fake-api';

let api: FakeApi;
beforeEach(async () => {
  api = new FakeApi();
  await api.listen();
});
afterEach(() => api.close());

const client = () => createClient({ table: endpointTable, baseURL: api.url, timeoutMs: 2000 });
const answer = (data: unknown) => {
  api.reply = (_, response) => json(response, 200, { result: true, data });
};
const sent = () => api.seen.map(({ path, body }) => [path.replace('/v1/service/', ''), JSON.parse(body)]);

const order = {
  order_id: 7,
  order_number: '10007',
  order_ref: '',
  order_comment: '',
  order_status: 3,
  order_date: '2026-03-02T10:00:00.000Z',
  delivery_date: null,
  placed_by: 'Ilse de Groot',
  payment_source: 'ECBASE',
  goods: 10,
  discount: 0,
  shipping: 0,
  vat: 2.1,
  total: 10,
  total_incl: 12.1,
};

describe('one order', () => {
  it('is requested by its number, within those of the list', async () => {
    answer({ num_found: 1, page: 0, orders: [order] });
    expect(await getOrder(client(), '10007', { search: 'zeep' })).toMatchObject({ orderId: 7 });
    expect(sent()).toEqual([['get_order_history', { search: 'zeep', orderNumber: '10007', withRows: true }]]);
  });

  it('is absent when an API that does not know the parameter answers with others', async () => {
    answer({ num_found: 1, page: 0, orders: [order] });
    expect(await getOrder(client(), '10008')).toBeNull();
  });
});

it('requests invoices, agreements and products bought before', async () => {
  const totals = { open_count: 1, open_amount: 12.1, balance: 0, overdue_count: 0, overdue_amount: 0 };
  answer({ num_found: 0, page: 0, invoices: [], totals });
  expect(await client().call('service.invoices', { state: 'open' })).toMatchObject({
    totals: { openAmount: 12.1 },
  });
  answer([]);
  expect(await client().call('service.fixedPrices', { productID: 4 })).toEqual([]);
  answer({ num_found: 0, page: 0, products: [] });
  expect(await client().call('service.productHistory', { sort: 'often' })).toMatchObject({ numFound: 0 });
  expect(sent()).toEqual([
    ['get_invoices', { state: 'open' }],
    ['get_fixed_customer_prices', { productID: 4 }],
    ['get_product_history', { sort: 'often' }],
  ]);
});

it.each([
  ['the invoice', 'service.pdfInvoice', 'get_pdf_invoice', { invoiceID: 7 }],
  ['the credit note', 'service.pdfCreditNote', 'get_pdf_credit_note', { creditNoteID: 7 }],
  ['the delivery note', 'service.pdfDeliveryNote', 'get_pdf_delivery_note', { orderID: 7 }],
  ['the order confirmation', 'service.pdfOrderConfirmation', 'get_pdf_orderconfirmation', { orderID: 7 }],
  ['the price agreements', 'service.fixedPrices', 'get_fixed_customer_prices', { print: true }],
] as const)('fetches %s as a file with its name', async (_name, name, path, body) => {
  api.reply = (_, response) =>
    response
      .writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="stuk-1.pdf"',
      })
      .end('%PDF-');
  expect(await client().file(name, body)).toMatchObject({ name: 'stuk-1.pdf' });
  expect(sent()).toEqual([[path, body]]);
});
