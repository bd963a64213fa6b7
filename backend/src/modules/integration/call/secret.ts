import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hashSecret } from '../../../http/viewer.ts';

/** The id is for finding the row; 43 characters are 256 random bits. */
const SECRET = /^tbk_([1-9]\d{0,9})_[\w-]{43}$/;
const MAX_ID = 2_147_483_647;

/** A new secret of a key. It is shown once; only its hash is stored. */
export const newSecret = (keyId: number): string => `tbk_${keyId}_${randomBytes(32).toString('base64url')}`;

/** The key that a secret says it belongs to; undefined for a text that is no secret. */
export function keyIdOf(secret: string): number | undefined {
  const id = Number(SECRET.exec(secret)?.[1]);
  return id <= MAX_ID ? id : undefined;
}

/** Whether a secret has this hash. Takes as long for a wrong one as for a right one. */
export function isSecretOf(secret: string, hash: string | null | undefined): boolean {
  const stored = Buffer.from(hash ?? '0'.repeat(64), 'hex');
  const isEqual = timingSafeEqual(Buffer.from(hashSecret(secret), 'hex'), stored);
  return isEqual && typeof hash === 'string';
}
