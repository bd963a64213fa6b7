import { z } from 'zod';
import { adminList } from '../admin-list.ts';
import { endpoint } from '../define.ts';
import { euro, id, lineText, nameLead, text } from '../fields.ts';
import { productStates } from './states.ts';

const shared = { api: 'admin', access: 'admin' } as const;
/** Base pieces. */
const stock = z.number().int().min(0).max(10_000_000);

const listedProduct = z.object({
  product_id: id,
  article_number: z.string(),
  name: z.string(),
  name_lead: nameLead,
  brand: z.string(),
  /** Name of its group. */
  group: z.string(),
  active: z.boolean(),
  stock,
  location: z.string(),
  /** List price of the usual unit, excluding VAT. */
  price: euro,
  unit: z.string(),
});
export type WireListedProduct = z.infer<typeof listedProduct>;

const shownProduct = z.object({
  product_id: id,
  article_number: z.string(),
  name: z.string(),
  name_lead: nameLead,
  slug: z.string(),
  brand: z.string(),
  group: z.string(),
  image: z.string(),
  description: z.string(),
  location: z.string(),
  active: z.boolean(),
  stock,
  base_unit: z.string(),
  vat: z.number(),
  units: z.array(
    z.object({
      unit_id: id,
      description: z.string(),
      /** Base pieces in one unit. */
      content: z.number().int(),
      ean: z.string(),
      /** List price of one unit, excluding VAT. */
      price: euro,
      usual: z.boolean(),
    }),
  ),
});
export type WireShownProduct = z.infer<typeof shownProduct>;

const products = adminList({
  path: '/products/list',
  permission: 'products.read',
  sorts: ['article', '-article', 'name', '-name', 'stock', '-stock'],
  filters: { state: z.enum(productStates).optional() },
  row: listedProduct,
  summary: 'Products of the site; `search` finds article numbers, names, brands, EANs and locations.',
});

const details = z.object({
  name: lineText(200).trim().min(1),
  description: text(20_000),
  /** Where the goods are in the warehouse. */
  location: lineText(40).trim(),
  active: z.boolean(),
});

/** Products, for the people of the shop (docs/behaviour.md §19.5). */
export const productDesk = {
  list: products.list,
  file: products.file,
  get: endpoint({
    ...shared,
    path: '/products/get',
    permission: 'products.read',
    mutates: false,
    request: z.object({ productID: id }),
    response: shownProduct,
    summary: 'One product with its units.',
  }),
  setDetails: endpoint({
    ...shared,
    path: '/products/set_details',
    permission: 'products.write',
    mutates: true,
    /** `seen`: the values that the caller was shown, of all fields. */
    request: z.object({ productID: id, seen: details, details }),
    response: shownProduct,
    summary:
      'Change texts, location and whether it is sold. 409 conflict with `fields.<field>: changed` for a field that a ' +
      'colleague or an import changed meanwhile.',
  }),
  setStock: endpoint({
    ...shared,
    path: '/products/set_stock',
    permission: 'stock.write',
    mutates: true,
    request: z.object({ productID: id, seen: stock, stock }),
    response: shownProduct,
    summary:
      'Correct the stock by the difference to what the caller was shown, so that orders in between count. 409 conflict ' +
      'with `fields.stock: sold` where less is left than the correction takes.',
  }),
  setPrice: endpoint({
    ...shared,
    path: '/products/set_price',
    permission: 'prices.write',
    mutates: true,
    request: z.object({
      productID: id,
      productUnitID: id,
      seen: euro,
      price: euro.min(0).max(1_000_000).multipleOf(0.01),
    }),
    response: shownProduct,
    summary:
      'Change the list price of a unit. 409 conflict with `fields.price: changed` where it is another by now.',
  }),
};
