import type { Tx } from '../../../db/connect.ts';
import { adminUsers, customerUsers, taskPhotos } from '../../../db/schema/index.ts';
import { and, count, eq, isNull, type SQL } from '../../../db/sql.ts';
import { DomainError, orNotFound } from '../../../http/errors.ts';
import type { Call } from '../../../http/implement.ts';
import { type HashedPhoto, MAX_UNSENT_PHOTOS, uploadPhoto } from '../../photos/upload-photo.ts';

/** The person who uploads: a user of a customer, or an administrator. */
export type Uploader = { userId: number } | { adminId: number };

export const isUploader = (who: Uploader): SQL =>
  'userId' in who ? eq(taskPhotos.userId, who.userId) : eq(taskPhotos.adminId, who.adminId);

/** One upload of a person at a time passes here, so that the limit also holds for many at once. */
async function lockUploader(tx: Tx, who: Uploader): Promise<void> {
  const table = 'userId' in who ? customerUsers : adminUsers;
  const id = 'userId' in who ? who.userId : who.adminId;
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update');
}

const shown = { photo_id: taskPhotos.id, width: taskPhotos.width, height: taskPhotos.height };

async function findUnsent(tx: Tx, who: Uploader, sha256: string) {
  const [known] = await tx
    .select(shown)
    .from(taskPhotos)
    .where(and(isUploader(who), isNull(taskPhotos.messageId), eq(taskPhotos.sha256, sha256)));
  return known;
}

/** Stores a photo for a message of the same transaction. */
export async function insertPhoto(tx: Tx, siteId: string, who: Uploader, photo: HashedPhoto) {
  const [row] = await tx
    .insert(taskPhotos)
    .values({ siteId, ...who, ...photo })
    .returning(shown);
  return orNotFound(row);
}

/** Stores a photo that was made. A file that waits for its message already is not stored twice. */
export async function storePhoto(tx: Tx, siteId: string, who: Uploader, photo: HashedPhoto) {
  await lockUploader(tx, who);
  const known = await findUnsent(tx, who, photo.sha256);
  if (known) return known;
  const [unsent] = await tx
    .select({ photos: count() })
    .from(taskPhotos)
    .where(and(isUploader(who), isNull(taskPhotos.messageId)));
  if ((unsent?.photos ?? 0) >= MAX_UNSENT_PHOTOS)
    throw new DomainError('invalid_request', 'Too many photos wait for a message.', { base64: 'too_many' });
  return insertPhoto(tx, siteId, who, photo);
}

/**
 * Stores an uploaded photo until its message is sent.
 * @throws DomainError payload_too_large; invalid_request with `base64`; too_busy
 */
export const uploadTaskPhoto = (call: Call, who: Uploader, base64: string) =>
  uploadPhoto(call, base64, {
    find: (tx, sha256) => findUnsent(tx, who, sha256),
    store: (tx, photo) => storePhoto(tx, call.viewer.site.id, who, photo),
  });
