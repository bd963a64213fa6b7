import { endpoints } from '@toonbank/contract';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../db/connect.ts';
import { adminUsers, contentPages, contentVersions } from '../../../db/schema/index.ts';
import { orNotFound } from '../../../http/errors.ts';
import { implement } from '../../../http/implement.ts';
import { trimPath } from '../../../lib/trim-path.ts';
import { selectPages } from '../../content/pages.ts';

/** The last publication of each page, and who has a draft of it. */
async function historyOf(tx: Tx, siteId: string) {
  const ofPages = and(eq(contentVersions.siteId, siteId), eq(contentVersions.kind, 'page'));
  const published = await tx
    .select({ id: contentVersions.rowId, at: contentVersions.createdAt, by: adminUsers.name })
    .from(contentVersions)
    .leftJoin(
      adminUsers,
      and(eq(adminUsers.siteId, contentVersions.siteId), eq(adminUsers.id, contentVersions.publisherId)),
    )
    .where(and(ofPages, eq(contentVersions.state, 'live'), isNotNull(contentVersions.publisherId)));
  const drafts = await tx
    .select({ id: contentVersions.rowId, name: adminUsers.name })
    .from(contentVersions)
    .innerJoin(
      adminUsers,
      and(eq(adminUsers.siteId, contentVersions.siteId), eq(adminUsers.id, contentVersions.authorId)),
    )
    .where(and(ofPages, inArray(contentVersions.state, ['draft', 'scheduled'])))
    .orderBy(asc(contentVersions.createdAt));
  return {
    published: new Map(published.map(({ id, at, by }) => [id, { at: at.toISOString(), by: by ?? '' }])),
    drafts: Map.groupBy(drafts, ({ id }) => id),
  };
}

export const listSitePages = implement(endpoints.sitePages.list, async ({ tx, viewer: { site } }) => {
  const rows = await tx
    .select({
      id: contentPages.id,
      path: contentPages.path,
      title: contentPages.title,
      menu: contentPages.menu,
      position: contentPages.position,
      visible: contentPages.visible,
      version: contentPages.version,
      group_path: contentPages.groupPath,
    })
    .from(contentPages)
    .where(eq(contentPages.siteId, site.id))
    .orderBy(asc(contentPages.menu), asc(contentPages.position), asc(contentPages.id));
  const { published, drafts } = await historyOf(tx, site.id);
  return rows.map((row) => ({
    ...row,
    published: published.get(row.id) ?? null,
    drafts: [...new Set((drafts.get(row.id) ?? []).map(({ name }) => name))],
  }));
});

export const getSitePage = implement(endpoints.sitePages.get, async ({ tx, viewer: { site } }, { path }) =>
  orNotFound((await selectPages(tx, site, eq(contentPages.path, trimPath(path))))[0]),
);
