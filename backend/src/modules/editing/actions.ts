import { contentKindNames, endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { adminActions } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { readLog, toWireAction } from '../../http/admin-log.ts';
import { implement } from '../../http/implement.ts';
import { readLive } from './stored-kinds.ts';

/** The present name of a row; empty for one that is gone, and for what the log names by itself. */
async function labelOf(tx: Tx, siteId: string, targetKind: string, targetId: string): Promise<string> {
  const kind = contentKindNames.find((name) => name === targetKind);
  return kind ? ((await readLive(tx, siteId, { kind, id: Number(targetId) }))?.label ?? '') : '';
}

export const getActions = implement(
  endpoints.editing.actions,
  async ({ tx, viewer: { site } }, { page, adminID, kind }) => {
    const rows = await readLog(
      tx,
      site.id,
      page,
      adminID === undefined ? undefined : eq(adminActions.adminId, adminID),
      kind === undefined ? undefined : eq(adminActions.targetKind, kind),
    );
    const labels = new Map<string, string>();
    for (const { done } of rows) {
      const key = `${done.targetKind} ${done.targetId}`;
      if (!labels.has(key)) labels.set(key, await labelOf(tx, site.id, done.targetKind, done.targetId));
    }
    return rows.map((row) =>
      toWireAction(row, labels.get(`${row.done.targetKind} ${row.done.targetId}`) ?? ''),
    );
  },
);
