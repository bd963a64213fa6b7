import type { Tx } from '../../db/connect.ts';
import { type Site, type Task, type TaskMessage, taskReads, tasks } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { appendChanged } from './append-changed.ts';
import { appendMessage, type MessageContent } from './append-message.ts';
import { newPromise } from './promise.ts';
import { mailShop } from './task-mails.ts';
import type { TaskUser } from './task-user.ts';

/** The user takes part in the task from now on, and has read it. */
export async function takePart(tx: Tx, { siteId, id, lastAnswerId }: Task, userId: number): Promise<void> {
  const seenAnswerId = lastAnswerId ?? 0;
  await tx
    .insert(taskReads)
    .values({ siteId, taskId: id, userId, seenAnswerId })
    .onConflictDoUpdate({
      target: [taskReads.siteId, taskReads.taskId, taskReads.userId],
      set: {
        seenAnswerId: sql`greatest(${taskReads.seenAnswerId}, ${seenAnswerId}::int)`,
        markedUnread: false,
      },
    });
}

/**
 * Adds a customer's message to a locked task. The shop owes an answer then, also when the task was solved. A promise
 * that is still open stays as it is.
 * @returns undefined for a message that came before; one that was changed since is another message
 * @throws DomainError not_found for a photo that is not the user's
 */
export async function addCustomerMessage(
  tx: Tx,
  site: Site,
  task: Task,
  { userId, userName: name }: TaskUser,
  content: MessageContent,
  now = new Date(),
): Promise<TaskMessage | undefined> {
  const by = { author: 'customer', userId, name } as const;
  const message =
    (await appendMessage(tx, task, by, content, now)) ??
    (await appendChanged(tx, task, { userId, name }, content, now));
  if (!message) return undefined;
  if (task.status === 'solved')
    await appendMessage(tx, task, { ...by, kind: 'event', event: 'reopened' }, { text: '' }, now);
  const promise =
    task.status === 'open' && task.promisedAt
      ? {}
      : { promisedAt: await newPromise(tx, site.id, now), escalatedAt: null };
  await tx
    .update(tasks)
    .set({ status: 'open', solvedAt: null, lastMessageAt: now, ...promise })
    .where(eq(tasks.id, task.id));
  await takePart(tx, task, userId);
  await mailShop(tx, site, task, message.id);
  return message;
}
