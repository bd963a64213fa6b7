import { z } from 'zod';
import { done, endpoint, nothing } from './define.ts';
import { id, quantity, text } from './fields.ts';
import { productDoc } from './products.ts';

/** 0 group, 1 supplier, 2 custom (spec §3). */
export const orderListSort = z.literal([0, 1, 2]);
/** 1 PDF, 2 XML (spec §3), 3 CSV (decisions). */
export const orderListExport = z.literal([1, 2, 3]);

export const orderListGroup = z.object({
  bestellijstgroup_id: id,
  bestellijst_id: id,
  list_id: id,
  name: z.string(),
  item_count: z.number(),
  sort_type: orderListSort,
});

export const orderListItem = z.object({
  product_name: z.string(),
  product_ext_code: z.string(),
  category: z.string(),
  product: productDoc,
  unit_id: id,
  quantity: z.number(),
  note: z.string(),
});

const listID = id;
const name = text(80).trim().min(1);

export const orderLists = {
  all: endpoint({
    path: '/v1/orderlist/get_orderlists',
    methods: ['GET'],
    access: 'customer',
    mutates: false,
    request: nothing,
    response: z.array(orderListGroup),
    summary: "The customer's order lists.",
  }),
  get: endpoint({
    path: '/v1/orderlist/get_orderlist',
    access: 'customer',
    mutates: false,
    request: z.object({
      listID,
      page: z.number().int().min(0).optional(),
      pageSize: z.number().int().min(1).max(500).optional(),
      search: text(200).optional(),
      /** With a type the answer is a file. */
      type: orderListExport.optional(),
      getStockable: z.boolean().optional(),
    }),
    response: orderListGroup.extend({ items: z.array(orderListItem) }),
    summary: 'One list with its items; with `type` it comes as a file.',
  }),
  add: endpoint({
    path: '/v1/orderlist/set_add_orderlist',
    aliases: ['/v1/orderlis/set_add_orderlist'],
    access: 'customer',
    mutates: true,
    request: z.object({ name }),
    response: orderListGroup,
    summary: 'A new list.',
  }),
  remove: endpoint({
    path: '/v1/orderlist/set_remove_orderlist',
    access: 'customer',
    mutates: true,
    request: z.object({ listID }),
    response: done,
    summary: 'Remove a list.',
  }),
  addItem: endpoint({
    path: '/v1/orderlist/set_add_to_orderlist',
    access: 'customer',
    mutates: true,
    request: z.object({ productID: id, listID, unitID: id, quantity: quantity.optional() }),
    response: done,
    summary: 'Put a product on a list.',
  }),
  removeItem: endpoint({
    path: '/v1/orderlist/set_remove_from_orderlist',
    access: 'customer',
    mutates: true,
    request: z.object({ productID: id, listID }),
    response: done,
    summary: 'Take a product off a list.',
  }),
  rename: endpoint({
    path: '/v1/orderlist/set_orderlist_name',
    access: 'customer',
    mutates: true,
    request: z.object({ listID, listName: name }),
    response: done,
    summary: 'Another name for a list.',
  }),
  listedItems: endpoint({
    path: '/v1/orderlist/get_items_on_orderlist',
    methods: ['GET'],
    access: 'customer',
    mutates: false,
    request: nothing,
    response: z.array(id),
    summary: 'Ids of all products that stand on any list.',
  }),
  selected: endpoint({
    path: '/v1/orderlist/get_selected_orderlists',
    access: 'customer',
    mutates: false,
    request: z.object({ productID: id }),
    response: z.array(z.object({ list_id: id, name: z.string(), selected: z.boolean() })),
    summary: 'Which lists hold this product.',
  }),
  setSortType: endpoint({
    path: '/v1/orderlist/set_orderlist_sorttype',
    access: 'customer',
    mutates: true,
    request: z.object({ listID, sortType: orderListSort }),
    response: done,
    summary: 'How a list is sorted.',
  }),
  setCustomSort: endpoint({
    path: '/v1/orderlist/set_orderlist_custom_sort',
    access: 'customer',
    mutates: true,
    request: z.object({ listID, sortdata: z.array(id).max(2000) }),
    response: done,
    summary: 'The order of the items, by product id.',
  }),
};
