/** Events that other systems can be told of. Each event names one thing; a receiver reads the rest by the integration API. */
export const eventTypes = [
  'order.placed',
  'order.changed',
  'order.delivered',
  'order.cancelled',
  'invoice.created',
  'payment.received',
  'customer.registered',
  'customer.changed',
  'product.changed',
  'price.changed',
  'stock.changed',
  'import.applied',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Sent by an administrator who tries an endpoint. */
export const TEST_EVENT = 'webhook.test';

/** Endpoints of one site. */
export const MAX_WEBHOOK_ENDPOINTS = 10;
/** Events and their deliveries are kept for so long. */
export const EVENT_DAYS = 30;

/** `paused` by an administrator: events wait. `off` by itself: nothing is kept for it. */
export const endpointStates = ['active', 'paused', 'off'] as const;
export type EndpointState = (typeof endpointStates)[number];

/** Why it went off: the receiver answered 410, or answered nothing right for three days. */
export const offReasons = ['gone', 'failing'] as const;
export type OffReason = (typeof offReasons)[number];

export const deliveryStates = ['queued', 'delivered', 'given_up'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why there was no answer. `refused_address`: it leads into a private network; `secret`: nothing could be signed. */
export const deliveryFaults = [
  'refused_address',
  'not_found',
  'timeout',
  'certificate',
  'unreachable',
  'secret',
] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];
