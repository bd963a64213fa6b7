import type { Tx } from '../../db/connect.ts';
import type { Site, Task } from '../../db/schema/index.ts';
import { findAbsent } from '../../http/viewer.ts';
import { findTask, lockTask } from '../tasks/find-task.ts';
import type { TaskUser } from '../tasks/task-user.ts';
import type { TaskKey } from './sign-task.ts';

/** After the last message of the task. */
export const LINK_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface LinkedTask {
  task: Task;
  user: TaskUser;
  /** The link and the address are too old. */
  expired: boolean;
}

/**
 * The task that a link or an address opens, in the name of its user. `lock`: to answer it.
 * @returns undefined when the user or the customer is switched off @throws DomainError not_found for a removed task, and
 * when the user belongs to another customer now
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
