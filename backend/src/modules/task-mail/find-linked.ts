import type { Tx } from '../../db/connect.ts';
import type { Site, Task } from '../../db/schema/index.ts';
import { findAbsent } from '../../http/viewer.ts';
import { findTask, lockTask } from '../tasks/find-task.ts';
import type { TaskUser } from '../tasks/task-user.ts';
import type { TaskKey } from './sign-task.ts';

/** Validity of a link and an address, in days after the last message of the task. */
export const LINK_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface LinkedTask {
  task: Task;
  user: TaskUser;
  /** Whether the link and the address have expired. */
  expired: boolean;
}

/**
 * The task of a signed link or address, with its user. `lock` locks the task, for an answer.
 * @returns undefined when the user or the customer is inactive @throws DomainError not_found for a removed task, and
 * for a user who belongs to another customer now
 */
export async function findLinked(
  tx: Tx,
  site: Site,
  { taskId, userId }: TaskKey,
  { lock = false, now = new Date() } = {},
): Promise<LinkedTask | undefined> {
  const user = (await findAbsent(tx, site, userId))?.customer;
  if (!user) return undefined;
  const task = await (lock ? lockTask : findTask)(tx, taskId, user.customerId);
  return { task, user, expired: now.getTime() - task.lastMessageAt.getTime() > LINK_DAYS * DAY_MS };
}
