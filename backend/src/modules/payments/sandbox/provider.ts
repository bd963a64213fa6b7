import { paymentName } from '@toonbank/contract/payment/methods';
import { z } from 'zod';
import type { Notice, PaymentProvider } from '../../../payments/payment-provider.ts';
import { siteOfReference } from '../reference.ts';
import type { SandboxBooks } from './books.ts';
import { isSigned, SIGNATURE_HEADER, sign } from './signature.ts';

const message = z.object({
  reference: z.string(),
  state: z.enum(['open', 'paid', 'failed', 'cancelled', 'expired']),
  amount_cents: z.number().int(),
});

export interface SandboxOptions {
  books: SandboxBooks;
  /** The secret of the webhook's signature. */
  secret: string;
  /** The address at which browsers reach the backend. */
  publicUrl: string;
}

/** A webhook's body and its signature. */
export function sandboxMessage(secret: string, { reference, state, amountCents }: Notice) {
  const body = JSON.stringify({ reference, state, amount_cents: amountCents });
  return { body, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, body) } };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** A provider that moves no money: a page on our own origin, where a tester chooses the result of the payment. */
export function sandboxProvider({ books, secret, publicUrl }: SandboxOptions): PaymentProvider {
  return {
    name: 'sandbox',
    lifetimeMs: 15 * 60_000,
    async start({ reference, source, amountCents, description, returnUrl, expiresAt }) {
      const siteId = siteOfReference(reference) ?? '';
      const method = paymentName(source);
      await books.open({ reference, siteId, description, method, amountCents, returnUrl, expiresAt });
      return {
        providerId: reference,
        redirectUrl: new URL(`/sandbox-betaling/${reference}`, publicUrl).href,
      };
    },
    async readWebhook({ reference, headers, body }) {
      if (!isSigned(secret, body, headers[SIGNATURE_HEADER])) return undefined;
      const { data } = message.safeParse(parse(body));
      if (data?.reference !== reference) return undefined;
      return { reference, state: data.state, amountCents: data.amount_cents };
    },
    async check({ reference }) {
      const payment = await books.find(reference);
      return payment && { reference, state: payment.state, amountCents: payment.amountCents };
    },
  };
}
