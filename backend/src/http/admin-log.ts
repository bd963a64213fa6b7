import type { Tx } from '../db/connect.ts';
import { adminActions, adminUsers, integrationKeys } from '../db/schema/index.ts';
import { and, desc, eq, type SQL, sql } from '../db/sql.ts';

/** Something that an administrator did. */
export interface AdminAction {
  adminId: number;
  /** The key of the integration API that did it; the administrator is then the one who made the key. */
  keyId?: number | undefined;
  /** A verb and what it changes: `publish`, `make_page`. */
  action: string;
  targetKind: string;
  /** An id, or the path of a picture. */
  targetId: number | string;
  details?: Record<string, unknown>;
}

/** Adds a line to the log of administrators, in the transaction of the change. */
export async function logAction(tx: Tx, siteId: string, { targetId, ...action }: AdminAction): Promise<void> {
  await tx.insert(adminActions).values({ siteId, targetId: String(targetId), ...action });
}

const PAGE_SIZE = 30;

/** A page of the site's log of administrators with who did each, the latest first. */
export const readLog = (tx: Tx, siteId: string, page: number, ...filters: (SQL | undefined)[]) =>
  tx
    .select({
      done: adminActions,
      name: sql<string>`coalesce('Koppeling ' || ${integrationKeys.name}, ${adminUsers.name})`,
    })
    .from(adminActions)
    .innerJoin(adminUsers, eq(adminUsers.id, adminActions.adminId))
    .leftJoin(integrationKeys, eq(integrationKeys.id, adminActions.keyId))
    .where(and(eq(adminActions.siteId, siteId), ...filters))
    .orderBy(desc(adminActions.id))
    .limit(PAGE_SIZE)
    .offset(page * PAGE_SIZE);

type LogRow = Awaited<ReturnType<typeof readLog>>[number];

/** @param label the row's present name; empty where it has none */
export const toWireAction = ({ done, name }: LogRow, label: string) => ({
  id: done.id,
  at: done.at.toISOString(),
  name,
  action: done.action,
  target_kind: done.targetKind,
  target_id: done.targetId,
  label,
  details: done.details,
});
