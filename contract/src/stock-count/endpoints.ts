import { z } from 'zod';
import { blobEndpoint, done, endpoint, nothing } from '../define.ts';
import { id, instant, page, text } from '../fields.ts';
import { orderListGroup } from '../order-lists.ts';
import { productDoc } from '../products.ts';
import { countCode, countEvent, countedPart, MAX_COUNT_EVENTS, stockPlace, uuid } from './events.ts';
import { MAX_PLACES } from './limits.ts';
import { stockLine, stockQuantities } from './stock-lines.ts';

export const COUNT_PAGE_SIZE = 20;

const listID = id;

/** A count of one list. `key` is made by the device that began it. */
export const stockCountSummary = z.object({
  count_id: id,
  key: uuid,
  /** Null when the list was removed since. */
  list_id: id.nullable(),
  list_name: z.string(),
  started_at: instant,
  /** Null while it goes on. */
  finished_at: instant.nullable(),
  /** First names of all who counted; of the one who began it while nobody has. */
  counted_by: z.array(z.string()),
  /** Number of products, and of codes that no product has. */
  products: z.number(),
  unknown_codes: z.number(),
});

const countDetail = stockCountSummary.extend({
  note: z.string(),
  /** First name of the user who finished it; null while it goes on. */
  finished_by: z.string().nullable(),
  /** Number of entries that arrived when the count was finished. They count. */
  late_events: z.number(),
  /** Per place, thing, device and unit. */
  parts: z.array(countedPart),
  /** The units of the parts, those that still exist. */
  units: z.array(z.object({ unit_id: id, unit_desc: z.string() })),
  /** Base pieces per product, over all places. `expected` and `used` are null without an earlier count. */
  lines: z.array(
    z.object({
      product_id: id,
      product_name: z.string(),
      product_ext_code: z.string(),
      base_unit: z.string(),
      counted: z.number(),
      /** The count before + delivered − waste. */
      expected: z.number().nullable(),
      delivered: z.number(),
      waste: z.number(),
      /** Real use since the count before: expected − counted. */
      used: z.number().nullable(),
    }),
  ),
});

/** A customer's count of its own stock. All users of the company see it (docs/behaviour.md §13.5). */
export const stockCount = {
  orderLists: endpoint({
    path: '/v1/stockcount/get_stockcount_orderlists',
    methods: ['GET'],
    access: 'customer',
    mutates: false,
    request: nothing,
    response: z.array(
      orderListGroup.extend({
        /** Number of products that can be counted; lists without any are absent. */
        countable: z.number(),
        open_count: stockCountSummary.nullable(),
        last_finished_at: instant.nullable(),
      }),
    ),
    summary: 'Order lists that can be counted, by name.',
  }),
  sheet: endpoint({
    path: '/v1/stockcount/get_count_sheet',
    access: 'customer',
    mutates: false,
    request: z.object({ listID }),
    response: z.object({
      list_id: id,
      name: z.string(),
      /** In walking order. */
      places: z.array(z.string()),
      /** In walking order; a product without a line is kept at no place and comes last. */
      lines: z.array(stockLine),
      /** Base pieces delivered and thrown away since the latest finished count, of products that have any. */
      since: z.array(z.object({ product_id: id, delivered: z.number(), waste: z.number() })),
      /** Codes of this customer's own that stand for a product, from earlier counts. */
      codes: z.array(z.object({ code: z.string(), product_id: id, unit_id: id })),
      open_count: stockCountSummary.extend({ parts: z.array(countedPart) }).nullable(),
    }),
    summary: 'Our addition: what a count of this list needs beside `get_orderlist` with `getStockable`.',
  }),
  update: endpoint({
    path: '/v1/stockcount/update_stockcount',
    access: 'customer',
    mutates: true,
    request: z.strictObject({
      listID,
      /** Of the count; a new key joins the open count of the list, or begins one. */
      key: uuid,
      events: z.array(countEvent).max(MAX_COUNT_EVENTS).default([]),
      /** True: the count is complete. It takes late events of other devices all the same. */
      finish: z.boolean().default(false),
      note: text(500).optional(),
    }),
    response: stockCountSummary.extend({ parts: z.array(countedPart) }),
    summary: 'Add events to a count. An event that the shop has already is left out.',
  }),
  discard: endpoint({
    path: '/v1/stockcount/set_discard_stockcount',
    access: 'customer',
    mutates: true,
    request: z.object({ countID: id }),
    response: done,
    summary: 'Our addition: drop a count that is not finished.',
  }),
  history: endpoint({
    path: '/v1/stockcount/get_stockcounts',
    access: 'customer',
    mutates: false,
    request: z.object({
      page: page.default(0),
      pageSize: z.number().int().min(1).max(100).default(COUNT_PAGE_SIZE),
      listID: listID.optional(),
    }),
    response: z.object({ num_found: z.number(), start: z.number(), counts: z.array(stockCountSummary) }),
    summary: 'Our addition: finished counts, newest first.',
  }),
  details: endpoint({
    path: '/v1/stockcount/get_stockcount',
    access: 'customer',
    mutates: false,
    request: z.object({ countID: id }),
    response: countDetail,
    summary: 'Our addition: one count with what was found, expected and used.',
  }),
  report: blobEndpoint({
    path: '/v1/stockcount/get_stockcount_report',
    access: 'customer',
    mutates: false,
    request: z.object({ countID: id.optional(), listID: listID.optional() }),
    summary: 'A count as PDF: this one, or the latest finished one (of this list).',
  }),
  setPlaces: endpoint({
    path: '/v1/stockcount/set_stock_places',
    access: 'customer',
    mutates: true,
    request: z.strictObject({
      listID,
      /** In walking order. `was`: the name so far, for one that is renamed. A place that is absent is removed. */
      places: z
        .array(z.strictObject({ name: stockPlace.min(1), was: stockPlace.optional() }))
        .max(MAX_PLACES)
        .refine((places) => new Set(places.map(({ name }) => name)).size === places.length),
    }),
    response: done,
    summary:
      'Our addition: the places of a list, in walking order. Products of a removed place keep no place.',
  }),
  setLines: endpoint({
    path: '/v1/stockcount/set_stock_lines',
    access: 'customer',
    mutates: true,
    request: z.strictObject({
      listID,
      productID: id,
      /** All places of this product. Empty: no place, no minimum. */
      lines: z
        .array(stockQuantities)
        .max(20)
        .refine((lines) => new Set(lines.map(({ place }) => place)).size === lines.length),
    }),
    response: done,
    summary: 'Our addition: where a product is kept, and its minimum and maximum per place in base pieces.',
  }),
  linkCode: endpoint({
    path: '/v1/stockcount/set_stock_code',
    access: 'customer',
    mutates: true,
    request: z.strictObject({ code: countCode, productID: id, unitID: id }),
    response: done,
    summary: "Our addition: this code stands for a unit of a product, in this customer's counts from now on.",
  }),
  proposal: endpoint({
    path: '/v1/stockcount/get_order_proposal',
    access: 'customer',
    mutates: false,
    request: z.object({ listID }),
    response: z.object({
      /** The latest finished count of the list; null: nothing is proposed. */
      counted_at: instant.nullable(),
      lines: z.array(
        z.object({
          product: productDoc,
          /** False when it is no longer sold. */
          available: z.boolean(),
          unit_id: id,
          /** Whole units, by the product's step. 0: enough is under way. */
          quantity: z.number(),
          /** Base pieces, of all places. */
          counted: z.number(),
          minimum: z.number(),
          maximum: z.number(),
          /** Delivered since the count, minus what was thrown away. */
          arrived: z.number(),
          /** Ordered and not yet delivered. */
          under_way: z.number(),
          /** Asked for by shelf labels and not yet ordered. */
          asked: z.number(),
        }),
      ),
    }),
    summary: 'Our addition: what to order after a count, from minimum and maximum. Orders nothing.',
  }),
};
