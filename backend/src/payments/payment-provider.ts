import type { IncomingHttpHeaders } from 'node:http';
import type { OnlineMethod } from '@toonbank/contract/payment/methods';
import type { AttemptState } from '../db/schema/index.ts';

/** The data that a provider needs to collect a payment. */
export interface PaymentOrder {
  /** Our own; asking twice with one reference makes one payment. */
  reference: string;
  source: OnlineMethod;
  amountCents: number;
  /** The text on the provider's page and on the customer's statement. */
  description: string;
  /** The provider sends the browser there afterwards, whatever the result. */
  returnUrl: string;
  expiresAt: Date;
}

/** A provider's message about a payment; its origin has been verified. */
export interface Notice {
  reference: string;
  state: AttemptState;
  amountCents: number;
}

export interface Webhook {
  reference: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A service that collects money online. An order is paid by its notice, never by the browser's return. */
export interface PaymentProvider {
  name: 'sandbox' | 'mollie';
  /** How long the customer has on the payment page. */
  lifetimeMs: number;
  start(order: PaymentOrder): Promise<{ providerId: string; redirectUrl: string }>;
  /** Undefined when the sender can't be verified, or the message is about another payment. */
  readWebhook(webhook: Webhook): Promise<Notice | undefined>;
  /** Asks about a payment without a notice. */
  check(payment: { reference: string; providerId: string }): Promise<Notice | undefined>;
}
