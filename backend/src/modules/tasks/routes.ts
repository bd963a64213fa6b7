import { endpoints } from '@toonbank/contract';
import { orNotFound } from '../../http/errors.ts';
import { type Call, type Implementation, implement, implementDetached } from '../../http/implement.ts';
import { limitCallsFor } from '../throttle/throttle.ts';
import { createTask } from './create-task.ts';
import { addCustomerMessage } from './customer-message.ts';
import { findTask, lockTask } from './find-task.ts';
import { listTasks, readTask, wireTask } from './list-tasks.ts';
import { readOwnPhoto } from './photos/read-photo.ts';
import { uploadTaskPhoto } from './photos/store-photo.ts';
import { setSolved } from './set-solved.ts';
import type { TaskUser } from './task-user.ts';
import { countUnread, markRead } from './unread.ts';

const { tasks } = endpoints;

const userOf = ({ viewer }: Pick<Call, 'viewer'>): TaskUser => orNotFound(viewer.customer);

/** Each new task, each message and each reopening mails the shop. @throws DomainError too_many_requests */
const limit = (call: Call, what: string) => limitCallsFor(call, what, String(userOf(call).userId));

export const taskRoutes: Implementation[] = [
  implement(tasks.all, (call, request) => listTasks(call.tx, userOf(call), request)),
  implement(tasks.unread, async (call) => ({ unread: await countUnread(call.tx, userOf(call)) })),
  implement(tasks.details, (call, { taskID }) => readTask(call.tx, userOf(call), taskID)),
  implementDetached(tasks.createService, async (call, request) => {
    await limit(call, 'task');
    const { site } = call.viewer;
    return call.database.inSite(site.id, async (tx) => {
      const task = await createTask(tx, site, userOf(call), request);
      return wireTask(tx, userOf(call), task);
    });
  }),
  implementDetached(tasks.save, async (call, { taskID, actionID, rows }) => {
    const { site } = call.viewer;
    const user = userOf(call);
    if (rows.length > 0) await limit(call, 'task-message');
    await call.database.inSite(site.id, async (tx) => {
      for (const row of rows)
        await addCustomerMessage(tx, site, await lockTask(tx, taskID, user.customerId), user, row);
      await markRead(tx, await findTask(tx, taskID, user.customerId), user.userId, actionID === 1);
    });
    return {};
  }),
  implementDetached(tasks.solve, async (call, { taskID, solved }) => {
    const person = userOf(call);
    const { site } = call.viewer;
    if (!solved) await limit(call, 'task-message');
    await call.database.inSite(site.id, async (tx) => {
      const task = await lockTask(tx, taskID, person.customerId);
      await setSolved(tx, site, task, { person, solved });
    });
    return {};
  }),
  implementDetached(tasks.uploadPhoto, (call, { base64 }) =>
    uploadTaskPhoto(call, { userId: userOf(call).userId }, base64),
  ),
  implement(tasks.photo, (call, { photoID, size }) => readOwnPhoto(call.tx, userOf(call), photoID, size)),
];
