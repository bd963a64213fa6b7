import type { WireProductDoc } from '@toonbank/contract';
import { camelize } from '@/api/camelize';
import type { BoughtProduct, Invoice, Order, PriceAgreement } from '@/api/types';
import type { SessionResult, Shop } from '@/components/shop';
import { wireProduct } from '../../store/support/builders';

export const own = <T>(value: T): SessionResult<T> => ({ state: 'ok', value });

/** The fields that the account's pages use. */
export const shop = {
  prices: 'customers',
  branch: {
    company: 'Toonbank B.V.',
    street: 'Proefbaan 1',
    postcode: '9990 AA',
    city: 'Toonwijk',
    phone: '020 555 01 10',
    email: 'info@demo.test',
    openingHours: [],
  },
} as unknown as Shop;

export function anOrder(more: Partial<Order> = {}): Order {
  return {
    orderId: 5,
    orderNumber: '10005',
    orderRef: 'Keuken',
    orderComment: '',
    orderStatus: 3,
    orderDate: '2026-11-02T09:30:00.000Z',
    deliveryDate: '2026-11-04',
    expectedDate: '2026-11-04',
    placedBy: 'Wout Proefhuis',
    paymentSource: 'ECBASE',
    goods: 120,
    discount: 0,
    shipping: 0,
    vat: 25.2,
    total: 120,
    totalIncl: 145.2,
    ...more,
  };
}

export function anInvoice(more: Partial<Invoice> = {}): Invoice {
  return {
    invoiceId: 7,
    invoiceNumber: 'F10005',
    orderId: 5,
    orderNumber: '10005',
    orderRef: 'Keuken',
    invoiceDate: '2026-11-04',
    dueDate: '2026-12-04',
    total: 120,
    vat: 25.2,
    totalIncl: 145.2,
    openAmount: 145.2,
    state: 'open',
    ...more,
  };
}

/** With prices, as a customer sees it. */
export const pricedProduct = (more: Partial<WireProductDoc> = {}) =>
  wireProduct({
    units: [
      {
        pu_id: 11,
        unit_desc: 'doos à 6 rollen',
        unit_name: 'doos',
        unit_content: 6,
        pu_is_default: true,
        ean: '',
        calcprice: 12.5,
        price_source: 'tier',
        pricetable: [
          { q: 6, price: 12.5 },
          { q: 30, price: 11 },
        ],
      },
    ],
    ...more,
  });

export const wireBought = (more: Partial<WireProductDoc> = {}) => ({
  product: pricedProduct(more),
  last_ordered: '2026-10-05',
  times: 4,
  unit_id: 11,
  unit_desc: 'doos à 6 rollen',
  usual_quantity: 2,
  last_price: 12.1,
  last_unit_desc: 'doos à 6 rollen',
  last_quantity: 2,
});
export const aBought = (more: Partial<WireProductDoc> = {}): BoughtProduct => camelize(wireBought(more));

export const wireAgreement = () => ({
  product: pricedProduct(),
  unit_id: 11,
  unit_desc: 'doos à 6 rollen',
  price: 10,
  list_price: 12.5,
  from: '2026-01-01',
  until: '2026-12-05',
  state: 'ending' as const,
});
export const anAgreement = (more: Partial<PriceAgreement> = {}): PriceAgreement => ({
  ...camelize(wireAgreement()),
  ...more,
});
