import type { Tx } from '../../../db/connect.ts';
import { taskMessages, taskPhotos, tasks } from '../../../db/schema/index.ts';
import { and, eq, isNull, ne, or, type SQL } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';
import type { Blob } from '../../../http/implement.ts';
import type { TaskUser } from '../task-user.ts';
import { isUploader } from './store-photo.ts';

export type PhotoSize = 'thumb' | 'full';

async function read(tx: Tx, photoId: number, size: PhotoSize, which: SQL | undefined): Promise<Blob> {
  const [photo] = await tx
    .select({ bytes: size === 'thumb' ? taskPhotos.thumb : taskPhotos.bytes })
    .from(taskPhotos)
    .leftJoin(tasks, eq(tasks.id, taskPhotos.taskId))
    .leftJoin(taskMessages, eq(taskMessages.id, taskPhotos.messageId))
    .where(and(eq(taskPhotos.id, photoId), which));
  return { fileName: `foto-${photoId}.webp`, contentType: 'image/webp', bytes: orNotFound(photo).bytes };
}

/** Condition that excludes the photos of notes, which customers must not see. */
const isNoNote = ne(taskMessages.kind, 'note');

/** A photo of a task of the user's customer, or one that the user has not sent yet. @throws DomainError not_found */
export const readOwnPhoto = (tx: Tx, { userId, customerId }: TaskUser, photoId: number, size: PhotoSize) =>
  read(
    tx,
    photoId,
    size,
    or(
      and(eq(tasks.customerId, customerId), isNoNote),
      and(isNull(taskPhotos.messageId), isUploader({ userId })),
    ),
  );

/** A photo of one task. @throws DomainError not_found */
export const readTaskPhoto = (tx: Tx, taskId: number, photoId: number, size: PhotoSize) =>
  read(tx, photoId, size, and(eq(tasks.id, taskId), isNoNote));

/**
 * Any photo that was sent on the site, or one that the administrator has not sent yet. @throws DomainError not_found
 */
export const readPhotoForAdmin = (tx: Tx, adminId: number, photoId: number, size: PhotoSize) =>
  read(
    tx,
    photoId,
    size,
    or(eq(tasks.id, taskPhotos.taskId), and(isNull(taskPhotos.messageId), isUploader({ adminId }))),
  );
