import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookEndpoint } from '../../db/schema/index.ts';
import { seal, unseal } from '../../lib/seal.ts';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

const forSite = (siteId: string) => ({ purpose: 'webhook-secret', owner: siteId });

/** A new secret: as the receiver gets it, and sealed for the database. */
export function makeSecret(installation: string, siteId: string): { shown: string; sealed: string } {
  const bytes = randomBytes(SECRET_BYTES);
  return {
    shown: PREFIX + bytes.toString('base64'),
    sealed: seal(bytes, installation, forSite(siteId)),
  };
}

export interface Signed {
  /** Of the event: the same at every try. */
  key: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The secrets from before the last rotations that deliveries are still signed with. */
export function formerSecretsOf({
  formerSecret: former,
  formerSecretUntil: until,
}: Pick<WebhookEndpoint, 'formerSecret' | 'formerSecretUntil'>): string[] {
  return former && until && until > new Date() ? former.split(' ') : [];
}

/** No secret of an endpoint can be opened: they were sealed by another installation. */
export class SealedElsewhere extends Error {}

/**
 * The headers of Standard Webhooks, with a signature by each secret. Secrets that were sealed by another installation are
 * left out. @throws SealedElsewhere when none is left
 */
export function signedHeaders(
  { key, timestamp, body }: Signed,
  { sealed, installation, siteId }: { sealed: readonly string[]; installation: string; siteId: string },
): Record<string, string> {
  const signatures = sealed.flatMap((secret) => {
    const bytes = unseal(secret, installation, forSite(siteId));
    if (!bytes) return [];
    const signature = createHmac('sha256', bytes).update(`${key}.${timestamp}.${body}`).digest('base64');
    return [`v1,${signature}`];
  });
  if (signatures.length === 0)
    throw new SealedElsewhere('The secret of this webhook belongs to another PAYMENT_SECRET.');
  return {
    'webhook-id': key,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
