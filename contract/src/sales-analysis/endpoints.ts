import { z } from 'zod';
import { blobEndpoint, endpoint } from '../define.ts';
import { dutchDate, euro, id, isoDate } from '../fields.ts';

/** Rows of the ranked list; the rest is one row. */
export const MAX_RANKED = 50;

/** A sum of one part: a group, a supplier, an address. */
const share = z.object({
  /** Null: orders or rows that have none. */
  id: id.nullable(),
  name: z.string(),
  total: euro,
  /** The same days of the year before. */
  previous: euro,
});

/** Purchases of a customer, and its real use where it counts its stock (docs/behaviour.md §13.11). Amounts exclude VAT. */
export const salesAnalysis = {
  get: endpoint({
    path: '/v1/stockcount/get_sales_analysis',
    access: 'customer',
    mutates: false,
    request: z.object({
      /** Both days count. */
      datefrom: dutchDate,
      dateto: dutchDate,
      groupID: id.optional(),
      productID: id.optional(),
      addressID: id.optional(),
      supplierID: id.optional(),
    }),
    response: z.object({
      total: euro,
      previous: euro,
      orders: z.number(),
      previous_orders: z.number(),
      /** The first day with an order of this customer; null: none yet. */
      first_day: isoDate.nullable(),
      /** Every month of the period, also those without orders. */
      months: z.array(z.object({ month: isoDate, total: euro, previous: euro, orders: z.number() })),
      /** Every week (its Monday); base pieces only when one product is asked for, else 0. */
      weeks: z.array(z.object({ week: isoDate, total: euro, pieces: z.number() })),
      products: z.array(
        z.object({
          product_id: id.nullable(),
          product_name: z.string(),
          product_ext_code: z.string(),
          base_unit: z.string(),
          pieces: z.number(),
          previous_pieces: z.number(),
          total: euro,
          previous: euro,
          orders: z.number(),
          /** Base pieces really used, where it was counted twice; else null. */
          used: z.number().nullable(),
          /** Base pieces thrown away. */
          waste: z.number(),
        }),
      ),
      /** Number and total of the products beyond `MAX_RANKED`. */
      other: z.object({ products: z.number(), total: euro, previous: euro }),
      groups: z.array(share),
      suppliers: z.array(share),
      addresses: z.array(share),
      waste_total: euro,
    }),
    summary: 'What was bought between two days, with the year before, and what was really used.',
  }),
  rows: endpoint({
    path: '/v1/stockcount/get_sales_rows',
    access: 'customer',
    mutates: false,
    request: z.object({
      datefrom: dutchDate,
      dateto: dutchDate,
      groupID: id.optional(),
      productID: id.optional(),
      addressID: id.optional(),
      supplierID: id.optional(),
      page: z.number().int().min(0).max(100_000).default(0),
      pageSize: z.number().int().min(1).max(500).default(50),
    }),
    response: z.object({
      num_found: z.number(),
      start: z.number(),
      /** Newest first. */
      rows: z.array(
        z.object({
          order_id: id,
          order_number: z.string(),
          date: isoDate,
          product_id: id.nullable(),
          product_name: z.string(),
          product_ext_code: z.string(),
          unit_desc: z.string(),
          quantity: z.number(),
          pieces: z.number(),
          total: euro,
          address: z.string(),
        }),
      ),
    }),
    summary: 'Our addition: the order rows that an analysis counts.',
  }),
  yearReport: blobEndpoint({
    path: '/v1/stockcount/get_year_report',
    access: 'customer',
    mutates: false,
    request: z.object({ year: z.number().int().min(2000).max(2100) }),
    summary: 'Our addition: one calendar year of a customer as PDF.',
  }),
};
