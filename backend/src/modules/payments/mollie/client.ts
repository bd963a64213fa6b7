import createMollieClient, { Locale, type PaymentMethod } from '@mollie/api-client';
import { z } from 'zod';

const TIMEOUT_MS = 10_000;

/** The fields of a payment at Mollie that we read. Amounts are text in euros. */
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

/** The two calls of Mollie's API that we make. */
export interface MollieClient {
  create(payment: NewMolliePayment, idempotencyKey: string): Promise<MolliePayment>;
  get(id: string): Promise<MolliePayment>;
}

/** Mollie's own client has no time limit, and a buyer is waiting. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(TIMEOUT_MS);
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => late.addEventListener('abort', () => reject(late.reason))),
  ]);
}

/**
 * A client of Mollie, on top of its own one.
 * @throws Error when Mollie refuses, does not answer in ten seconds, or answers in another form
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
