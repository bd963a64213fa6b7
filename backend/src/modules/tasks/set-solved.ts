import type { Tx } from '../../db/connect.ts';
import { type Site, type Task, tasks } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { appendMessage } from './append-message.ts';
import { takePart } from './customer-message.ts';
import { newPromise } from './promise.ts';
import { mailParticipants, mailShop } from './task-mails.ts';
import type { TaskAdmin, TaskUser } from './task-user.ts';

type Person = TaskUser | TaskAdmin;

const authorOf = (person: Person) =>
  'adminId' in person
    ? { author: 'shop' as const, adminId: person.adminId, name: person.name }
    : { author: 'customer' as const, userId: person.userId, name: person.userName };

/**
 * Solves a locked task, or reopens it: then the shop owes an answer. The other side is notified by mail, but the shop
 * gets no mail about a solved task. A task that has that state already does not change.
 */
export async function setSolved(
  tx: Tx,
  site: Site,
  task: Task,
  { person, solved }: { person: Person; solved: boolean },
  now = new Date(),
): Promise<void> {
  if ((task.status === 'solved') === solved) return;
  const by = authorOf(person);
  const event = solved ? 'solved' : 'reopened';
  const message = await appendMessage(tx, task, { ...by, kind: 'event', event }, { text: '' }, now);
  if (!message) return;
  await tx
    .update(tasks)
    .set({
      ...(solved
        ? { status: 'solved', solvedAt: now, promisedAt: null }
        : { status: 'open', solvedAt: null, promisedAt: await newPromise(tx, site.id, now) }),
      escalatedAt: null,
      lastMessageAt: now,
      ...(by.author === 'shop' && { lastAnswerId: message.id }),
    })
    .where(eq(tasks.id, task.id));
  if ('userId' in person) await takePart(tx, task, person.userId);
  if (by.author === 'customer' && !solved) await mailShop(tx, site, task, message.id);
  if (by.author === 'shop' && solved) await mailParticipants(tx, task, 'task-solved', message.id);
}
