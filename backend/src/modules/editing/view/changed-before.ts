import type { ContentKind } from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import { adminActions, type ContentFields, contentVersions } from '../../../db/schema/index.ts';
import { and, desc, eq, gt, inArray } from '../../../db/sql.ts';
import { readLive, type Target } from '../stored-kinds.ts';
import { versionsOf } from '../versions.ts';
import { inOrder, type RowAt } from './row-at.ts';

/** The version of a row that was live at a moment: the first one is as old as the row. */
async function versionAt(tx: Tx, siteId: string, target: Target, at: Date) {
  const versions = await tx
    .select()
    .from(contentVersions)
    .where(and(versionsOf(siteId, target), inArray(contentVersions.state, ['live', 'old'])))
    .orderBy(desc(contentVersions.version));
  return versions.find(({ createdAt }) => createdAt <= at) ?? versions.at(-1);
}

const keyOf = ({ kind, id }: { kind: string; id: number | string }) => `${kind}.${id}`;

/** The rows that administrators made after a moment. */
async function madeAfter(tx: Tx, siteId: string, kinds: readonly ContentKind[], at: Date) {
  const rows = await tx
    .select({ kind: adminActions.targetKind, id: adminActions.targetId })
    .from(adminActions)
    .where(
      and(
        eq(adminActions.siteId, siteId),
        inArray(
          adminActions.action,
          kinds.map((kind) => `make_${kind}`),
        ),
        gt(adminActions.at, at),
      ),
    );
  return new Set(rows.map(keyOf));
}

/** The rows that were changed since a moment in the past, as they were. */
export async function changedBefore(
  tx: Tx,
  siteId: string,
  kinds: readonly ContentKind[],
  at: Date,
): Promise<RowAt[]> {
  if (kinds.length === 0) return [];
  const changed = await tx
    .select({ kind: contentVersions.kind, id: contentVersions.rowId })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.siteId, siteId),
        inArray(contentVersions.kind, [...kinds]),
        eq(contentVersions.state, 'live'),
        gt(contentVersions.createdAt, at),
      ),
    );
  const young = await madeAfter(tx, siteId, kinds, at);
  const rows: RowAt[] = [];
  for (const target of inOrder(changed)) {
    const then = await versionAt(tx, siteId, target, at);
    const live = await readLive(tx, siteId, target);
    if (!then || !live) continue;
    const hidden: ContentFields = young.has(keyOf(target)) ? { visible: 'false' } : {};
    const fields = { ...live.fields, ...then.fields, ...hidden };
    rows.push({ ...target, version: live.version, fields });
  }
  return rows;
}
