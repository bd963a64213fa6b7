import type { TaskEvent } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { type Task, type TaskMessage, tasks } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { appendMessage, type MessageContent } from './append-message.ts';
import { mailParticipants } from './task-mails.ts';
import type { TaskAdmin } from './task-user.ts';

/** Changes of a task after which the shop owes no answer. */
const ANSWERED = { promisedAt: null, escalatedAt: null };

/**
 * Adds the shop's answer to a locked task, and mails the participants of the customer. `solve` also solves the task,
 * with the same mail.
 * @returns undefined when the message exists already @throws DomainError not_found for a photo of another person
 */
export async function addShopMessage(
  tx: Tx,
  task: Task,
  { adminId, name }: TaskAdmin,
  { solve = false, ...content }: MessageContent & { solve?: boolean },
  now = new Date(),
): Promise<TaskMessage | undefined> {
  const by = { author: 'shop', adminId, name } as const;
  const message = await appendMessage(tx, task, by, content, now);
  if (!message) return undefined;
  const event =
    solve && task.status !== 'solved'
      ? await appendMessage(tx, task, { ...by, kind: 'event', event: 'solved' }, { text: '' }, now)
      : undefined;
  const isSolved = solve || task.status === 'solved';
  await tx
    .update(tasks)
    .set({
      ...ANSWERED,
      status: isSolved ? 'solved' : 'answered',
      solvedAt: isSolved ? (task.solvedAt ?? now) : null,
      lastAnswerId: event?.id ?? message.id,
      lastMessageAt: now,
    })
    .where(eq(tasks.id, task.id));
  await mailParticipants(tx, task, 'task-answered', message.id);
  return message;
}

/** Adds a note to a task, which only administrators see; the state of the task does not change. */
export const addNote = (
  tx: Tx,
  task: Task,
  { adminId, name }: TaskAdmin,
  content: MessageContent,
  now = new Date(),
): Promise<TaskMessage | undefined> =>
  appendMessage(tx, task, { kind: 'note', author: 'shop', adminId, name }, content, now);

/**
 * Adds an event of the shop to a locked task, without a mail: the caller's answer or `setSolved` sends it.
 */
export async function addShopEvent(
  tx: Tx,
  task: Task,
  { adminId, name }: TaskAdmin,
  event: TaskEvent,
  text: string,
  now = new Date(),
): Promise<TaskMessage | undefined> {
  const by = { kind: 'event', event, author: 'shop', adminId, name } as const;
  const message = await appendMessage(tx, task, by, { text }, now);
  if (message)
    await tx.update(tasks).set({ lastAnswerId: message.id, lastMessageAt: now }).where(eq(tasks.id, task.id));
  return message;
}
