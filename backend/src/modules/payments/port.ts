import type { IncomingHttpHeaders } from 'node:http';
import type { AttemptState } from '../../db/schema/index.ts';
import type { OnlineSource } from './sources.ts';

/** What a provider needs to ask for money. */
export interface PaymentOrder {
  /** Ours; asking twice with one reference makes one payment. */
  reference: string;
  source: OnlineSource;
  amountCents: number;
  /** What the customer sees there and on the statement. */
  description: string;
  /** Where the provider sends the browser afterwards, whatever came of it. */
  returnUrl: string;
  expiresAt: Date;
}

/** What a provider says about a payment; only ever after it has been proved that it is the provider's word. */
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

/** Somebody who collects money online. An order is paid by its notice, never by the browser's return. */
export interface PaymentProvider {
  name: 'sandbox' | 'mollie';
  /** How long a customer has on the page. */
  lifetimeMs: number;
  start(order: PaymentOrder): Promise<{ providerId: string; redirectUrl: string }>;
  /** Undefined when the sender can't be proved, or speaks of another payment. */
  readWebhook(webhook: Webhook): Promise<Notice | undefined>;
  /** Ask about a payment of which nobody spoke. */
  look(payment: { reference: string; providerId: string }): Promise<Notice | undefined>;
}
