/** Why somebody has to look at a payment, with the Dutch names for lists and files. */
export const paymentFlagNames = {
  wrong_amount: 'Ander bedrag',
  late: 'Na afloop betaald',
  paid_twice: 'Dubbel betaald',
  order_cancelled: 'Bestelling was geannuleerd',
} as const;
export type WirePaymentFlag = keyof typeof paymentFlagNames;
export const paymentFlags = Object.keys(paymentFlagNames) as [WirePaymentFlag, ...WirePaymentFlag[]];

/** Whether somebody has looked at it. */
export const paymentAreas = ['open', 'handled'] as const;
export type PaymentArea = (typeof paymentAreas)[number];
