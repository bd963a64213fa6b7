import type { Tx } from '../../db/connect.ts';
import {
  customers,
  customerUsers,
  type Mail,
  mails,
  type Site,
  type Task,
  type TaskMessage,
  taskMessages,
  taskPhotos,
  tasks,
} from '../../db/schema/index.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, max, min, ne } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { messageIdOf } from '../../mail/message-id.ts';
import { loadAbout } from '../tasks/to-wire.ts';

/** The last mails of a conversation are enough for a mail program. */
const MAX_REFERENCES = 10;

export interface TaskMailData {
  task: Task;
  company: string;
  askedBy: string;
  message: TaskMessage | undefined;
  photos: number;
  /** Actions of the shop, as lines of the conversation. */
  events: string[];
  /** The subject of the task: `Handzeep (50012)`. */
  about: string[];
  references: string[];
}

/** Actions of the shop. A promise is not among them: the answer keeps it. */
const DEEDS = ['credited', 'redelivered'] as const;

/** The lines about what the shop did that stand next to a message, and belong to no other one. */
async function eventsNextTo(tx: Tx, { id, taskId }: TaskMessage): Promise<string[]> {
  const ofMessages = and(eq(taskMessages.taskId, taskId), eq(taskMessages.kind, 'message'));
  const [before] = await tx
    .select({ id: max(taskMessages.id) })
    .from(taskMessages)
    .where(and(ofMessages, lt(taskMessages.id, id)));
  const [after] = await tx
    .select({ id: min(taskMessages.id) })
    .from(taskMessages)
    .where(and(ofMessages, gt(taskMessages.id, id)));
  const rows = await tx
    .select({ text: taskMessages.text })
    .from(taskMessages)
    .where(
      and(
        eq(taskMessages.taskId, taskId),
        inArray(taskMessages.event, [...DEEDS]),
        eq(taskMessages.author, 'shop'),
        gt(taskMessages.id, before?.id ?? 0),
        after?.id ? lt(taskMessages.id, after.id) : undefined,
      ),
    )
    .orderBy(asc(taskMessages.id));
  return rows.map(({ text }) => text);
}

/** The Message-IDs of the mails before this one: ours to the same person, and the person's own. */
async function loadReferences(tx: Tx, site: Site, mail: Mail): Promise<string[]> {
  const taskId = mail.taskId ?? 0;
  const sent = await tx
    .select({ id: mails.id, at: mails.createdAt })
    .from(mails)
    .where(and(eq(mails.taskId, taskId), eq(mails.recipient, mail.recipient), lt(mails.id, mail.id)));
  const received = await tx
    .select({ mailId: taskMessages.mailId, at: taskMessages.createdAt })
    .from(taskMessages)
    .where(
      and(
        eq(taskMessages.taskId, taskId),
        eq(taskMessages.userId, mail.userId ?? 0),
        isNotNull(taskMessages.mailId),
      ),
    )
    .orderBy(desc(taskMessages.id))
    .limit(MAX_REFERENCES);
  return [
    ...sent.map(({ id, at }) => ({ at, id: messageIdOf(site, { id }) })),
    ...received.map(({ mailId, at }) => ({ at, id: messageIdOfMailKey(mailId ?? '') })),
  ]
    .filter(({ id }) => id !== '')
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .slice(-MAX_REFERENCES)
    .map(({ id }) => id);
}

/**
 * How a message remembers its mail. It begins with the task: a Message-ID that was sent to one task takes nothing from
 * another one.
 */
export const mailKeyOf = (taskId: number, messageId: string): string => `${taskId} ${messageId}`;
/** Empty for a mail that had no usable Message-ID. */
const messageIdOfMailKey = (key: string): string => /^\d+ (<[^\s<>]+>)$/.exec(key)?.[1] ?? '';

/** @throws DomainError not_found for a removed task */
export async function loadTaskMail(tx: Tx, site: Site, mail: Mail): Promise<TaskMailData> {
  const [row] = await tx
    .select({
      task: tasks,
      company: customers.company,
      firstName: customerUsers.firstName,
      lastName: customerUsers.lastName,
    })
    .from(tasks)
    .innerJoin(customers, eq(customers.id, tasks.customerId))
    .innerJoin(customerUsers, eq(customerUsers.id, tasks.userId))
    .where(eq(tasks.id, mail.taskId ?? 0));
  const { task, company, firstName, lastName } = orNotFound(row);
  const [message] = await tx
    .select()
    .from(taskMessages)
    .where(and(eq(taskMessages.id, mail.taskMessageId ?? 0), ne(taskMessages.kind, 'note')));
  const photos = message
    ? await tx
        .select({ id: taskPhotos.id })
        .from(taskPhotos)
        .where(inArray(taskPhotos.messageId, [message.id]))
    : [];
  const about = (await loadAbout(tx, [task.id])).get(task.id) ?? [];
  return {
    ...{ task, company, askedBy: `${firstName} ${lastName}`, message, photos: photos.length },
    events: message?.author === 'shop' ? await eventsNextTo(tx, message) : [],
    about: about.map(({ name, number }) => (number && !name.includes(number) ? `${name} (${number})` : name)),
    references: await loadReferences(tx, site, mail),
  };
}
