import { z } from 'zod';
import { endpoint } from './define.ts';
import { euro, id, isoDate, page, searchText } from './fields.ts';
import { productDoc } from './products.ts';

/** A fixed price for one unit of a product, both days included. */
export const priceAgreement = z.object({
  product: productDoc,
  unit_id: id,
  unit_desc: z.string(),
  price: euro,
  /** The price of one unit without the agreement: the list price. */
  list_price: euro,
  from: isoDate,
  until: isoDate,
  /** `ending`: it ends within 30 days; `future`: it has not begun. */
  state: z.enum(['running', 'ending', 'future']),
});

/** A product that was ordered before, and is still sold. Cancelled orders do not count. */
export const boughtProduct = z.object({
  product: productDoc,
  last_ordered: isoDate,
  /** Number of the customer's orders with this product. */
  times: z.number(),
  /** The unit that is usually ordered, one of the product's own, and its usual quantity. */
  unit_id: id,
  unit_desc: z.string(),
  usual_quantity: z.number(),
  /** Excl. VAT, of one `last_unit_desc`. */
  last_price: euro,
  last_unit_desc: z.string(),
  last_quantity: z.number(),
});

export const boughtBefore = {
  fixedPrices: endpoint({
    path: '/v1/service/get_fixed_customer_prices',
    access: 'customer',
    mutates: false,
    request: z.object({
      /** True: the answer is a PDF. */
      print: z.boolean().optional(),
      /** Only agreements of this product. */
      productID: id.optional(),
    }),
    response: z.array(priceAgreement),
    summary: 'Price agreements that run or will run, by product; with `print` a PDF comes back instead.',
  }),
  productHistory: endpoint({
    path: '/v1/service/get_product_history',
    access: 'customer',
    mutates: false,
    request: z.object({
      page: page.default(0),
      pageSize: z.number().int().min(1).max(100).default(24),
      /** A part of the name, the article number or the brand, in any case. */
      search: searchText(200).optional(),
      sort: z.enum(['recent', 'often', 'name']).default('recent'),
      /** Only these products. */
      productIDs: z.array(id).max(100).optional(),
      /** Only products of this supplier's brands. */
      supplierID: id.optional(),
    }),
    response: z.object({ num_found: z.number(), page: z.number(), products: z.array(boughtProduct) }),
    summary: 'Everything bought before that is still sold.',
  }),
};
