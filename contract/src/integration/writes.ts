import { z } from 'zod';
import { bulkShape } from './bulk.ts';
import { dataEndpoint } from './define.ts';

/**
 * Writes by natural keys: article number or EAN, number of a customer. A field that a line lacks stays as it is. All lines that
 * are right are written in one transaction, and can be undone in the back office for 30 days.
 */
export const writes = {
  prices: dataEndpoint({
    ...bulkShape('prices', {}),
    path: '/prices',
    scope: 'prices:write',
    summary:
      'Prices of units excluding VAT, and with `price_list` and `from_quantity` tiers of price lists. At most 5,000 lines.',
  }),
  agreements: dataEndpoint({
    ...bulkShape('agreements', {}),
    path: '/agreements',
    scope: 'prices:write',
    summary: 'Prices agreed with customers, with their period (YYYY-MM-DD). At most 5,000 lines.',
  }),
  stock: dataEndpoint({
    ...bulkShape('stock', {
      /**
       * `physical`: what lies in the warehouse, so all pieces of undelivered orders are taken off. `available`: what can be
       * sold, so what was ordered after `moment` is taken off.
       */
      meaning: z.enum(['physical', 'available']),
      /** When the stock was right; not in the future. */
      moment: z.iso.datetime(),
    }),
    path: '/stock',
    scope: 'stock:write',
    summary: 'Stocks, in base pieces or in units of `unit`. At most 5,000 lines.',
  }),
  products: dataEndpoint({
    ...bulkShape('products', {
      /** False: an article that the shop does not have is a faulty line. */
      add_new: z.boolean().default(true),
    }),
    path: '/products',
    scope: 'products:write',
    summary:
      'Articles and their units, by article number. A new article is inactive unless `active` is true. At most 5,000 lines.',
  }),
  customers: dataEndpoint({
    ...bulkShape('customers', {}),
    path: '/customers',
    scope: 'customers:write',
    summary:
      'Customers and their main address, by number. `payment_term_days` and `credit_limit_cents` need the scope credit:write. ' +
      'At most 5,000 lines.',
  }),
};
