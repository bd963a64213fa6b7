import type { OnlineMethod } from '@toonbank/contract/payment/methods';
import { z } from 'zod';
import type { AttemptState } from '../../../db/schema/index.ts';
import type { Notice, PaymentProvider } from '../../../payments/payment-provider.ts';
import { webhookPath } from '../webhook-routes.ts';
import type { MollieClient, MolliePayment, NewMolliePayment } from './client.ts';

/**
 * Sources → Mollie's methods. For any other source the customer chooses on Mollie's page among the account's methods.
 */
const methods: Partial<Record<OnlineMethod, NewMolliePayment['method']>> = {
  IDEAL: 'ideal',
  MISTERCASH: 'bancontact',
  VISA: 'creditcard',
  MASTERCARD: 'creditcard',
  MAESTRO: 'creditcard',
};

/** `pending` and `authorized` may still become either. */
const states: Record<string, AttemptState> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'expired',
};

const ours = z.object({ reference: z.string() });
const MOLLIE_ID = /^tr_[A-Za-z0-9]{1,60}$/;

/** '12.30' → 1230; −1 for another currency or form, which matches no order. */
function centsOf({ currency, value }: MolliePayment['amount']): number {
  const match = /^(\d{1,8})\.(\d{2})$/.exec(value);
  return currency === 'EUR' && match ? Number(match[1]) * 100 + Number(match[2]) : -1;
}

function noticeOf(payment: MolliePayment): Notice | undefined {
  const { data } = ours.safeParse(payment.metadata);
  if (!data) return undefined;
  return {
    reference: data.reference,
    state: states[payment.status] ?? 'open',
    amountCents: centsOf(payment.amount),
  };
}

/**
 * Mollie. Its webhook names a payment and proves nothing; only Mollie's answer to our question counts. Our reference
 * is the idempotency key, so asking twice is harmless.
 */
export function mollieProvider(client: MollieClient, publicUrl: string): PaymentProvider {
  return {
    name: 'mollie',
    lifetimeMs: 15 * 60_000,
    async start({ reference, source, amountCents, description, returnUrl }) {
      const method = methods[source];
      const created = await client.create(
        {
          amount: { currency: 'EUR', value: (amountCents / 100).toFixed(2) },
          description,
          redirectUrl: returnUrl,
          webhookUrl: new URL(webhookPath(reference), publicUrl).href,
          metadata: { reference },
          ...(method && { method }),
        },
        reference,
      );
      const page = created._links.checkout?.href;
      if (!page) throw new Error('Mollie gave no page to pay on.');
      return { providerId: created.id, redirectUrl: page };
    },
    async readWebhook({ reference, body }) {
      const id = new URLSearchParams(body.toString('utf8')).get('id') ?? '';
      if (!MOLLIE_ID.test(id)) return undefined;
      const notice = noticeOf(await client.get(id));
      return notice?.reference === reference ? notice : undefined;
    },
    async check({ providerId }) {
      return noticeOf(await client.get(providerId));
    },
  };
}
