import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { orderRows, orders, type Task, taskAbout, taskMessages, taskPhotos } from '../../db/schema/index.ts';
import { and, asc, eq, inArray, ne } from '../../db/sql.ts';
import type { TaskUser } from './task-user.ts';

export type WireTask = z.input<typeof endpoints.tasks.createService.response>;
type WireMessage = z.input<typeof endpoints.tasks.details.response>['rows'][number];

/** The referenced orders, lines, products and documents of tasks, by task. */
export async function loadAbout(tx: Tx, taskIds: readonly number[]) {
  if (taskIds.length === 0) return new Map<number, WireTask['about']>();
  const rows = await tx
    .select({ about: taskAbout, orderNumber: orders.number, unit: orderRows.unitDescription })
    .from(taskAbout)
    .leftJoin(orders, eq(orders.id, taskAbout.orderId))
    .leftJoin(orderRows, eq(orderRows.id, taskAbout.orderRowId))
    .where(inArray(taskAbout.taskId, [...taskIds]))
    .orderBy(asc(taskAbout.taskId), asc(taskAbout.position), asc(taskAbout.id));
  const wire = rows.map(({ about, orderNumber, unit }) => ({
    taskId: about.taskId,
    ...{ about_id: about.id, kind: about.kind, name: about.name, number: about.number },
    ...{ order_id: about.orderId, order_number: orderNumber === null ? null : String(orderNumber) },
    ...{ invoice_id: about.invoiceId, product_id: about.productId, label_id: about.labelId },
    ...{ recurring_id: about.recurringId, partner_id: about.partnerId },
    ...{ problem: about.problem, quantity: about.quantity },
    unit: unit ?? '',
  }));
  return Map.groupBy(wire, ({ taskId }) => taskId);
}

/** The photos of messages, by message. */
export async function loadPhotos(tx: Tx, messageIds: readonly number[]) {
  if (messageIds.length === 0) return new Map<number, WireMessage['photos']>();
  const rows = await tx
    .select({
      messageId: taskPhotos.messageId,
      photo_id: taskPhotos.id,
      width: taskPhotos.width,
      height: taskPhotos.height,
    })
    .from(taskPhotos)
    .where(inArray(taskPhotos.messageId, [...messageIds]))
    .orderBy(asc(taskPhotos.id));
  return Map.groupBy(rows, ({ messageId }) => messageId ?? 0);
}

/** The messages of a task, oldest first, without the shop's notes. */
export async function loadThread(tx: Tx, taskId: number): Promise<WireMessage[]> {
  const rows = await tx
    .select()
    .from(taskMessages)
    .where(and(eq(taskMessages.taskId, taskId), ne(taskMessages.kind, 'note')))
    .orderBy(asc(taskMessages.id));
  const photos = await loadPhotos(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, author, name, text, event, via, createdAt }) => ({
    ...{ id, author, name, text, event, via },
    created: createdAt.toISOString(),
    photos: photos.get(id) ?? [],
  }));
}

interface Seen {
  askedBy: string;
  isRead: boolean;
  about: WireTask['about'] | undefined;
}

/** A task as a user of its customer sees it. */
export const toWireTask = (task: Task, { userId }: TaskUser, { askedBy, isRead, about }: Seen): WireTask => ({
  ...{ task_id: task.id, title: task.title, kind: task.kind, status: task.status },
  ...{ is_read: isRead, is_own: task.userId === userId, asked_by: askedBy },
  created: task.createdAt.toISOString(),
  last_message_at: task.lastMessageAt.toISOString(),
  promised_at: task.promisedAt?.toISOString() ?? null,
  about: about ?? [],
});
