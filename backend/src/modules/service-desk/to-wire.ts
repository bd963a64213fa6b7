import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { adminUsers, customers, customerUsers, type Task, tasks } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { loadAbout } from '../tasks/to-wire.ts';

export type WireDeskTask = z.input<typeof endpoints.serviceDesk.list.response>[number];

const askedBy = sql<string>`${customerUsers.firstName} || ' ' || ${customerUsers.lastName}`;

/** Query for tasks with customer, asking user and assigned administrator; the caller adds filter and order. */
export const selectDeskTasks = (tx: Tx) =>
  tx
    .select({ task: tasks, company: customers.company, askedBy, assignee: adminUsers.name })
    .from(tasks)
    .innerJoin(customers, eq(customers.id, tasks.customerId))
    .innerJoin(customerUsers, eq(customerUsers.id, tasks.userId))
    .leftJoin(adminUsers, eq(adminUsers.id, tasks.assignedTo))
    .$dynamic();

interface DeskRow {
  task: Task;
  company: string;
  askedBy: string;
  assignee: string | null;
}

export async function toWireDeskTasks(tx: Tx, rows: readonly DeskRow[], now: Date): Promise<WireDeskTask[]> {
  const about = await loadAbout(
    tx,
    rows.map(({ task }) => task.id),
  );
  return rows.map(({ task, company, askedBy, assignee }) => ({
    ...{ task_id: task.id, title: task.title, kind: task.kind, status: task.status, company },
    asked_by: askedBy,
    assigned_to: task.assignedTo === null ? null : { admin_id: task.assignedTo, name: assignee ?? '' },
    created: task.createdAt.toISOString(),
    last_message_at: task.lastMessageAt.toISOString(),
    promised_at: task.promisedAt?.toISOString() ?? null,
    is_late: task.status === 'open' && task.promisedAt !== null && task.promisedAt < now,
    about: about.get(task.id) ?? [],
  }));
}
