import { z } from 'zod';
import { blobEndpoint, done, endpoint, nothing } from './define.ts';
import { dutchDate, euro, id, isoDate, text } from './fields.ts';
import { orderListGroup } from './order-lists.ts';

const counted = z.object({ productID: id, unitID: id, quantity: z.number().min(0).max(1_000_000) });

export const stockCount = {
  orderLists: endpoint({
    path: '/v1/stockcount/get_stockcount_orderlists',
    methods: ['GET'],
    access: 'customer',
    mutates: false,
    request: nothing,
    response: z.array(orderListGroup),
    summary: 'Order lists that can be counted.',
  }),
  report: blobEndpoint({
    path: '/v1/stockcount/get_stockcount_report',
    access: 'customer',
    mutates: false,
    request: z.object({ listID: id.optional(), date: dutchDate.optional() }),
    summary: 'A count as PDF.',
  }),
  salesAnalysis: endpoint({
    path: '/v1/stockcount/get_sales_analysis',
    access: 'customer',
    mutates: false,
    request: z.object({
      datefrom: dutchDate,
      dateto: dutchDate,
      listID: id.optional(),
      groupID: id.optional(),
    }),
    response: z.array(
      z.object({
        product_id: id,
        product_name: z.string(),
        date: isoDate,
        quantity: z.number(),
        total: euro,
      }),
    ),
    summary: 'What was used between two days.',
  }),
  update: endpoint({
    path: '/v1/stockcount/update_stockcount',
    access: 'customer',
    mutates: true,
    request: z.object({ listID: id, lines: z.array(counted).max(2000) }),
    response: done,
    summary: 'Save a count.',
  }),
  saveWaste: endpoint({
    path: '/v1/stockcount/save_waste',
    access: 'customer',
    mutates: true,
    request: z.object({ lines: z.array(counted).max(2000), reason: text(300).default('') }),
    response: done,
    summary: 'Save what was thrown away.',
  }),
};
