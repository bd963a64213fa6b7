import type { Tx } from '../../db/connect.ts';
import { type Task, taskReads, tasks } from '../../db/schema/index.ts';
import { and, eq, type SQL, sql } from '../../db/sql.ts';
import { takePart } from './customer-message.ts';
import type { TaskUser } from './task-user.ts';

/** Condition: a task is unread for a user, by a mark or by a later answer of the shop. */
export const isUnread = (userId: number): SQL<boolean> => sql<boolean>`EXISTS (
  SELECT 1 FROM ${taskReads} WHERE ${taskReads.taskId} = ${tasks.id} AND ${taskReads.userId} = ${userId}
    AND (${taskReads.markedUnread} OR coalesce(${tasks.lastAnswerId}, 0) > ${taskReads.seenAnswerId}))`;

/** The number of unread tasks of a user, of the company that the user belongs to now. */
export async function countUnread(
  tx: Tx,
  { userId, customerId }: Pick<TaskUser, 'userId' | 'customerId'>,
): Promise<number> {
  const [row] = await tx
    .select({ unread: sql<number>`count(*)::int` })
    .from(taskReads)
    .innerJoin(tasks, eq(tasks.id, taskReads.taskId))
    .where(
      and(
        eq(taskReads.userId, userId),
        eq(tasks.customerId, customerId),
        sql`(${taskReads.markedUnread} OR coalesce(${tasks.lastAnswerId}, 0) > ${taskReads.seenAnswerId})`,
      ),
    );
  return row?.unread ?? 0;
}

/**
 * Marks a task read or unread for one user. Only an existing row is marked read, so that a colleague who reads a task
 * does not become a participant.
 */
export async function markRead(tx: Tx, task: Task, userId: number, read: boolean): Promise<void> {
  const { siteId, id: taskId, lastAnswerId } = task;
  if (!read) {
    await tx
      .insert(taskReads)
      .values({ siteId, taskId, userId, seenAnswerId: lastAnswerId ?? 0, markedUnread: true })
      .onConflictDoUpdate({
        target: [taskReads.siteId, taskReads.taskId, taskReads.userId],
        set: { markedUnread: true },
      });
    return;
  }
  const [known] = await tx
    .select({ userId: taskReads.userId })
    .from(taskReads)
    .where(and(eq(taskReads.taskId, taskId), eq(taskReads.userId, userId)));
  if (known) await takePart(tx, task, userId);
}
