import type { PaymentSource } from '@toonbank/contract';

/** The online payment methods and their names (docs/behaviour.md §10.2). */
export const onlineSources = {
  IDEAL: 'iDEAL',
  MISTERCASH: 'Bancontact',
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  MAESTRO: 'Maestro',
  AFTERPAY: 'Achteraf betalen met AfterPay',
} as const satisfies Partial<Record<PaymentSource, string>>;

export type OnlineSource = keyof typeof onlineSources;

/** Online sources are paid at once, on a provider's page; with the others nothing is due when the order is sent. */
export const isOnline = (source: string): source is OnlineSource => Object.hasOwn(onlineSources, source);
