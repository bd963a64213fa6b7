import { createHash } from 'node:crypto';
import type { Tx } from '../../db/connect.ts';
import type { Call } from '../../http/implement.ts';
import { decodeBase64 } from '../media/decode-base64.ts';
import { type MadePhoto, makePhoto } from './make-photo.ts';

/** Photos of one person that wait for what they belong to; after a day they are removed. */
export const MAX_UNSENT_PHOTOS = 60;

/** `sha256` is the hash of the file as it was uploaded. */
export type HashedPhoto = MadePhoto & { sha256: string };

export const photoHash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Where photos of one kind are stored. */
interface PhotoStore<T> {
  /** The same file, if the person has uploaded it and not sent it yet. */
  find(tx: Tx, sha256: string): Promise<T | undefined>;
  store(tx: Tx, photo: HashedPhoto): Promise<T>;
}

/**
 * Makes and stores an uploaded photo. No connection is held while it is made.
 * @throws DomainError payload_too_large; invalid_request with `base64`; too_busy
 */
export async function uploadPhoto<T>(
  { database, viewer }: Pick<Call, 'database' | 'viewer'>,
  base64: string,
  { find, store }: PhotoStore<T>,
): Promise<T> {
  const siteId = viewer.site.id;
  const bytes = decodeBase64(base64);
  const sha256 = photoHash(bytes);
  const known = await database.inSite(siteId, (tx) => find(tx, sha256));
  if (known) return known;
  const photo = await makePhoto(siteId, bytes);
  return database.inSite(siteId, (tx) => store(tx, { ...photo, sha256 }));
}
