import { describe, expect, it } from 'vitest';
import { ordersUrl, orderUrl } from '@/components/orders/order-filter';
import { confirmationPdfUrl, documentId, invoicePdfUrl } from '@/lib/urls/account-urls';

describe('the address of a document', () => {
  it('has the number for the reader and the id for the API', () => {
    const url = invoicePdfUrl({ invoiceId: 7, invoiceNumber: 'F10021' });
    expect(url).toBe('/nl/mijn-account/facturen/F10021-7.pdf');
    expect(documentId(url.split('/').at(-1) ?? '')).toBe(7);
    expect(confirmationPdfUrl({ orderId: 3, orderNumber: '10001' })).toMatch(/\/10001-3\.pdf$/);
  });

  it.each(['F10021-7', 'F10021-7.html', '.pdf', 'x.pdf', '0.pdf', '99999999999.pdf', '7.pdf.exe'])(
    'has no id in %s',
    (file) => expect(documentId(file)).toBeNull(),
  );
});

describe('the address of a list of orders', () => {
  const filter = { page: 2, search: 'a&b', status: 3, from: '2026-01-01', until: '2026-02-01' };

  it('has all filters, and an order keeps all but the page', () => {
    expect(ordersUrl(filter)).toBe(
      '/nl/mijn-account/bestellingen?zoek=a%26b&status=3&van=2026-01-01&tot=2026-02-01&page=2',
    );
    expect(orderUrl('10001', filter)).toBe(
      '/nl/mijn-account/bestellingen/10001?zoek=a%26b&status=3&van=2026-01-01&tot=2026-02-01',
    );
  });

  it('has no query without filters', () => {
    expect(ordersUrl({ page: 0, search: '' })).toBe('/nl/mijn-account/bestellingen');
  });
});
