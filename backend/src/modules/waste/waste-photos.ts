import type { Tx } from '../../db/connect.ts';
import { wasteEntries, wastePhotos } from '../../db/schema/index.ts';
import { and, count, eq, isNull, or } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Blob, Call } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type HashedPhoto, MAX_UNSENT_PHOTOS, uploadPhoto } from '../photos/upload-photo.ts';
import { lockUser } from './lock-user.ts';

const unsent = (userId: number) => and(eq(wastePhotos.userId, userId), isNull(wastePhotos.wasteId));

async function findUnsent(tx: Tx, userId: number, sha256: string) {
  const [known] = await tx
    .select({ photo_id: wastePhotos.id })
    .from(wastePhotos)
    .where(and(unsent(userId), eq(wastePhotos.sha256, sha256)));
  return known;
}

/** Stores a photo for an entry. A file that waits for its entry already is not stored twice. */
export async function storePhoto(tx: Tx, siteId: string, userId: number, photo: HashedPhoto) {
  await lockUser(tx, userId);
  const known = await findUnsent(tx, userId, photo.sha256);
  if (known) return known;
  const [waiting] = await tx.select({ photos: count() }).from(wastePhotos).where(unsent(userId));
  if ((waiting?.photos ?? 0) >= MAX_UNSENT_PHOTOS)
    throw new DomainError('invalid_request', 'Too many photos wait for an entry.', { base64: 'too_many' });
  const [row] = await tx
    .insert(wastePhotos)
    .values({ siteId, userId, ...photo })
    .returning({ photo_id: wastePhotos.id });
  return orNotFound(row);
}

/** @throws DomainError payload_too_large; invalid_request with `base64`; too_busy */
export function uploadWastePhoto(call: Call, base64: string) {
  const { site, customer } = call.viewer;
  const { userId } = orNotFound(customer);
  return uploadPhoto(call, base64, {
    find: (tx, sha256) => findUnsent(tx, userId, sha256),
    store: (tx, photo) => storePhoto(tx, site.id, userId, photo),
  });
}

/** A photo of the customer's entries, or one that the user has not sent yet. @throws DomainError not_found */
export async function readWastePhoto(
  tx: Tx,
  viewer: Viewer,
  { wastePhotoID, size }: { wastePhotoID: number; size: 'thumb' | 'full' },
): Promise<Blob> {
  const { userId, customerId } = orNotFound(viewer.customer);
  const [photo] = await tx
    .select({ bytes: size === 'thumb' ? wastePhotos.thumb : wastePhotos.bytes })
    .from(wastePhotos)
    .leftJoin(wasteEntries, eq(wasteEntries.id, wastePhotos.wasteId))
    .where(
      and(eq(wastePhotos.id, wastePhotoID), or(eq(wasteEntries.customerId, customerId), unsent(userId))),
    );
  return {
    fileName: `verspilling-${wastePhotoID}.webp`,
    contentType: 'image/webp',
    bytes: orNotFound(photo).bytes,
  };
}
