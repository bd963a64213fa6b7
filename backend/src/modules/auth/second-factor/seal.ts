import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The installation's secret signs other data too, so the key is derived for this purpose alone. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'admin-second-factor', 32));
/** A sealed text that is moved to another administrator's row can't be opened. */
const ownerOf = (siteId: string, adminId: number) => Buffer.from(`${siteId}/${adminId}`);

/** Encrypts the secret of an administrator's app (AES-256-GCM): a copy of the database makes no codes. */
export function seal(bytes: Buffer, secret: string, siteId: string, adminId: number): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(ownerOf(siteId, adminId));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

/** Undefined for a text that was sealed with another secret or for another administrator. */
export function unseal(sealed: string, secret: string, siteId: string, adminId: number): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce)
    .setAAD(ownerOf(siteId, adminId))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}
