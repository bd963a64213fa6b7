import type { Tx } from '../../db/connect.ts';
import { type Task, tasks } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';

const ofCustomer = (taskId: number, customerId: number) =>
  and(eq(tasks.id, taskId), eq(tasks.customerId, customerId));

/** A task of the customer, of any of its users. @throws DomainError not_found */
export async function findTask(tx: Tx, taskId: number, customerId: number): Promise<Task> {
  const [task] = await tx.select().from(tasks).where(ofCustomer(taskId, customerId));
  return orNotFound(task);
}

/** The same, locked: both sides can answer at the same moment. @throws DomainError not_found */
export async function lockTask(tx: Tx, taskId: number, customerId: number): Promise<Task> {
  const [task] = await tx.select().from(tasks).where(ofCustomer(taskId, customerId)).for('no key update');
  return orNotFound(task);
}

/** Any task of the site, locked, for its administrators and for jobs. @throws DomainError not_found */
export async function lockTaskOfSite(tx: Tx, taskId: number): Promise<Task> {
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId)).for('no key update');
  return orNotFound(task);
}
