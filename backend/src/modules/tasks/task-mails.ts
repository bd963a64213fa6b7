import type { Tx } from '../../db/connect.ts';
import {
  customers,
  customerUsers,
  type Site,
  type Task,
  type TaskMailKind,
  taskMessages,
} from '../../db/schema/index.ts';
import { and, eq, inArray, sql } from '../../db/sql.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { deskRecipient } from './desk-recipient.ts';

/** The users who asked and answered, as far as they and their customer are active. */
async function participantsOf(tx: Tx, task: Task) {
  const wrote = tx
    .select({ id: taskMessages.userId })
    .from(taskMessages)
    .where(and(eq(taskMessages.taskId, task.id), eq(taskMessages.author, 'customer')));
  return tx
    .select({
      userId: customerUsers.id,
      recipient: customerUsers.email,
      recipientName: sql<string>`${customerUsers.firstName} || ' ' || ${customerUsers.lastName}`,
    })
    .from(customerUsers)
    .innerJoin(customers, eq(customers.id, customerUsers.customerId))
    .where(and(inArray(customerUsers.id, wrote), eq(customerUsers.active, true), eq(customers.active, true)));
}

/** One mail to each participant; `messageId`: what it tells. */
export async function mailParticipants(
  tx: Tx,
  task: Task,
  kind: Extract<TaskMailKind, 'task-answered' | 'task-promised' | 'task-solved'>,
  messageId: number,
): Promise<void> {
  const { siteId, id: taskId } = task;
  for (const person of await participantsOf(tx, task))
    await queueMail(tx, {
      ...{ siteId, taskId, taskMessageId: messageId, kind, ...person },
      key: `${kind}:${messageId}:${person.userId}`,
    });
}

/** A receipt to the user who asked. */
export async function mailReceipt(tx: Tx, task: Task, messageId: number): Promise<void> {
  const { siteId, id: taskId, userId } = task;
  const people = await participantsOf(tx, task);
  for (const person of people.filter((person) => person.userId === userId))
    await queueMail(tx, {
      ...{ siteId, taskId, taskMessageId: messageId, ...person },
      ...{ kind: 'task-received', key: `task-received:${taskId}` },
    });
}

/** To the shop's side: a customer waits for an answer. */
export async function mailShop(tx: Tx, site: Site, task: Task, messageId: number): Promise<void> {
  await queueMail(tx, {
    ...{ siteId: site.id, taskId: task.id, taskMessageId: messageId },
    ...{ kind: 'task-to-answer', key: `task-to-answer:${messageId}` },
    ...(await deskRecipient(tx, site, task)),
  });
}
