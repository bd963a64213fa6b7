import { z } from 'zod';
import { done, endpoint, nothing } from './define.ts';
import { id, page, searchText, text } from './fields.ts';
import { listName, orderListForm } from './forms/order-list.ts';
import { newItem, orderListActions, removedItem, takenItem } from './order-list-actions.ts';
import { productDoc } from './products.ts';
import { restoredList, stockLine } from './stock-count/stock-lines.ts';

/**
 * The sort type of a list: 0 by product group, 1 by supplier (the brand), 2 the customer's own order
 * (docs/behaviour.md §11.2).
 */
export const orderListSort = z.literal([0, 1, 2]);
/** 1 PDF, 2 XML, 3 CSV (docs/behaviour.md §11.3). */
export const orderListExport = z.literal([1, 2, 3]);

/** A list belongs to the customer: all its users see the same lists. */
export const orderListGroup = z.object({
  /** The owner of the list: the customer's id. */
  bestellijstgroup_id: id,
  /** The same as `list_id` (docs/behaviour.md §11.1). */
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
  /** False when it is no longer sold; this is not the stock (`product.stock`). */
  available: z.boolean(),
  unit_id: id,
  /** The usual quantity, in units. */
  quantity: z.number(),
  note: z.string(),
});

/** A list, and whether it holds the requested product. */
export const orderListChoice = z.object({ list_id: id, name: z.string(), selected: z.boolean() });

const listID = id;

/** The content of a removed list, for putting it back unchanged. */
export const removedList = z.object({
  name: z.string(),
  sort_type: orderListSort,
  items: z.array(takenItem),
  /** Absent where an API does not answer it. */
  restore: z
    .object({
      list_id: id,
      /** Proves to `add` that this customer had the list. */
      key: z.string(),
      /** In walking order, as the stock count has them. */
      places: z.array(z.string()),
      lines: z.array(stockLine.pick({ product_id: true, place: true, minimum: true, maximum: true })),
    })
    .optional(),
});

export const orderLists = {
  all: endpoint({
    path: '/v1/orderlist/get_orderlists',
    methods: ['GET'],
    access: 'customer',
    mutates: false,
    request: nothing,
    response: z.array(orderListGroup),
    summary: "The customer's order lists, by name.",
  }),
  get: endpoint({
    path: '/v1/orderlist/get_orderlist',
    access: 'customer',
    mutates: false,
    request: z.object({
      listID,
      page: page.default(0),
      pageSize: z.number().int().min(1).max(500).default(100),
      /** Searched in name, article number, brand and note. */
      search: searchText(200).optional(),
      /** With a type the answer is a file. */
      type: orderListExport.optional(),
      /** Only these products. */
      productIDs: z.array(id).max(1_000).optional(),
      /** For the stock count: only products that are still sold. */
      getStockable: z.boolean().optional(),
    }),
    response: orderListGroup.extend({
      /** Number of items in the whole list, after search and `getStockable`. */
      num_found: z.number(),
      /** Index of the first item; a page past the end is the last one. */
      start: z.number(),
      items: z.array(orderListItem),
    }),
    summary: 'One list with its items in the order of its sort type; with `type` it comes as a file.',
  }),
  add: endpoint({
    path: '/v1/orderlist/set_add_orderlist',
    aliases: ['/v1/orderlis/set_add_orderlist'],
    access: 'customer',
    mutates: true,
    /**
     * `sortType` and `items`: the initial content, for example of a list that was removed. `restore`: it also gets the
     * id of the removed list back, and what its stock count knew of it.
     */
    request: orderListForm.extend({
      sortType: orderListSort.optional(),
      items: z.array(newItem).max(1_000).optional(),
      restore: restoredList.optional(),
    }),
    response: orderListGroup,
    summary: 'A new list; at most 100 per customer.',
  }),
  remove: endpoint({
    path: '/v1/orderlist/set_remove_orderlist',
    access: 'customer',
    mutates: true,
    request: z.object({ listID }),
    /** `removed` is absent where an API does not answer it. */
    response: z.object({ removed: removedList.optional() }),
    summary: 'Remove a list.',
  }),
  addItem: endpoint({
    path: '/v1/orderlist/set_add_to_orderlist',
    access: 'customer',
    mutates: true,
    /** `expected`: the product's item as the caller read it, null for none. Refused with `conflict` when it differs. */
    request: newItem.extend({
      listID,
      expected: newItem
        .pick({ unitID: true })
        .extend({ quantity: z.number(), note: text(500) })
        .nullish(),
    }),
    response: done,
    summary: 'Put a product on a list, at its end; on it already, it gets what is given and keeps the rest.',
  }),
  removeItem: endpoint({
    path: '/v1/orderlist/set_remove_from_orderlist',
    access: 'customer',
    mutates: true,
    request: z.object({ productID: id, listID }),
    /** `removed` is absent when the product was not on the list, or where an API does not answer it. */
    response: z.object({ removed: removedItem.optional() }),
    summary: 'Take a product off a list.',
  }),
  rename: endpoint({
    path: '/v1/orderlist/set_orderlist_name',
    access: 'customer',
    mutates: true,
    request: z.object({ listID, listName }),
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
    response: z.array(orderListChoice),
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
    /** `part`: `sortdata` is one page of the list; its items change places among themselves. */
    request: z.object({ listID, sortdata: z.array(id).max(2000), part: z.boolean().optional() }),
    response: done,
    summary:
      'The order of the items, by product id; the list is then sorted by it. Items not named come last.',
  }),
  ...orderListActions,
};
