import type { Tx } from '../../db/connect.ts';
import { type Task, type TaskMessage, taskMessages, taskPhotos } from '../../db/schema/index.ts';
import { and, eq, inArray, isNull, type SQL } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';

export interface MessageContent {
  text: string;
  /** Ids of photos that the author uploaded and has not sent yet. */
  photos?: readonly number[];
  via?: TaskMessage['via'] | undefined;
  /** Message-ID of the mail. */
  mailId?: string;
  requestKey?: string | undefined;
}

type Written = Pick<TaskMessage, 'author' | 'name'> &
  Partial<Pick<TaskMessage, 'kind' | 'event' | 'userId' | 'adminId'>>;

async function attachPhotos(tx: Tx, { id, taskId, userId, adminId }: TaskMessage, photos: readonly number[]) {
  if (photos.length === 0) return;
  const ids = [...new Set(photos)];
  const owner: SQL = userId === null ? eq(taskPhotos.adminId, adminId ?? 0) : eq(taskPhotos.userId, userId);
  const sent = await tx
    .update(taskPhotos)
    .set({ taskId, messageId: id })
    .where(and(inArray(taskPhotos.id, ids), isNull(taskPhotos.messageId), owner))
    .returning({ id: taskPhotos.id });
  // A photo of another person, a photo that was sent before and an absent photo get the same answer.
  if (sent.length < ids.length) orNotFound(undefined);
}

/**
 * Appends a message with its photos. @returns undefined when a message with the same mail or key exists
 * @throws DomainError not_found for a photo that is not the author's, or was sent before
 */
export async function appendMessage(
  tx: Tx,
  { id: taskId, siteId }: Pick<Task, 'id' | 'siteId'>,
  written: Written,
  { text, photos = [], via, mailId, requestKey }: MessageContent,
  now: Date,
): Promise<TaskMessage | undefined> {
  const [message] = await tx
    .insert(taskMessages)
    .values({
      ...{ siteId, taskId, text, createdAt: now, ...written },
      ...(via && { via }),
      mailId: mailId ?? null,
      requestKey: requestKey ?? null,
    })
    .onConflictDoNothing()
    .returning();
  if (!message) return undefined;
  await attachPhotos(tx, message, photos);
  return message;
}
