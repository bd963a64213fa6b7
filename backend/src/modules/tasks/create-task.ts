import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { type Site, type Task, taskAbout, tasks } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { appendMessage, type MessageContent } from './append-message.ts';
import { addCustomerMessage, takePart } from './customer-message.ts';
import { findTask, lockTask } from './find-task.ts';
import { newPromise } from './promise.ts';
import { resolveAbout } from './resolve-about.ts';
import { mailReceipt, mailShop } from './task-mails.ts';
import type { TaskUser } from './task-user.ts';

type Request = z.output<typeof endpoints.tasks.createService.request>;
export type NewTask = Pick<Request, 'title' | 'desc' | 'kind'> &
  Partial<Pick<Request, 'about' | 'photos' | 'requestKey'>> &
  Pick<MessageContent, 'via'>;

/** Checks that a report of a shortage names each line with its problem and quantity. */
function checkShortage({ kind, about = [] }: NewTask): void {
  if (kind !== 'shortage') return;
  const isComplete = about.every(
    ({ kind, problem, quantity }) =>
      kind === 'delivery_line' && problem !== undefined && quantity !== undefined,
  );
  if (about.length === 0 || !isComplete)
    throw new DomainError('invalid_request', 'A shortage names its lines.', { about: 'required' });
  if (new Set(about.map(({ orderID, line }) => `${orderID} ${line}`)).size < about.length)
    throw new DomainError('invalid_request', 'A line is named twice.', { about: 'twice' });
}

/** Checks that a service request is addressed to one partner (docs/behaviour.md §13.8). */
function checkPartner({ kind, about = [] }: NewTask): void {
  if (kind === 'partner' && about.filter((one) => one.kind === 'partner').length !== 1)
    throw new DomainError('invalid_request', 'A service request names its partner.', { about: 'partner' });
}

/** The task that was made with this key. What was changed in the form since is a message in it. */
async function findSent(tx: Tx, site: Site, user: TaskUser, request: NewTask, now: Date): Promise<Task> {
  const { desc, photos = [], requestKey = '', via } = request;
  const [sent] = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.userId, user.userId), eq(tasks.requestKey, requestKey)));
  const task = await lockTask(tx, orNotFound(sent).id, user.customerId);
  await addCustomerMessage(tx, site, task, user, { text: desc, photos, requestKey, via }, now);
  return findTask(tx, task.id, user.customerId);
}

/**
 * Creates a task of a user, mails the shop, and mails the user a receipt. A repeated request with the same key returns
 * the first task.
 * @throws DomainError not_found for a reference or a photo of another customer; invalid_request with `about`
 */
export async function createTask(
  tx: Tx,
  site: Site,
  user: TaskUser,
  request: NewTask,
  now = new Date(),
): Promise<Task> {
  checkShortage(request);
  checkPartner(request);
  const { userId, customerId, userName: name } = user;
  const { title, desc, kind, about = [], photos = [], requestKey, via } = request;
  const [task] = await tx
    .insert(tasks)
    .values({
      ...{ siteId: site.id, customerId, userId, kind, title },
      promisedAt: await newPromise(tx, site.id, now),
      ...{ lastMessageAt: now, createdAt: now, requestKey: requestKey ?? null },
    })
    .onConflictDoNothing()
    .returning();
  if (!task) return findSent(tx, site, user, request, now);
  const rows = await resolveAbout(tx, customerId, about);
  if (rows.length > 0)
    await tx
      .insert(taskAbout)
      .values(rows.map(({ kind = 'order', ...row }) => ({ siteId: site.id, taskId: task.id, kind, ...row })));
  const by = { author: 'customer', userId, name } as const;
  const message = orNotFound(await appendMessage(tx, task, by, { text: desc, photos, via, requestKey }, now));
  await takePart(tx, task, userId);
  await mailReceipt(tx, task, message.id);
  await mailShop(tx, site, task, message.id);
  return task;
}
