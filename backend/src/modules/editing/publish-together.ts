import { endpoints } from '@toonbank/contract';
import { logAction } from '../../http/admin-log.ts';
import { implement } from '../../http/implement.ts';
import { adminOf, deleteDraft, lockDraft } from './drafts.ts';
import { publishChange } from './publish-change.ts';

/** Drafts that only make sense together, such as the order of slides. One transaction: a refusal undoes all. */
export const publishTogether = implement(
  endpoints.editing.publishTogether,
  async ({ tx, viewer }, { drafts }) => {
    const { adminId } = adminOf(viewer);
    const siteId = viewer.site.id;
    const published = [];
    // Always in the same order: two publications at once wait for each other.
    for (const seen of [...drafts].sort((one, other) => one.draftID - other.draftID)) {
      const draft = await lockDraft(tx, siteId, seen);
      const target = { kind: draft.kind, id: draft.rowId };
      const { version } = await publishChange(tx, siteId, target, { ...draft, publisherId: adminId });
      await deleteDraft(tx, draft);
      await logAction(tx, siteId, {
        ...{ adminId, action: 'publish', targetKind: draft.kind, targetId: draft.rowId },
        details: { version, author: draft.authorId },
      });
      published.push({ ...target, version });
    }
    return published;
  },
);
