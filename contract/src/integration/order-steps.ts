import { z } from 'zod';
import { instant, lineText } from '../fields.ts';
import { dataEndpoint } from './define.ts';
import { integrationOrder, orderNumber } from './orders.ts';

/** Orders that one call acknowledges. */
export const MAX_ACKNOWLEDGED = 1_000;

const ofNumber = z.strictObject({ number: orderNumber });
const step = { method: 'POST', request: ofNumber, response: integrationOrder } as const;

/**
 * Steps of an order, by the rules of the order desk. An order that has taken the step already is answered as it is, so a call
 * can be repeated. 409 conflict (`faults`, field `status`): `not_possible`, `unpaid` or `cancelled`.
 */
export const orderSteps = {
  acknowledge: dataEndpoint({
    method: 'POST',
    path: '/orders/:number/ontvangen',
    scope: 'orders:write',
    request: ofNumber,
    response: z.object({ number: z.number().int(), acknowledged_at: instant }),
    summary: 'Note that this key has an order. A second time changes nothing.',
  }),
  acknowledgeMany: dataEndpoint({
    method: 'POST',
    path: '/orders/ontvangen',
    scope: 'orders:write',
    request: z.strictObject({
      numbers: z.array(z.number().int().min(1).max(999_999_999)).min(1).max(MAX_ACKNOWLEDGED),
    }),
    response: z.object({
      /** Acknowledged by this key, now or before. */
      acknowledged: z.array(z.number().int()),
      /** No orders of this shop. */
      unknown: z.array(z.number().int()),
    }),
    summary: 'The same for at most 1,000 orders.',
  }),
  takeUp: dataEndpoint({
    ...step,
    path: '/orders/:number/opnemen',
    scope: 'orders:write',
    summary: 'Take an order up: its customer can cancel it no longer.',
  }),
  deliver: dataEndpoint({
    ...step,
    path: '/orders/:number/leveren',
    scope: 'orders:write',
    summary:
      'Note that an order is delivered, which makes its delivery note and invoice, and mails the invoice.',
  }),
  cancel: dataEndpoint({
    ...step,
    path: '/orders/:number/annuleren',
    scope: 'orders:cancel',
    request: z.strictObject({ number: orderNumber, reason: lineText(200).trim().default('') }),
    summary: 'Cancel an order: stock and coupon go back, and the customer gets a mail with the reason.',
  }),
  pay: dataEndpoint({
    ...step,
    path: '/orders/:number/betaald',
    scope: 'orders:pay',
    summary: 'Note that the money for an order is in.',
  }),
};
