import { endpoints } from '@toonbank/contract';
import { and, eq } from 'drizzle-orm';
import { contentVersions } from '../../db/schema/index.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { adminOf, deleteDraft, lockDraft } from './drafts.ts';
import { publishChange } from './publish-change.ts';

export const publishDraft = implement(
  endpoints.editing.publish,
  async ({ tx, viewer }, { choices, ...seen }) => {
    const { adminId } = adminOf(viewer);
    const siteId = viewer.site.id;
    const draft = await lockDraft(tx, siteId, seen);
    const target = { kind: draft.kind, id: draft.rowId };
    const { version } = await publishChange(tx, siteId, target, { ...draft, choices, publisherId: adminId });
    await deleteDraft(tx, draft);
    await logAction(tx, siteId, {
      ...{ adminId, action: 'publish', targetKind: draft.kind, targetId: draft.rowId },
      details: { version, author: draft.authorId },
    });
    return { version };
  },
);

export const scheduleDraft = implement(
  endpoints.editing.schedule,
  async ({ tx, viewer }, { publishAt, unpublishAt, ...seen }) => {
    const { adminId } = adminOf(viewer);
    const siteId = viewer.site.id;
    const draft = await lockDraft(tx, siteId, seen);
    const [from, until] = [new Date(publishAt), unpublishAt ? new Date(unpublishAt) : null];
    if (until && until <= from)
      throw new DomainError('invalid_request', 'It ends before it begins.', { unpublishAt: 'too_small' });
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
