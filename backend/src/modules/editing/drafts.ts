import { endpoints, fieldTypesOf } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import {
  adminUsers,
  type ContentFields,
  type ContentVersion,
  contentVersions,
} from '../../db/schema/index.ts';
import { and, asc, desc, eq, inArray, ne, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import type { Viewer, ViewerAdmin } from '../../http/viewer.ts';
import { factList } from '../content/shown-text.ts';
import { cleanValue } from './field-values.ts';
import { expectVersion } from './publish-change.ts';
import { labelOfText, shortLine } from './row-label.ts';
import { readLive, type Target } from './stored-kinds.ts';
import { keepLive, versionsOf } from './versions.ts';

/** The administrator of a call that only administrators reach. */
export const adminOf = (viewer: Viewer): ViewerAdmin => orNotFound(viewer.admin);

/** As many as a person can look through. */
const MAX_CHANGES = 500;

const byAdmin = eq(adminUsers.id, contentVersions.authorId);
const isDraft = eq(contentVersions.state, 'draft');

async function draftOf(tx: Tx, siteId: string, target: Target, adminId: number) {
  const [found] = await tx
    .select()
    .from(contentVersions)
    .where(and(versionsOf(siteId, target), isDraft, eq(contentVersions.authorId, adminId)))
    .for('update');
  return found;
}

/** The others who have a draft of this row, since when. */
async function editorsOf(tx: Tx, siteId: string, target: Target, adminId: number) {
  const rows = await tx
    .select({ name: adminUsers.name, since: contentVersions.createdAt })
    .from(contentVersions)
    .innerJoin(adminUsers, byAdmin)
    .where(and(versionsOf(siteId, target), isDraft, ne(contentVersions.authorId, adminId)))
    .orderBy(asc(contentVersions.createdAt));
  return rows.map(({ name, since }) => ({ name, since: since.toISOString() }));
}

/** @throws DomainError invalid_request for a field that the kind does not have */
function cleanFields({ kind }: Target, given: Record<string, string | undefined>): ContentFields {
  const types = fieldTypesOf(kind);
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      if (value === undefined) return [];
      const type = Object.hasOwn(types, name) ? types[name] : undefined;
      if (type) return [[name, cleanValue(type, value)]];
      throw new DomainError('invalid_request', 'This kind has no such field.', {
        [`fields.${name}`]: 'unknown',
      });
    }),
  );
}

export const getDraft = implement(endpoints.editing.draft, async ({ tx, viewer }, target) => {
  const { adminId } = adminOf(viewer);
  const siteId = viewer.site.id;
  const { version, fields } = orNotFound(await readLive(tx, siteId, target));
  const draft = await draftOf(tx, siteId, target, adminId);
  return {
    live: { version, fields },
    draft: draft
      ? { draft_id: draft.id, revision: draft.revision, version: draft.basedOn, fields: draft.fields }
      : null,
    editors: await editorsOf(tx, siteId, target, adminId),
    facts: factList(viewer.site),
  };
});

export const saveDraft = implement(
  endpoints.editing.saveDraft,
  async ({ tx, viewer }, { kind, id, version, revision, fields }) => {
    const { adminId } = adminOf(viewer);
    const siteId = viewer.site.id;
    const target = { kind, id };
    const live = orNotFound(await readLive(tx, siteId, target));
    const clean = cleanFields(target, fields);
    const before = await draftOf(tx, siteId, target, adminId);
    if ((before?.revision ?? 0) !== revision)
      throw new DomainError('stale_version', 'The draft was saved elsewhere meanwhile.');
    // A draft stays on the version that it began with, or is put on the one that is live.
    if (version !== before?.basedOn) expectVersion(live, version);
    await keepLive(tx, siteId, target, live);
    const values = { siteId, kind, rowId: id, state: 'draft', authorId: adminId } as const;
    const [saved] = before
      ? await tx
          .update(contentVersions)
          .set({ fields: clean, basedOn: version, revision: revision + 1, changedAt: sql`now()` })
          .where(and(eq(contentVersions.siteId, siteId), eq(contentVersions.id, before.id)))
          .returning()
      : await tx
          .insert(contentVersions)
          .values({ ...values, basedOn: version, fields: clean })
          .returning();
    const { id: draftId, revision: now } = orNotFound(saved);
    if (!before)
      await logAction(tx, siteId, { adminId, action: 'begin_draft', targetKind: kind, targetId: id });
    const editors = await editorsOf(tx, siteId, target, adminId);
    return { draft_id: draftId, revision: now, live: live.version, editors };
  },
);

function refuseNewer(draft: ContentVersion, revision: number | undefined): void {
  if (revision !== undefined && draft.revision !== revision)
    throw new DomainError('stale_version', 'The draft was saved meanwhile.');
}

/**
 * A draft or a planned change, locked.
 * @throws DomainError not_found, or stale_version when it was saved after this revision
 */
export async function lockDraft(
  tx: Tx,
  siteId: string,
  { draftID, revision }: { draftID: number; revision?: number },
): Promise<ContentVersion> {
  const [found] = await tx
    .select()
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.siteId, siteId),
        eq(contentVersions.id, draftID),
        inArray(contentVersions.state, ['draft', 'scheduled']),
      ),
    )
    .for('update');
  const draft = orNotFound(found);
  refuseNewer(draft, revision);
  return draft;
}

export const deleteDraft = (tx: Tx, { siteId, id }: ContentVersion) =>
  tx.delete(contentVersions).where(and(eq(contentVersions.siteId, siteId), eq(contentVersions.id, id)));

export const discardDraft = implement(
  endpoints.editing.discard,
  async ({ tx, viewer }, { kind, id, revision }) => {
    const { adminId } = adminOf(viewer);
    const siteId = viewer.site.id;
    const draft = orNotFound(await draftOf(tx, siteId, { kind, id }, adminId));
    refuseNewer(draft, revision);
    await deleteDraft(tx, draft);
    await logAction(tx, siteId, {
      ...{ adminId, action: 'discard_draft', targetKind: kind, targetId: id },
      details: { fields: draft.fields },
    });
    return {};
  },
);

export const cancelChange = implement(endpoints.editing.cancel, async ({ tx, viewer }, seen) => {
  const { adminId } = adminOf(viewer);
  const siteId = viewer.site.id;
  const draft = await lockDraft(tx, siteId, seen);
  await deleteDraft(tx, draft);
  await logAction(tx, siteId, {
    ...{ adminId, action: 'cancel_change', targetKind: draft.kind, targetId: draft.rowId },
    details: { state: draft.state, author: draft.authorId, fields: draft.fields },
  });
  return {};
});

/** Title of a row after the change is live; empty where the change does not touch the title. */
const draftLabel = ({ kind, fields }: ContentVersion): string =>
  kind === 'slide' ? labelOfText(fields.content ?? '') : shortLine(fields.title ?? '');

export const getUnpublished = implement(endpoints.editing.changes, async ({ tx, viewer }) => {
  const { adminId } = adminOf(viewer);
  const siteId = viewer.site.id;
  const rows = await tx
    .select({ change: contentVersions, author: adminUsers.name })
    .from(contentVersions)
    .leftJoin(adminUsers, byAdmin)
    .where(and(eq(contentVersions.siteId, siteId), inArray(contentVersions.state, ['draft', 'scheduled'])))
    .orderBy(desc(contentVersions.changedAt), desc(contentVersions.id))
    .limit(MAX_CHANGES);
  const changes = [];
  for (const { change, author } of rows) {
    const live = await readLive(tx, siteId, { kind: change.kind, id: change.rowId });
    changes.push({
      draft_id: change.id,
      revision: change.revision,
      kind: change.kind,
      id: change.rowId,
      label: draftLabel(change) || live?.label || '',
      path: live?.path ?? '',
      fields: Object.keys(change.fields),
      author: author ?? '',
      own: change.authorId === adminId,
      since: change.createdAt.toISOString(),
      changed: change.changedAt.toISOString(),
      publish_at: change.publishAt?.toISOString() ?? null,
      unpublish_at: change.unpublishAt?.toISOString() ?? null,
      refused: change.refused,
    });
  }
  return changes;
});
