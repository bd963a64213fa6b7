import type { PaymentSource } from './payment.ts';

interface PaymentMethod {
  /** Its present name on the screen, in mails and in documents. */
  name: string;
  /** Its drawing, a symbol of the sprite of payment marks. */
  mark: string;
}

/** Name and mark of each payment method: the one place to change when a method is renamed (docs/behaviour.md §10.2). */
export const paymentMethods: Record<PaymentSource, PaymentMethod> = {
  ECBASE: { name: 'Op factuur', mark: 'invoice' },
  BANKTRANS: { name: 'Overboeking', mark: 'transfer' },
  IDEAL: { name: 'iDEAL | Wero', mark: 'ideal-wero' },
  MISTERCASH: { name: 'Bancontact', mark: 'bancontact' },
  VISA: { name: 'Visa', mark: 'visa' },
  MASTERCARD: { name: 'Mastercard', mark: 'mastercard' },
  MAESTRO: { name: 'Maestro', mark: 'maestro' },
  AFTERPAY: { name: 'Riverty', mark: 'riverty' },
};

/** The methods that are paid on a provider's page. The footer of each shop with a provider names them. */
export const onlineMethods = [
  'IDEAL',
  'MISTERCASH',
  'VISA',
  'MASTERCARD',
  'MAESTRO',
  'AFTERPAY',
] as const satisfies PaymentSource[];
export type OnlineMethod = (typeof onlineMethods)[number];

export const isOnline = (source: string): source is OnlineMethod =>
  (onlineMethods as readonly string[]).includes(source);

const isMethod = (source: string): source is PaymentSource => Object.hasOwn(paymentMethods, source);

/** The name of a payment method; a code that is not known stays as it is. */
export const paymentName = (source: string): string =>
  isMethod(source) ? paymentMethods[source].name : source;
