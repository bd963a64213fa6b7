import { createHash } from 'node:crypto';
import type { Tx } from '../../db/connect.ts';
import { type Task, type TaskMessage, taskMessages, taskPhotos } from '../../db/schema/index.ts';
import { and, eq, inArray } from '../../db/sql.ts';
import { appendMessage, type MessageContent } from './append-message.ts';

/** A key of a form has no dot. */
const changedKey = (requestKey: string, content: object) =>
  `${requestKey}.${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)}`;

/** Of some photos, those that are in no message of the task yet. */
async function notSent(tx: Tx, taskId: number, userId: number, photos: readonly number[]) {
  if (photos.length === 0) return [];
  const sent = await tx
    .select({ id: taskPhotos.id })
    .from(taskPhotos)
    .where(
      and(eq(taskPhotos.taskId, taskId), eq(taskPhotos.userId, userId), inArray(taskPhotos.id, [...photos])),
    );
  return photos.filter((photo) => !sent.some(({ id }) => id === photo));
}

/**
 * Appends a message whose key is known, when its text or photos are not those of the first one: the answer to the first
 * try was lost, and the customer changed the form before the second. @returns undefined for a mere repeat
 */
export async function appendChanged(
  tx: Tx,
  task: Pick<Task, 'id' | 'siteId'>,
  { userId, name }: { userId: number; name: string },
  { text, photos = [], via, requestKey }: MessageContent,
  now: Date,
): Promise<TaskMessage | undefined> {
  if (requestKey === undefined) return undefined;
  const [first] = await tx
    .select({ text: taskMessages.text })
    .from(taskMessages)
    .where(
      and(
        eq(taskMessages.taskId, task.id),
        eq(taskMessages.requestKey, requestKey),
        eq(taskMessages.userId, userId),
      ),
    );
  if (!first) return undefined;
  const added = await notSent(tx, task.id, userId, photos);
  if (first.text === text && added.length === 0) return undefined;
  const content = { text, photos: added, via, requestKey: changedKey(requestKey, { text, photos }) };
  return appendMessage(tx, task, { author: 'customer', userId, name }, content, now);
}
