import { z } from 'zod';
import { cart } from './cart/cart.ts';
import { blobEndpoint, endpoint, nothing } from './define.ts';
import { id, instant, lineText, quantity, text } from './fields.ts';
import { refusedLine } from './order-list-actions.ts';
import { productDoc } from './products.ts';

/** Labels across × down on an A4 sheet, as sold by office suppliers. */
export const labelSheet = z.enum(['3x8', '3x7', '2x7']);

const MAX_LABELS = 500;
const MAX_ON_LABEL = 40;
const ids = z.array(id).min(1).max(MAX_LABELS);
const token = text(100).min(1);
/** The key of one opened form: two calls with the same key are one request. */
const key = z.string().regex(/^[\w-]{16,64}$/);
const place = lineText(200).normalize('NFC').trim().max(60);

/** A label on a shelf: for one line of a list, or for a place that holds several products. */
export const shelfLabel = z.object({
  label_id: id,
  /** Null when the list was removed: the label still works. */
  list_id: id.nullable(),
  list_name: z.string().nullable(),
  covers: z.enum(['line', 'place']),
  /** Empty when it has none. */
  place: z.string(),
  products: z.array(
    z.object({
      product_id: id,
      product_name: z.string(),
      product_ext_code: z.string(),
      image: z.string(),
      unit_desc: z.string(),
    }),
  ),
  created_at: instant,
  last_scanned_at: instant.nullable(),
  open_requests: z.number(),
});

/** The public data of a scanned label: nothing about the customer, no prices. */
export const scannedLabel = z.object({
  place: z.string(),
  products: z.array(
    z.object({
      product_id: id,
      product_name: z.string(),
      product_ext_code: z.string(),
      image: z.string(),
      unit_name: z.string(),
      unit_desc: z.string(),
      /** Quantities to choose with one tap. */
      choices: z.array(z.number()),
      /** Quantity of open requests, in this unit. */
      asked: z.number(),
      asked_at: instant.nullable(),
    }),
  ),
  /** The items that were requested with the key of this call. */
  requested: z.array(z.object({ product_id: id, quantity: z.number() })),
});

/** A request that waits for the buyer. */
export const shelfRequest = z.object({
  request_id: id,
  product: productDoc,
  /** False when it is no longer sold. */
  available: z.boolean(),
  unit_id: id,
  quantity: z.number(),
  place: z.string(),
  asked_at: instant,
  /** As typed, unchecked; may be empty. */
  asked_by: z.string(),
  remark: z.string(),
});

export const handledRequest = z.object({
  request_id: id,
  product_id: id,
  product_name: z.string(),
  unit_name: z.string(),
  place: z.string(),
  quantity: z.number(),
  asked_at: instant,
  asked_by: z.string(),
  state: z.enum(['merged', 'dismissed']),
  /** The quantity that went to the cart; null when dismissed. */
  ordered: z.number().nullable(),
  handled_at: instant,
  handled_by: z.string(),
});

/** Labels on shelves and the requests made with them. Our addition to the API (docs/behaviour.md §15.3). */
export const shelfLabels = {
  all: endpoint({
    path: '/v1/shelflabel/get_labels',
    methods: ['GET'],
    access: 'customer',
    mutates: false,
    request: nothing,
    response: z.array(shelfLabel),
    summary: 'The labels that work, newest first.',
  }),
  make: endpoint({
    path: '/v1/shelflabel/set_labels',
    access: 'customer',
    mutates: true,
    request: z
      .strictObject({
        listID: id,
        /** The whole list when absent. */
        productIDs: ids.optional(),
        covers: z.enum(['line', 'place']),
        place: place.default(''),
      })
      .refine((asked) => asked.covers === 'line' || asked.place !== '', { path: ['place'] }),
    response: z.object({ label_ids: z.array(id) }),
    summary:
      'A label per line of a list, or one for a place; one that is there already is the same one, and works on.',
  }),
  print: blobEndpoint({
    path: '/v1/shelflabel/get_labels_pdf',
    access: 'customer',
    mutates: false,
    /** `start`: the first unused label of the sheet, from 1, row by row. */
    request: z.object({
      labelIDs: ids,
      sheet: labelSheet,
      start: z.number().int().min(1).max(24).default(1),
    }),
    summary: 'Labels on sheets of A4, as PDF.',
  }),
  revoke: endpoint({
    path: '/v1/shelflabel/set_revoke_labels',
    access: 'customer',
    mutates: true,
    request: z.union([z.strictObject({ labelIDs: ids }), z.strictObject({ listID: id })]),
    response: z.object({ revoked: z.array(id) }),
    summary: 'Labels that no longer work: these, or all of a list.',
  }),
  restore: endpoint({
    path: '/v1/shelflabel/set_restore_labels',
    access: 'customer',
    mutates: true,
    request: z.object({ labelIDs: z.array(id).min(1).max(2_000) }),
    response: z.object({ restored: z.array(id) }),
    summary: 'The way back from `revoke`: what hangs on the shelf works again.',
  }),
  requests: endpoint({
    path: '/v1/shelflabel/get_requests',
    methods: ['GET'],
    access: 'customer',
    mutates: false,
    request: nothing,
    response: z.object({
      /** Newest first; at most 500. */
      open: z.array(shelfRequest),
      /** The requests that were handled last. */
      handled: z.array(handledRequest),
    }),
    summary: 'What was asked for by labels, with prices and stock of today.',
  }),
  counts: endpoint({
    path: '/v1/shelflabel/get_request_counts',
    methods: ['GET'],
    access: 'customer',
    mutates: false,
    request: nothing,
    response: z.object({
      open: z.number(),
      lists: z.array(z.object({ list_id: id, open: z.number(), labels: z.number() })),
    }),
    summary: 'How many requests wait, in all and per list.',
  }),
  toCart: endpoint({
    path: '/v1/shelflabel/set_requests_to_cart',
    access: 'customer',
    mutates: true,
    request: z.strictObject({
      /**
       * 0 is handled together with other requests of the same product and unit, and stays open where all of them are
       * 0.
       */
      requests: z
        .array(z.strictObject({ requestID: id, quantity }))
        .min(1)
        .max(MAX_LABELS),
    }),
    response: z.object({
      cart,
      /** Requests that were added to the cart. */
      merged: z.array(id),
      /** By product and unit: the requests that stay in the queue, with the reason. */
      refused: z.array(refusedLine.extend({ request_ids: z.array(id) })),
      /** Requests that another user has handled meanwhile. */
      gone: z.array(id),
    }),
    summary: 'Add requests to the cart: what can be ordered goes, what cannot stays and is named.',
  }),
  dismiss: endpoint({
    path: '/v1/shelflabel/set_dismiss_requests',
    access: 'customer',
    mutates: true,
    request: z.object({ requestIDs: ids }),
    response: z.object({ dismissed: z.array(id) }),
    summary: 'Requests that are not ordered.',
  }),
  reopen: endpoint({
    path: '/v1/shelflabel/set_reopen_requests',
    access: 'customer',
    mutates: true,
    request: z.object({ requestIDs: ids }),
    response: z.object({ reopened: z.array(id) }),
    summary: 'Dismissed requests, back in the queue.',
  }),
  look: endpoint({
    path: '/v1/shelflabel/get_label',
    access: 'open',
    mutates: false,
    request: z.object({ token, key: key.optional() }),
    response: scannedLabel,
    summary: 'A label that was scanned. Revoked, forged and unknown ones are the same: not_found.',
  }),
  ask: endpoint({
    path: '/v1/shelflabel/set_request',
    access: 'open',
    mutates: true,
    request: z.strictObject({
      token,
      key,
      items: z
        .array(z.strictObject({ productID: id, quantity: quantity.min(1).max(999) }))
        .min(1)
        .max(MAX_ON_LABEL),
      name: text(60).default(''),
      remark: text(100).default(''),
    }),
    response: z.object({ asked: z.number() }),
    summary: 'Ask for what a label stands for. The same key again is the same request, not another one.',
  }),
};
