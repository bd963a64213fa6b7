import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import {
  adminUsers,
  customers,
  customerUsers,
  type Task,
  taskMessages,
  tasks,
} from '../../db/schema/index.ts';
import { and, asc, desc, eq, ne } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { isColleague } from '../tasks/desk-recipient.ts';
import { loadPhotos } from '../tasks/to-wire.ts';
import { promiseDays } from './promise-days.ts';
import { selectDeskTasks, toWireDeskTasks } from './to-wire.ts';

/** Other tasks of the company that are shown beside one. */
const MAX_OTHER_TASKS = 5;

async function loadRows(tx: Tx, taskId: number) {
  const rows = await tx
    .select()
    .from(taskMessages)
    .where(eq(taskMessages.taskId, taskId))
    .orderBy(asc(taskMessages.id));
  const photos = await loadPhotos(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, kind, author, name, text, event, via, createdAt }) => ({
    ...{ id, kind, author, name, text, event, via },
    created: createdAt.toISOString(),
    photos: photos.get(id) ?? [],
  }));
}

async function loadCustomer(tx: Tx, { id, customerId, userId }: Task) {
  const [customer] = await tx
    .select({
      number: customers.number,
      company: customers.company,
      first_name: customerUsers.firstName,
      phone: customerUsers.phone,
      email: customerUsers.email,
    })
    .from(customerUsers)
    .innerJoin(customers, eq(customers.id, customerUsers.customerId))
    .where(eq(customerUsers.id, userId));
  const others = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.customerId, customerId), ne(tasks.id, id)))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(MAX_OTHER_TASKS);
  return {
    ...orNotFound(customer),
    tasks: others.map(({ id: task_id, title, status, createdAt }) => ({
      ...{ task_id, title, status },
      created: createdAt.toISOString(),
    })),
  };
}

async function loadColleagues(tx: Tx, ownId: number | undefined) {
  const rows = await tx
    .select({ admin_id: adminUsers.id, name: adminUsers.name })
    .from(adminUsers)
    .where(isColleague)
    .orderBy(asc(adminUsers.name), asc(adminUsers.id));
  return rows.map((row) => ({ ...row, own: row.admin_id === ownId }));
}

/** Id of the last row that is not a note; 0 without one. */
const lastSeen = (rows: readonly { id: number; kind: string }[]): number =>
  rows.findLast(({ kind }) => kind !== 'note')?.id ?? 0;

export const readDeskTask = implement(
  endpoints.serviceDesk.details,
  async ({ tx, viewer: { site, admin } }, { taskID }) => {
    const now = new Date();
    const found = orNotFound((await selectDeskTasks(tx).where(eq(tasks.id, taskID)))[0]);
    const task = orNotFound((await toWireDeskTasks(tx, [found], now))[0]);
    const rows = await loadRows(tx, taskID);
    return {
      ...task,
      customer: await loadCustomer(tx, found.task),
      rows,
      seen: lastSeen(rows),
      colleagues: await loadColleagues(tx, admin?.adminId),
      promise_days: await promiseDays(tx, site.id, now),
    };
  },
);
