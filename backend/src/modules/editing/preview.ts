import { endpoints } from '@toonbank/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { adminUsers, contentVersions } from '../../db/schema/index.ts';
import { logAction } from '../../http/admin-log.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { shownFields } from '../content/shown-text.ts';
import { adminOf, lockDraft } from './drafts.ts';
import { mergeFields } from './merge-fields.ts';
import { previewToken, readPreviewToken } from './preview-token.ts';
import { readLive } from './stored-kinds.ts';
import { fieldsOfVersion } from './versions.ts';

const HOUR_MS = 3_600_000;

export const makePreview = implement(
  endpoints.editing.makePreview,
  async ({ tx, viewer, secret }, { draftID, hours }) => {
    const { adminId } = adminOf(viewer);
    const siteId = viewer.site.id;
    const draft = await lockDraft(tx, siteId, { draftID });
    const expires = new Date(Date.now() + hours * HOUR_MS);
    await logAction(tx, siteId, {
      ...{ adminId, action: 'make_preview', targetKind: draft.kind, targetId: draft.rowId },
      details: { draft: draftID, expires: expires.toISOString() },
    });
    return {
      token: previewToken(secret, { siteId, draftId: draftID, adminId }, expires),
      expires: expires.toISOString(),
    };
  },
);

/** A token shows what its maker may see: no longer once the account is switched off. */
export const getPreview = implement(
  endpoints.editing.preview,
  async ({ tx, viewer: { site }, secret }, { token }) => {
    const { draftId, adminId } = orNotFound(readPreviewToken(secret, site.id, token));
    const [maker] = await tx
      .select({ id: adminUsers.id })
      .from(adminUsers)
      .where(and(eq(adminUsers.siteId, site.id), eq(adminUsers.id, adminId), eq(adminUsers.active, true)));
    orNotFound(maker);
    const [found] = await tx
      .select()
      .from(contentVersions)
      .where(
        and(
          eq(contentVersions.siteId, site.id),
          eq(contentVersions.id, draftId),
          inArray(contentVersions.state, ['draft', 'scheduled']),
        ),
      );
    const { kind, rowId: id, basedOn, fields } = orNotFound(found);
    const live = orNotFound(await readLive(tx, site.id, { kind, id }));
    const base = (await fieldsOfVersion(tx, site.id, { kind, id }, basedOn)) ?? live.fields;
    const merged = mergeFields(kind, { base, mine: fields, theirs: live.fields });
    // Where both changed a block, the draft is shown.
    const shown = merged.conflicts.length > 0 ? { ...live.fields, ...fields } : merged.fields;
    return { kind, id, fields: shownFields(site, kind, shown) };
  },
);
