import { z } from 'zod';
import { euro, id, instant, text } from '../fields.ts';

export const paymentSources = [
  'ECBASE',
  'IDEAL',
  'BANKTRANS',
  'VISA',
  'MAESTRO',
  'MASTERCARD',
  'AFTERPAY',
  'MISTERCASH',
] as const;
export type PaymentSource = (typeof paymentSources)[number];

/**
 * The state of an order's payment. `invoice`: nothing to pay now. `online` and `open`: the browser goes to
 * `redirect_url`; without one the provider did not answer, and `set_pay_order` asks again. Only the backend says
 * whether an order is paid, never the browser's return.
 */
export const orderPayment = z.object({
  kind: z.enum(['invoice', 'online']),
  state: z.enum(['open', 'paid', 'failed']),
  redirect_url: z.url().optional(),
});

/** The shop's own origin, which the payment page sends the browser back to; any other origin is refused. */
export const returnOrigin = text(200).optional();

export const paymentOption = z.object({
  source: z.enum(paymentSources),
  label: z.string(),
  kind: z.enum(['invoice', 'online']),
  /** With a credit limit: what this customer can still order with this method, in euros including VAT. */
  available: euro.optional(),
});

export const sentOrder = z.object({
  order_id: id,
  order_number: z.string(),
  order_status: z.number(),
  total: euro,
  total_incl: euro,
  payment_state: z.enum(['open', 'paid', 'failed']).optional(),
  /** An instant: the order waits for payment until then. Absent when it is on an invoice. */
  pay_before: instant.optional(),
  payment: orderPayment.optional(),
});
