import { type ConflictChoice, endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { contentVersions } from '../../db/schema/index.ts';
import { and, eq, ne, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { adminOf, deleteDraft, lockDraft } from './drafts.ts';
import { expectDescribed } from './expect-described.ts';
import { planEnd } from './plan-end.ts';
import { publishChange } from './publish-change.ts';
import type { Target } from './stored-kinds.ts';
import { versionsOf } from './versions.ts';

/** Makes a draft live in the caller's transaction, with a side for each conflict that was shown. */
export async function publishSeen(
  tx: Tx,
  viewer: Viewer,
  { choices, ...seen }: { draftID: number; revision: number; choices: readonly ConflictChoice[] },
): Promise<Target & { version: number }> {
  const { adminId } = adminOf(viewer);
  const siteId = viewer.site.id;
  const draft = await lockDraft(tx, siteId, seen);
  const target = { kind: draft.kind, id: draft.rowId };
  await expectDescribed(tx, siteId, target, draft.fields);
  const published = await publishChange(tx, siteId, target, { ...draft, choices, publisherId: adminId });
  const { version } = published;
  await deleteDraft(tx, draft);
  // A planned change that is published earlier still ends; an end that has passed counts no more.
  if (draft.unpublishAt && draft.unpublishAt.getTime() > Date.now())
    await planEnd(tx, { ...draft, publisherId: adminId }, published);
  await logAction(tx, siteId, {
    ...{ adminId, action: 'publish', targetKind: draft.kind, targetId: draft.rowId },
    details: { version, author: draft.authorId },
  });
  return { ...target, version };
}

export const publishDraft = implement(endpoints.editing.publish, async ({ tx, viewer }, seen) => {
  const { version } = await publishSeen(tx, viewer, seen);
  return { version };
});

export const scheduleDraft = implement(
  endpoints.editing.schedule,
  async ({ tx, viewer }, { publishAt, unpublishAt, ...seen }) => {
    const { adminId } = adminOf(viewer);
    const siteId = viewer.site.id;
    const draft = await lockDraft(tx, siteId, seen);
    const [from, until] = [new Date(publishAt), unpublishAt ? new Date(unpublishAt) : null];
    if (until && until <= from)
      throw new DomainError('invalid_request', 'It ends before it begins.', { unpublishAt: 'too_small' });
    await expectDescribed(tx, siteId, { kind: draft.kind, id: draft.rowId }, draft.fields);
    await tx
      .update(contentVersions)
      .set({ state: 'scheduled', publishAt: from, unpublishAt: until, publisherId: adminId, refused: '' })
      .where(and(eq(contentVersions.siteId, siteId), eq(contentVersions.id, draft.id)));
    await logAction(tx, siteId, {
      ...{ adminId, action: 'schedule', targetKind: draft.kind, targetId: draft.rowId },
      details: { publishAt: from.toISOString(), unpublishAt: until?.toISOString() ?? null },
    });
    return {};
  },
);

export const unscheduleDraft = implement(endpoints.editing.unschedule, async ({ tx, viewer }, seen) => {
  const { adminId } = adminOf(viewer);
  const siteId = viewer.site.id;
  const draft = await lockDraft(tx, siteId, seen);
  const target = { kind: draft.kind, id: draft.rowId };
  const [other] = await tx
    .select({ id: contentVersions.id })
    .from(contentVersions)
    .where(
      and(
        versionsOf(siteId, target),
        eq(contentVersions.state, 'draft'),
        draft.authorId === null ? sql`false` : eq(contentVersions.authorId, draft.authorId),
        ne(contentVersions.id, draft.id),
      ),
    );
  if (other) throw new DomainError('stale_version', 'The author has a newer draft.');
  await tx
    .update(contentVersions)
    .set({ state: 'draft', publishAt: null, unpublishAt: null, publisherId: null, refused: '' })
    .where(and(eq(contentVersions.siteId, siteId), eq(contentVersions.id, draft.id)));
  await logAction(tx, siteId, {
    ...{ adminId, action: 'unschedule', targetKind: draft.kind, targetId: draft.rowId },
  });
  return {};
});
