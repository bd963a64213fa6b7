import { type ContentKind, endpoints } from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import {
  adminUsers,
  blogItems,
  contentPages,
  contentVersions,
  newsItems,
  productGroups,
} from '../../../db/schema/index.ts';
import { and, eq, inArray } from '../../../db/sql.ts';
import { logAction } from '../../../http/admin-log.ts';
import { orNotFound } from '../../../http/errors.ts';
import { implement, implementDetached } from '../../../http/implement.ts';
import { shownFields } from '../../content/shown-text.ts';
import { guardGuess } from '../../throttle/throttle.ts';
import { adminOf, lockDraft } from '../drafts.ts';
import { mergeFields } from '../merge-fields.ts';
import { readLive, type Target } from '../stored-kinds.ts';
import { fieldsOfVersion } from '../versions.ts';
import { previewToken, readPreviewToken } from './preview-token.ts';

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

/**
 * The draft of a token, on top of what is live. A token shows what the draft's author and the token's maker may see: no
 * longer once one of them is switched off.
 * @throws DomainError not_found for every token that shows nothing
 */
export async function readPreview(tx: Tx, siteId: string, secret: string, token: string) {
  const { draftId, adminId, expiresAt } = orNotFound(readPreviewToken(secret, siteId, token));
  const [found] = await tx
    .select()
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.siteId, siteId),
        eq(contentVersions.id, draftId),
        inArray(contentVersions.state, ['draft', 'scheduled']),
      ),
    );
  const { kind, rowId: id, basedOn, fields, authorId } = orNotFound(found);
  const people = [...new Set([adminId, ...(authorId === null ? [] : [authorId])])];
  const active = await tx
    .select({ id: adminUsers.id })
    .from(adminUsers)
    .where(and(eq(adminUsers.siteId, siteId), inArray(adminUsers.id, people), eq(adminUsers.active, true)));
  if (active.length < people.length) orNotFound(undefined);
  const live = orNotFound(await readLive(tx, siteId, { kind, id }));
  const base = (await fieldsOfVersion(tx, siteId, { kind, id }, basedOn)) ?? live.fields;
  const merged = mergeFields(kind, { base, mine: fields, theirs: live.fields });
  // Where both changed a block, the draft is shown.
  const shown = merged.conflicts.length > 0 ? { ...live.fields, ...fields } : merged.fields;
  return { kind, id, live, fields: shown, expiresAt };
}

/** The path of the page that shows a row, below the language; '' is the home page. */
const pathOf: Record<ContentKind, (tx: Tx, siteId: string, id: number) => Promise<string | undefined>> = {
  async page(tx, siteId, id) {
    const { path, siteId: site, id: row } = contentPages;
    const [found] = await tx
      .select({ path })
      .from(contentPages)
      .where(and(eq(site, siteId), eq(row, id)));
    return found?.path;
  },
  async group(tx, siteId, id) {
    const { path, siteId: site, id: row } = productGroups;
    const [found] = await tx
      .select({ path })
      .from(productGroups)
      .where(and(eq(site, siteId), eq(row, id)));
    return found?.path;
  },
  async news(tx, siteId, id) {
    const { slug, siteId: site, id: row } = newsItems;
    const [found] = await tx
      .select({ slug })
      .from(newsItems)
      .where(and(eq(site, siteId), eq(row, id)));
    return found && `nieuws/${found.slug}`;
  },
  async blog(tx, siteId, id) {
    const { slug, siteId: site, id: row } = blogItems;
    const [found] = await tx
      .select({ slug })
      .from(blogItems)
      .where(and(eq(site, siteId), eq(row, id)));
    return found && `recepten-en-videos/${found.slug}`;
  },
  slide: async () => '',
  site: async () => '',
};

const pathOfRow = async (tx: Tx, siteId: string, { kind, id }: Target): Promise<string> =>
  orNotFound(await pathOf[kind](tx, siteId, id));

/** Guesses at tokens are slowed down per address; a wrong, an expired and another site's token are answered alike. */
export const getPreview = implementDetached(endpoints.editing.preview, async (call, { token }) => {
  const { viewer, secret, database } = call;
  const { site } = viewer;
  const from = `preview:${call.address}`;
  const guess = { name: from, address: from, clears: false };
  orNotFound(await guardGuess(call, guess, async () => readPreviewToken(secret, site.id, token)));
  return database.inSite(site.id, async (tx) => {
    const { kind, id, fields, expiresAt } = await readPreview(tx, site.id, secret, token);
    const path = await pathOfRow(tx, site.id, { kind, id });
    return { kind, id, fields: shownFields(site, kind, fields), path, expires: expiresAt.toISOString() };
  });
});
