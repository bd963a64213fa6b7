import { contentKindNames, endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { adminActions, adminUsers, integrationKeys } from '../../db/schema/index.ts';
import { and, desc, eq, sql } from '../../db/sql.ts';
import { implement } from '../../http/implement.ts';
import { readLive } from './stored-kinds.ts';

const PAGE_SIZE = 30;

/** The present name of a row; empty for one that is gone, and for what the log names by itself. */
async function labelOf(tx: Tx, siteId: string, targetKind: string, targetId: string): Promise<string> {
  const kind = contentKindNames.find((name) => name === targetKind);
  return kind ? ((await readLive(tx, siteId, { kind, id: Number(targetId) }))?.label ?? '') : '';
}

export const getActions = implement(
  endpoints.editing.actions,
  async ({ tx, viewer: { site } }, { page, adminID, kind }) => {
    const rows = await tx
      .select({
        done: adminActions,
        name: sql<string>`coalesce('Koppeling ' || ${integrationKeys.name}, ${adminUsers.name})`,
      })
      .from(adminActions)
      .innerJoin(adminUsers, eq(adminUsers.id, adminActions.adminId))
      .leftJoin(integrationKeys, eq(integrationKeys.id, adminActions.keyId))
      .where(
        and(
          eq(adminActions.siteId, site.id),
          adminID === undefined ? undefined : eq(adminActions.adminId, adminID),
          kind === undefined ? undefined : eq(adminActions.targetKind, kind),
        ),
      )
      .orderBy(desc(adminActions.id))
      .limit(PAGE_SIZE)
      .offset(page * PAGE_SIZE);
    const labels = new Map<string, string>();
    for (const { done } of rows) {
      const key = `${done.targetKind} ${done.targetId}`;
      if (!labels.has(key)) labels.set(key, await labelOf(tx, site.id, done.targetKind, done.targetId));
    }
    return rows.map(({ done, name }) => ({
      id: done.id,
      at: done.at.toISOString(),
      name,
      action: done.action,
      target_kind: done.targetKind,
      target_id: done.targetId,
      label: labels.get(`${done.targetKind} ${done.targetId}`) ?? '',
      details: done.details,
    }));
  },
);
