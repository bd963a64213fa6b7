import type { Tx } from '../../../backend/src/db/connect.ts';
import {
  adminUsers,
  cannedAnswers,
  taskAbout,
  taskMessages,
  taskPhotos,
  taskReads,
  tasks,
} from '../../../backend/src/db/schema/index.ts';
import { eq } from '../../../backend/src/db/sql.ts';
import { promiseFor } from '../../../backend/src/modules/tasks/promise.ts';
import { insertRows, needed } from '../bulk-insert.ts';
import { adminNames, adminUsername } from '../customers/accounts.ts';
import type { WrittenCustomer } from '../customers/customers.ts';
import type { DemoSite } from '../sites.ts';
import { aboutRows } from './about-rows.ts';
import { cannedAnswerTexts } from './canned-answers.ts';
import { type DemoTask, ofBuyer, ofCounter } from './conversations.ts';
import type { makeDamagePhoto } from './damaged-box.ts';
import { type Found, findBought } from './find-bought.ts';

type Photo = Awaited<ReturnType<typeof makeDamagePhoto>>;
const BUYER = 1;
const COUNTER = 2;
const HOUR_MS = 3_600_000;

interface Author {
  userId: number;
  name: string;
}

interface People {
  customer: WrittenCustomer;
  admin: { id: number; name: string };
}

interface ToWrite {
  siteId: string;
  task: DemoTask;
  asker: Author;
  people: People;
  found: Found;
  photo: Photo;
  now: Date;
}

async function writeTask(tx: Tx, { siteId, task, asker, people, found, photo, now }: ToWrite) {
  const { customer, admin } = people;
  const { kind, title, status, messages } = task;
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const last = needed(messages.at(-1), 'message');
  const createdAt = at(messages[0].hoursAgo);
  const lastMessageAt = at(last.hoursAgo);
  const [row] = await tx
    .insert(tasks)
    .values({
      ...{ siteId, customerId: customer.id, userId: asker.userId, kind, title, status },
      ...{ createdAt, lastMessageAt, assignedTo: task.assigned ? admin.id : null },
      promisedAt: status === 'open' ? promiseFor(createdAt, []) : null,
      solvedAt: status === 'solved' ? lastMessageAt : null,
    })
    .returning();
  const { id: taskId } = needed(row, 'task');
  const about = await aboutRows(tx, found, task, customer.id);
  await insertRows(tx, {
    table: taskAbout,
    siteId,
    rows: about.map((row, position) => ({ ...row, taskId, position })),
  });
  let answerId = 0;
  for (const { by, hoursAgo, text, photo: hasPhoto } of messages) {
    const author =
      by === 'shop'
        ? { author: 'shop' as const, adminId: admin.id, name: admin.name }
        : { author: 'customer' as const, userId: asker.userId, name: asker.name };
    const [message] = await tx
      .insert(taskMessages)
      .values({ siteId, taskId, text, createdAt: at(hoursAgo), ...author })
      .returning();
    const { id: messageId } = needed(message, 'message');
    if (by === 'shop') answerId = messageId;
    if (hasPhoto)
      await tx.insert(taskPhotos).values({
        ...{ siteId, taskId, messageId, userId: asker.userId, createdAt: at(hoursAgo), ...photo },
      });
  }
  if (answerId > 0) await tx.update(tasks).set({ lastAnswerId: answerId }).where(eq(tasks.id, taskId));
  if (status === 'solved')
    await tx.insert(taskMessages).values({
      ...{ siteId, taskId, kind: 'event', event: 'solved', author: 'customer' },
      ...{ userId: asker.userId, name: asker.name, createdAt: lastMessageAt },
    });
  await tx
    .insert(taskReads)
    .values({ siteId, taskId, userId: asker.userId, seenAnswerId: task.unread ? 0 : answerId });
}

interface SiteTasks {
  site: DemoSite;
  customers: WrittenCustomer[];
  photo: Photo;
  now: Date;
}

/** Conversations of each shop's buyer and counter, and the shop's canned answers. */
export async function writeTasks(tx: Tx, { site, customers, photo, now }: SiteTasks): Promise<void> {
  const siteId = site.id;
  const [manager] = await tx
    .select({ id: adminUsers.id })
    .from(adminUsers)
    .where(eq(adminUsers.username, adminUsername(siteId)));
  const admin = { id: needed(manager, 'manager').id, name: adminNames.manager };
  for (const customer of customers.filter(({ index }) => index === BUYER || index === COUNTER)) {
    const found = await findBought(tx, customer.id);
    const { firstName, lastName, userId, colleague } = customer;
    const asker = { userId, name: `${firstName} ${lastName}` };
    const isBuyer = customer.index === BUYER;
    const planned = isBuyer ? ofBuyer(found.bought, customer.kind === 'consumer') : ofCounter(found.bought);
    for (const task of planned)
      await writeTask(tx, {
        ...{ siteId, task, people: { customer, admin }, found, photo, now },
        asker: (task.byColleague && colleague) || asker,
      });
  }
  await insertRows(tx, {
    table: cannedAnswers,
    siteId,
    rows: cannedAnswerTexts.map((answer, position) => ({ ...answer, position })),
  });
}
