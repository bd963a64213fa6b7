import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'x-sandbox-signature';

/** HMAC-SHA256 of a message's bytes, in hexadecimal. */
export const sign = (secret: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Takes the same time for every wrong signature. */
export function isSigned(secret: string, body: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const received = Buffer.from(signature);
  const expected = Buffer.from(sign(secret, body));
  return received.length === expected.length && timingSafeEqual(received, expected);
}
