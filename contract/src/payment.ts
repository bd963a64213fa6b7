import { z } from 'zod';
import { euro, id, instant, text } from './fields.ts';

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
 * How an order's payment stands. `invoice`: nothing to pay now. `online` and `open`: the browser goes to
 * `redirect_url`; without one the provider did not answer, and `set_pay_order` asks again. Whether it is paid is the
 * backend's word alone, never the browser's return.
 */
export const orderPayment = z.object({
  kind: z.enum(['invoice', 'online']),
  state: z.enum(['open', 'paid', 'failed']),
  redirect_url: z.url().optional(),
});

/** The shop's own origin, for the way back from the payment page; another one's is refused. */
export const returnOrigin = text(200).optional();

export const paymentOption = z.object({
  source: z.enum(paymentSources),
  label: z.string(),
  kind: z.enum(['invoice', 'online']),
});

export const sentOrder = z.object({
  order_id: id,
  order_number: z.string(),
  order_status: z.number(),
  total: euro,
  total_incl: euro,
  payment_state: z.enum(['open', 'paid', 'failed']).optional(),
  /** An instant: the order waits for payment until then. Absent when it goes on an invoice. */
  pay_before: instant.optional(),
  payment: orderPayment.optional(),
});
