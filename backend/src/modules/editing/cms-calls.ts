import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { type ContentFields, contentPages, productGroups } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { noteChange } from './changes.ts';
import { adminOf } from './drafts.ts';
import { expectDescribed } from './expect-described.ts';
import { cleanValue } from './field-values.ts';
import { expectVersion, publishChange } from './publish-change.ts';
import { lockLive, type Target } from './stored-kinds.ts';

/**
 * Writes and publishes at once, as the calls of the original API do.
 * @throws DomainError stale_version when another version than the caller's is live
 */
async function publishNow(
  tx: Tx,
  viewer: Viewer,
  target: Target,
  { fields, version }: { fields: ContentFields; version: number | undefined },
) {
  const { adminId } = adminOf(viewer);
  const siteId = viewer.site.id;
  const live = orNotFound(await lockLive(tx, siteId, target));
  expectVersion(live, version);
  await expectDescribed(tx, siteId, target, fields);
  const change = { fields, basedOn: live.version, authorId: adminId, publisherId: adminId };
  const published = await publishChange(tx, siteId, target, change);
  await logAction(tx, siteId, {
    ...{ adminId, action: 'publish', targetKind: target.kind, targetId: target.id },
    details: { version: published.version, author: adminId },
  });
  return { version: published.version };
}

export const updatePage = implement(
  endpoints.cms.updateContentPage,
  async ({ tx, viewer }, { id, content, image, version }) => {
    const fields = {
      ...(content !== undefined && { content: cleanValue('html', content) }),
      ...(image !== undefined && { image: cleanValue('image', image) }),
    };
    return publishNow(tx, viewer, { kind: 'page', id }, { fields, version });
  },
);

export const updateSlide = implement(
  endpoints.cms.updateContentSlider,
  async ({ tx, viewer }, { id, content, version }) => {
    const fields = { content: cleanValue('html', content) };
    return publishNow(tx, viewer, { kind: 'slide', id }, { fields, version });
  },
);

/** Instead of a row: the page is tied to none. */
const NO_ROW = 0;

/** @throws DomainError not_found */
async function pathOfGroup(tx: Tx, siteId: string, id: number): Promise<string> {
  const [group] = await tx
    .select({ path: productGroups.path })
    .from(productGroups)
    .where(and(eq(productGroups.siteId, siteId), eq(productGroups.id, id)));
  return orNotFound(group).path;
}

export const linkPage = implement(
  endpoints.cms.linkContentPage,
  async ({ tx, viewer }, { id, table, rowId }) => {
    const { adminId } = adminOf(viewer);
    const siteId = viewer.site.id;
    const { version } = orNotFound(await lockLive(tx, siteId, { kind: 'page', id }));
    const groupPath = rowId === NO_ROW ? '' : await pathOfGroup(tx, siteId, rowId);
    await tx
      .update(contentPages)
      .set({ groupPath })
      .where(and(eq(contentPages.siteId, siteId), eq(contentPages.id, id)));
    await noteChange(tx, siteId, 'content');
    await logAction(tx, siteId, {
      ...{
        adminId,
        action: rowId === NO_ROW ? 'unlink_page' : 'link_page',
        targetKind: 'page',
        targetId: id,
      },
      details: { table, rowId, version },
    });
    return {};
  },
);
