import { z } from 'zod';
import { adminList } from '../admin-list.ts';
import { endpoint, nothing } from '../define.ts';
import { id, instant, lineText } from '../fields.ts';
import {
  deliveryFaults,
  deliveryStates,
  endpointStates,
  eventTypes,
  MAX_WEBHOOK_ENDPOINTS,
  offReasons,
} from './events.ts';

const shared = { api: 'admin', access: 'admin', permission: 'webhooks.manage', mutates: true } as const;

/** The settings of an endpoint that an administrator chooses. */
const terms = z.strictObject({
  /** Where events are sent to: https, without a user name, and not inside a private network. */
  url: lineText(500).trim().min(1),
  /** For the people of the shop: whose system it is. */
  name: lineText(80).trim().min(1),
  events: z.array(z.enum(eventTypes)).min(1).max(eventTypes.length),
});
export type WebhookTerms = z.output<typeof terms>;

const webhook = z.object({
  endpoint_id: id,
  url: z.string(),
  name: z.string(),
  events: z.array(z.enum(eventTypes)),
  state: z.enum(endpointStates),
  off_reason: z.enum(offReasons).nullable(),
  /** The moment until which deliveries are signed with the former secret too. */
  former_secret_until: instant.nullable(),
  last_delivered_at: instant.nullable(),
  /** Deliveries that wait for their first or next try. */
  waiting: z.number().int(),
});
export type WireWebhook = z.infer<typeof webhook>;
const withSecret = z.object({ webhook, secret: z.string() });

const delivery = z.object({
  delivery_id: id,
  endpoint_id: id,
  endpoint: z.string(),
  /** Of the header `webhook-id`: the same at every try. */
  event_key: z.string(),
  type: z.string(),
  /** Number of the order, article, invoice or customer; empty without one. */
  subject: z.string(),
  at: instant,
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  tried_at: instant.nullable(),
  /** Absent once it is delivered or given up. */
  next_try_at: instant.nullable(),
  /** Status of the last answer; null without an answer. */
  status: z.number().int().nullable(),
  fault: z.enum(deliveryFaults).nullable(),
  took_ms: z.number().int().nullable(),
  /** The beginning of the last answer. */
  answer: z.string(),
});
export type WireDelivery = z.infer<typeof delivery>;

const deliveries = adminList({
  path: '/webhooks/deliveries',
  permission: 'webhooks.manage',
  sorts: ['-id', 'id'],
  filters: { state: z.enum(deliveryStates).optional(), endpoint: id.optional() },
  row: delivery,
  summary: 'Deliveries of events; `search` finds the type of an event.',
});

/** Webhooks of the site (docs/webhooks.md), for managers. */
export const webhooks = {
  list: endpoint({
    ...shared,
    path: '/webhooks/list',
    mutates: false,
    request: nothing,
    response: z.array(webhook),
    summary: `Endpoints of the site, ${MAX_WEBHOOK_ENDPOINTS} at most.`,
  }),
  add: endpoint({
    ...shared,
    path: '/webhooks/add',
    request: z.object({ terms }),
    response: withSecret,
    summary:
      'Make an endpoint. Its secret is in this answer only. `fields.url` is `address` for one that may not be called; 409 ' +
      'conflict with `fields.endpoints: full`.',
  }),
  change: endpoint({
    ...shared,
    path: '/webhooks/change',
    /** `seen`: the terms that the caller was shown. */
    request: z.object({ endpointID: id, seen: terms, terms }),
    response: webhook,
    summary:
      'Change an endpoint. 409 conflict with `fields.endpoint: changed` where a colleague changed it meanwhile.',
  }),
  setState: endpoint({
    ...shared,
    path: '/webhooks/set_state',
    request: z.object({ endpointID: id, state: z.enum(['active', 'paused']) }),
    response: webhook,
    summary: 'Pause an endpoint, or switch it on (again). While it is paused, events wait.',
  }),
  remove: endpoint({
    ...shared,
    path: '/webhooks/remove',
    request: z.object({ endpointID: id }),
    response: z.object({ endpoint_id: id }),
    summary: 'Remove an endpoint with its deliveries.',
  }),
  rotate: endpoint({
    ...shared,
    path: '/webhooks/rotate',
    request: z.object({ endpointID: id }),
    response: withSecret,
    summary: 'Give an endpoint a new secret. For a day deliveries are signed with the former one too.',
  }),
  test: endpoint({
    ...shared,
    path: '/webhooks/test',
    request: z.object({ endpointID: id }),
    response: z.object({ delivery_id: id }),
    summary: 'Send an event `webhook.test` to an endpoint.',
  }),
  deliveries: deliveries.list,
  deliveriesFile: deliveries.file,
  again: endpoint({
    ...shared,
    path: '/webhooks/send_again',
    request: z.object({ deliveryID: id }),
    response: z.object({ delivery_id: id }),
    summary: 'Send one event again, with the same id.',
  }),
  replay: endpoint({
    ...shared,
    path: '/webhooks/replay',
    request: z.object({ endpointID: id, since: z.iso.datetime() }),
    response: z.object({ count: z.number().int() }),
    summary:
      'Send all events since a moment again, of those types that the endpoint has now; 30 days at most.',
  }),
};
