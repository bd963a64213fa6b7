import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { customerUsers, type Task, taskAbout, tasks } from '../../db/schema/index.ts';
import { and, count, desc, eq, inArray, type SQL, sql } from '../../db/sql.ts';
import { findTask } from './find-task.ts';
import type { TaskUser } from './task-user.ts';
import { loadAbout, loadThread, toWireTask, type WireTask } from './to-wire.ts';
import { countUnread, isUnread } from './unread.ts';

type Request = z.output<typeof endpoints.tasks.all.request>;
type Answer = z.input<typeof endpoints.tasks.all.response>;
type Details = z.input<typeof endpoints.tasks.details.response>;

/** Search condition on the texts of a task that a customer can read, case-insensitive by the Dutch collation. */
function matching(text: string): SQL | undefined {
  const wanted = text.trim().replace(/^#/, '').replace(/\s+/g, ' ');
  if (wanted === '') return undefined;
  const has = (column: SQL) =>
    sql`strpos(lower(${column} COLLATE nl) COLLATE "C", lower(${wanted}::text COLLATE nl) COLLATE "C") > 0`;
  return sql`(${has(sql`tasks.title`)} OR tasks.id::text = ${wanted}
    OR EXISTS (SELECT 1 FROM task_messages m WHERE m.task_id = tasks.id AND m.kind <> 'note' AND (${has(sql`m.text`)} OR ${has(sql`m.name`)}))
    OR EXISTS (SELECT 1 FROM task_about a LEFT JOIN orders o ON o.id = a.order_id
      WHERE a.task_id = tasks.id AND (${has(sql`a.name`)} OR ${has(sql`a.number`)} OR o.number::text = ${wanted})))`;
}

function filterOf({ userId, customerId }: TaskUser, request: Request): SQL | undefined {
  const { status, scope, unread, orderID, search } = request;
  return and(
    eq(tasks.customerId, customerId),
    scope === 'own' ? eq(tasks.userId, userId) : undefined,
    status && eq(tasks.status, status),
    unread ? isUnread(userId) : undefined,
    orderID
      ? sql`EXISTS (SELECT 1 FROM ${taskAbout} WHERE ${taskAbout.taskId} = ${tasks.id} AND ${taskAbout.orderId} = ${orderID})`
      : undefined,
    matching(search),
  );
}

const askedBy = sql<string>`${customerUsers.firstName} || ' ' || ${customerUsers.lastName}`;

/** The tasks of the user's customer: tasks that are unread for the user first, then by the latest message. */
export async function listTasks(tx: Tx, user: TaskUser, request: Request): Promise<Answer> {
  const { page, pageSize } = request;
  const filter = filterOf(user, request);
  const [found] = await tx.select({ tasks: count() }).from(tasks).where(filter);
  const unread = isUnread(user.userId);
  const rows = await tx
    .select({ task: tasks, askedBy, unread })
    .from(tasks)
    .innerJoin(customerUsers, eq(customerUsers.id, tasks.userId))
    .where(filter)
    .orderBy(desc(unread), desc(tasks.lastMessageAt), desc(tasks.id))
    .limit(pageSize)
    .offset(page * pageSize);
  const about = await loadAbout(
    tx,
    rows.map(({ task }) => task.id),
  );
  return {
    num_found: found?.tasks ?? 0,
    start: page * pageSize,
    unread: await countUnread(tx, user),
    tasks: rows.map(({ task, askedBy, unread }) =>
      toWireTask(task, user, { askedBy, isRead: !unread, about: about.get(task.id) }),
    ),
  };
}

/** A task as the user sees it. */
export async function wireTask(tx: Tx, user: TaskUser, task: Task): Promise<WireTask> {
  const [seen] = await tx
    .select({ askedBy, unread: isUnread(user.userId) })
    .from(tasks)
    .innerJoin(customerUsers, eq(customerUsers.id, tasks.userId))
    .where(inArray(tasks.id, [task.id]));
  const about = await loadAbout(tx, [task.id]);
  return toWireTask(task, user, {
    askedBy: seen?.askedBy ?? '',
    isRead: !seen?.unread,
    about: about.get(task.id),
  });
}

/** A task with its messages. @throws DomainError not_found */
export async function readTask(tx: Tx, user: TaskUser, taskId: number): Promise<Details> {
  const task = await findTask(tx, taskId, user.customerId);
  const rows = await loadThread(tx, taskId);
  const first = rows.find(({ event }) => event === null);
  return { ...(await wireTask(tx, user, task)), desc: first?.text ?? '', rows };
}
