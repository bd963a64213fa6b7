import { endpoints } from '@toonbank/contract';
import { adminUsers, tasks } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { isColleague } from '../tasks/desk-recipient.ts';
import { lockTaskOfSite } from '../tasks/find-task.ts';
import { setSolved } from '../tasks/set-solved.ts';
import { addShopEvent } from '../tasks/shop-message.ts';
import { mailParticipants } from '../tasks/task-mails.ts';
import { dutchMoment } from './dutch-moment.ts';
import { promiseDays, promiseMoment } from './promise-days.ts';

/** @throws DomainError not_found, also for an administrator who cannot open the service desk */
export const assignTask = implement(
  endpoints.serviceDesk.assign,
  async ({ tx, viewer }, { taskID, adminID }) => {
    const { adminId } = orNotFound(viewer.admin);
    const task = await lockTaskOfSite(tx, taskID);
    if (task.assignedTo === adminID) return {};
    const [colleague] =
      adminID === null
        ? []
        : await tx
            .select({ name: adminUsers.name })
            .from(adminUsers)
            .where(and(eq(adminUsers.id, adminID), isColleague));
    if (adminID !== null) orNotFound(colleague);
    await tx.update(tasks).set({ assignedTo: adminID }).where(eq(tasks.id, taskID));
    await logAction(tx, viewer.site.id, {
      ...{ adminId, action: adminID === null ? 'unassign_task' : 'assign_task' },
      ...{ targetKind: 'task', targetId: taskID },
      details: { name: task.title, ...(colleague && { to: colleague.name }) },
    });
    return {};
  },
);

/**
 * @throws DomainError not_found; conflict when the shop owes no answer; invalid_request with `day` or `hour` for a moment
 * that cannot be promised
 */
export const promiseAnswer = implement(
  endpoints.serviceDesk.promise,
  async ({ tx, viewer }, { taskID, day, hour }) => {
    const now = new Date();
    const admin = orNotFound(viewer.admin);
    const { id: siteId } = viewer.site;
    const task = await lockTaskOfSite(tx, taskID);
    if (task.status !== 'open') throw new DomainError('conflict', 'The shop owes no answer.');
    if (!(await promiseDays(tx, siteId, now)).includes(day))
      throw new DomainError('invalid_request', 'No answer can be promised on this day.', { day: 'closed' });
    const promisedAt = promiseMoment(day, hour);
    if (promisedAt <= now)
      throw new DomainError('invalid_request', 'This moment has passed.', { hour: 'too_early' });
    if (task.promisedAt?.getTime() === promisedAt.getTime()) return {};
    const event = orNotFound(await addShopEvent(tx, task, admin, 'promised', dutchMoment(promisedAt), now));
    await mailParticipants(tx, task, 'task-promised', event.id);
    await tx.update(tasks).set({ promisedAt, escalatedAt: null }).where(eq(tasks.id, taskID));
    await logAction(tx, siteId, {
      ...{ adminId: admin.adminId, action: 'promise_task', targetKind: 'task', targetId: taskID },
      details: { name: task.title, promised: promisedAt.toISOString() },
    });
    return {};
  },
);

export const setTaskSolved = implement(
  endpoints.serviceDesk.setSolved,
  async ({ tx, viewer: { site, admin } }, { taskID, solved }) => {
    const person = orNotFound(admin);
    const task = await lockTaskOfSite(tx, taskID);
    if ((task.status === 'solved') === solved) return {};
    await setSolved(tx, site, task, { person, solved });
    await logAction(tx, site.id, {
      ...{ adminId: person.adminId, action: solved ? 'solve_task' : 'reopen_task' },
      ...{ targetKind: 'task', targetId: taskID, details: { name: task.title } },
    });
    return {};
  },
);
