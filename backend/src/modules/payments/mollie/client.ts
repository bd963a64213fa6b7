import createMollieClient, { Locale, type PaymentMethod } from '@mollie/api-client';
import { z } from 'zod';

const TIMEOUT_MS = 10_000;

/** What we read of a payment there. Amounts are text in euros. */
const molliePayment = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.object({ currency: z.string(), value: z.string() }),
  metadata: z.unknown(),
  _links: z.object({ checkout: z.object({ href: z.url() }).optional() }),
});
export type MolliePayment = z.infer<typeof molliePayment>;

export interface NewMolliePayment {
  amount: { currency: 'EUR'; value: string };
  description: string;
  redirectUrl: string;
  webhookUrl: string;
  method?: `${PaymentMethod}`;
  metadata: { reference: string };
}

/** The two calls that we make of Mollie's API. */
export interface MollieClient {
  create(payment: NewMolliePayment, idempotencyKey: string): Promise<MolliePayment>;
  get(id: string): Promise<MolliePayment>;
}

/** Mollie's own client has no limit of time, and a buyer is waiting. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(TIMEOUT_MS);
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => late.addEventListener('abort', () => reject(late.reason))),
  ]);
}

/**
 * Mollie by its own client.
 * @throws Error when Mollie refuses, does not answer in ten seconds, or answers something else
 */
export function mollieClient(apiKey: string): MollieClient {
  const { payments } = createMollieClient({ apiKey });
  return {
    create: async ({ method, ...payment }, idempotencyKey) =>
      molliePayment.parse(
        await inTime(
          payments.create({
            ...payment,
            locale: Locale.nl_NL,
            idempotencyKey,
            ...(method && { method: method as PaymentMethod }),
          }),
        ),
      ),
    get: async (id) => molliePayment.parse(await inTime(payments.get(id))),
  };
}
