import { z } from 'zod';
import { adminList } from '../admin-list.ts';
import { endpoint } from '../define.ts';
import { euro, id, lineText, nameLead, text } from '../fields.ts';
import { hasCheckDigit, isBarcode } from '../sheets/barcode.ts';
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
  group_id: id,
  /** Addresses; the first one stands in lists. */
  images: z.array(z.string()),
  /** Address of the safety sheet; null without one. */
  sheet: z.string().nullable(),
  description: z.string(),
  location: z.string(),
  active: z.boolean(),
  stock,
  base_unit: z.string(),
  vat: z.number(),
  units: z.array(
    z.object({
      unit_id: id,
      /** 'doos'; `description` is how the shop shows it. */
      name: z.string(),
      description: z.string(),
      /** Base pieces in one unit. */
      content: z.number().int(),
      ean: z.string(),
      /** List price of one unit, excluding VAT. */
      price: euro,
      usual: z.boolean(),
    }),
  ),
  /** Products that are shown with this one. */
  related: z.array(z.object({ product_id: id, article_number: z.string(), name: z.string() })),
});
export type WireShownProduct = z.infer<typeof shownProduct>;

const products = adminList({
  path: '/products/list',
  permission: 'products.read',
  sorts: ['article', '-article', 'name', '-name', 'stock', '-stock'],
  filters: { state: z.enum(productStates).optional(), groupID: id.optional() },
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

const price = euro.min(0).max(1_000_000).multipleOf(0.01);
const unit = z.object({
  name: lineText(40).trim().min(1),
  /** Base pieces in one unit. */
  content: z.number().int().min(1).max(1_000_000),
  /** The number under its barcode; empty: none. */
  ean: lineText(40)
    .trim()
    .refine((code) => code === '' || (isBarcode(code) && hasCheckDigit(code)), { error: 'check_digit' }),
});
export type ProductUnit = z.output<typeof unit>;
/** As it was shown; it may have been stored before there were these rules. */
const seenUnit = z.object({ name: text(200), content: z.number().int(), ean: text(40) });

export const MAX_UNITS = 20;
export const MAX_PRODUCT_IMAGES = 20;
export const MAX_RELATED = 24;
/** A PDF of 15 MB in base64. */
const MAX_SHEET_BODY = 21_000_000;
const urls = z.array(text(300));

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
      price,
    }),
    response: shownProduct,
    summary:
      'Change the list price of a unit. 409 conflict with `fields.price: changed` where it is another by now.',
  }),
  addUnit: endpoint({
    ...shared,
    path: '/products/add_unit',
    permission: 'products.write',
    mutates: true,
    request: z.object({ productID: id, unit, price }),
    response: shownProduct,
    summary:
      'Add a unit, the last one. 409 conflict: `fields.name: taken` by another unit, `fields.ean: elsewhere` for the EAN of ' +
      'another product, `fields.unit: full`.',
  }),
  changeUnit: endpoint({
    ...shared,
    path: '/products/change_unit',
    permission: 'products.write',
    mutates: true,
    /** `usual`: customers get this unit unless they choose another one. */
    request: z.object({ productID: id, productUnitID: id, seen: seenUnit, unit, usual: z.boolean() }),
    response: shownProduct,
    summary:
      'Change name, content and EAN of a unit, and which one is usual; tiers of price lists keep their number of base pieces. 409 ' +
      'conflict as `addUnit`, and with `fields.unit: changed` where it is another by now.',
  }),
  removeUnit: endpoint({
    ...shared,
    path: '/products/remove_unit',
    permission: 'products.write',
    mutates: true,
    request: z.object({ productID: id, productUnitID: id }),
    response: shownProduct,
    summary:
      'Retire a unit with its prices; orders keep it, lists fall back on the usual one. 409 conflict with `fields.unit`: ' +
      '`usual` for the usual unit, `in_cart` while carts have it.',
  }),
  setImages: endpoint({
    ...shared,
    path: '/products/set_images',
    permission: 'products.write',
    mutates: true,
    request: z.object({ productID: id, seen: urls, images: urls.min(1).max(MAX_PRODUCT_IMAGES) }),
    response: shownProduct,
    summary:
      'The pictures of a product in their order, of the image library. not_found for another picture; 409 conflict with ' +
      '`fields.images: changed` where they are others by now.',
  }),
  setSheet: endpoint({
    ...shared,
    path: '/products/set_sheet',
    permission: 'products.write',
    mutates: true,
    maxBodyBytes: MAX_SHEET_BODY,
    request: z.object({
      productID: id,
      seen: text(300).nullable(),
      /** A PDF in base64; null: the product has none any more. */
      sheet: z.object({ filename: lineText(200).min(1), base64: text(MAX_SHEET_BODY).min(1) }).nullable(),
    }),
    response: shownProduct,
    summary:
      'Add, replace or remove the safety sheet. `fields.sheet: file_type` for what is no PDF; 409 conflict with ' +
      '`fields.sheet: changed` where it is another by now.',
  }),
  setRelated: endpoint({
    ...shared,
    path: '/products/set_related',
    permission: 'products.write',
    mutates: true,
    request: z.object({
      productID: id,
      seen: z.array(z.number().int()),
      relatedIDs: z.array(id).max(MAX_RELATED),
    }),
    response: shownProduct,
    summary:
      'The products that are shown with this one, in their order. 409 conflict with `fields.related: changed` where they are ' +
      'others by now.',
  }),
  setGroup: endpoint({
    ...shared,
    path: '/products/set_group',
    permission: 'products.write',
    mutates: true,
    request: z.object({ productID: id, seen: z.number().int(), groupID: id }),
    response: shownProduct,
    summary: 'Another group. 409 conflict with `fields.group: changed` where it is another by now.',
  }),
};
