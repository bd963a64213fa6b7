import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { applyNotice } from './apply-notice.ts';
import { findAttempt } from './attempts.ts';
import { siteOfReference } from './reference.ts';

const address = z.object({ reference: z.string() });

/** The address for a provider's messages about a payment. */
export const webhookPath = (reference: string): string => `/betalingen/melding/${reference}`;

/**
 * `POST /betalingen/melding/<reference>`: a provider's message. 200 when it was understood, whether it changed
 * anything or not, so that it is not repeated; 403 for a sender that can't be verified; 503 makes the provider repeat
 * it.
 */
export async function registerWebhook(
  app: FastifyInstance,
  { database, provider }: { database: Database; provider: PaymentProvider },
): Promise<void> {
  // Signatures are over bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 20_000 }, (_request, body, done) =>
    done(null, body),
  );
  app.post(webhookPath(':reference'), async (request) => {
    const { reference } = address.parse(request.params);
    const siteId = orNotFound(siteOfReference(reference));
    // First of all: otherwise strangers could make us ask the provider about payments that do not exist.
    orNotFound(await database.inSite(siteId, (tx) => findAttempt(tx, reference)));
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const notice = await provider.readWebhook({ reference, headers: request.headers, body });
    if (!notice) throw new DomainError('cross_origin', 'Only the payment provider may say this.');
    await database.inSite(siteId, (tx) => applyNotice(tx, notice));
    return { result: true };
  });
}
