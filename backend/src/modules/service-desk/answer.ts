import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { taskMessages } from '../../db/schema/index.ts';
import { and, eq, gt, isNull, ne, or } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { lockTaskOfSite } from '../tasks/find-task.ts';
import { addNote, addShopMessage } from '../tasks/shop-message.ts';

interface Sent {
  taskId: number;
  seen: number;
  requestKey: string | undefined;
  adminId: number;
}

/**
 * @throws DomainError stale_version when the task has rows that the sender has not seen; notes do not count, nor events
 * that the sender caused
 */
async function expectSeen(tx: Tx, { taskId, seen, requestKey, adminId }: Sent) {
  const newer = await tx
    .select({ requestKey: taskMessages.requestKey })
    .from(taskMessages)
    .where(
      and(
        eq(taskMessages.taskId, taskId),
        gt(taskMessages.id, seen),
        ne(taskMessages.kind, 'note'),
        or(ne(taskMessages.kind, 'event'), isNull(taskMessages.adminId), ne(taskMessages.adminId, adminId)),
      ),
    );
  // A retry after a lost response finds its own answer among the newer rows.
  const isRepeat = requestKey !== undefined && newer.some((row) => row.requestKey === requestKey);
  if (newer.length > 0 && !isRepeat) throw new DomainError('stale_version', 'There are newer messages.');
}

export const answerTask = implement(
  endpoints.serviceDesk.answer,
  async ({ tx, viewer }, { taskID, note, seen, solve, ...content }) => {
    const admin = orNotFound(viewer.admin);
    const task = await lockTaskOfSite(tx, taskID);
    if (note) {
      await addNote(tx, task, admin, content);
      return {};
    }
    if (seen !== undefined) {
      const { requestKey } = content;
      await expectSeen(tx, { taskId: taskID, seen, requestKey, adminId: admin.adminId });
    }
    await addShopMessage(tx, task, admin, { ...content, solve });
    return {};
  },
);
