import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { customerUsers, type Site, tasks } from '../../src/db/schema/index.ts';
import { lockTaskOfSite } from '../../src/modules/tasks/find-task.ts';
import { addShopMessage } from '../../src/modules/tasks/shop-message.ts';
import {
  makeAdmin,
  makeCustomer,
  makeSession,
  type TestApp,
  type TestCustomer,
  unique,
} from '../support/index.ts';

type NewTask = z.input<typeof endpoints.tasks.createService.request>;

/** A user who asks, and the calls that the user makes. */
export async function makeAsker(test: TestApp, site: Site, given?: TestCustomer) {
  const customer = given ?? (await makeCustomer(test, site));
  const caller = { site, sid: await makeSession(test, site, { userId: customer.userId }) };
  const { tasks: calls } = endpoints;
  return {
    customer,
    caller,
    ask: (fields: Partial<NewTask> = {}) =>
      test.data(calls.createService, { title: 'Dispenser lekt', desc: 'Hij druppelt.', ...fields }, caller),
    read: (taskID: number) => test.data(calls.details, { taskID }, caller),
    list: (request: z.input<typeof calls.all.request> = {}) => test.data(calls.all, request, caller),
    reply: (taskID: number, text: string, photos: number[] = []) =>
      test.data(calls.save, { taskID, actionID: 1, rows: [{ text, photos }] }, caller),
    mark: (taskID: number, actionID: 0 | 1) => test.data(calls.save, { taskID, actionID }, caller),
    unread: async () => (await test.data(calls.unread, {}, caller)).unread,
  };
}
export type Asker = Awaited<ReturnType<typeof makeAsker>>;

/** Another user of the same company. */
export async function makeColleague(test: TestApp, site: Site, customer: TestCustomer): Promise<Asker> {
  const username = `collega${unique()}@${site.id}.test`;
  const userId = await test.database.inSite(site.id, async (tx) => {
    const [like] = await tx.select().from(customerUsers).where(eq(customerUsers.id, customer.userId));
    const [made] = await tx
      .insert(customerUsers)
      .values({
        ...{ siteId: site.id, customerId: customer.customerId, username, email: username },
        ...{ passwordHash: like?.passwordHash ?? '', firstName: 'Sem', lastName: 'Collega' },
      })
      .returning();
    return made?.id ?? 0;
  });
  return makeAsker(test, site, { ...customer, userId, username });
}

/** The shop answers a task. @returns the id of its message */
export async function answer(test: TestApp, site: Site, taskId: number, text: string, solve = false) {
  const adminId = await makeAdmin(test, site);
  const message = await test.database.inSite(site.id, async (tx) =>
    addShopMessage(tx, await lockTaskOfSite(tx, taskId), { adminId, name: 'Iris' }, { text, solve }),
  );
  return message?.id ?? 0;
}

/** The stored task. */
export const storedTask = async (test: TestApp, site: Site, id: number) => {
  const [task] = await test.database.inSite(site.id, (tx) => tx.select().from(tasks).where(eq(tasks.id, id)));
  if (!task) throw new Error(`There is no task ${id}.`);
  return task;
};
