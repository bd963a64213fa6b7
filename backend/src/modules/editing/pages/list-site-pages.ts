import { endpoints } from '@toonbank/contract';
import { countFillIns } from '@toonbank/contract/editing/fill-in';
import type { Tx } from '../../../db/connect.ts';
import { adminUsers, contentPages, contentVersions } from '../../../db/schema/index.ts';
import { and, asc, eq, inArray, isNotNull } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';
import { implement } from '../../../http/implement.ts';
import { trimPath } from '../../../lib/trim-path.ts';
import { selectPages } from '../../content/pages.ts';
import { adminOf } from '../drafts.ts';

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
    .select({ id: contentVersions.rowId, name: adminUsers.name, fields: contentVersions.fields })
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

/** Menu and place of pages in drafts of this administrator. */
async function ownPlaces(tx: Tx, siteId: string, adminId: number) {
  const drafts = await tx
    .select({ id: contentVersions.rowId, fields: contentVersions.fields })
    .from(contentVersions)
    .where(
      and(
        ...[eq(contentVersions.siteId, siteId), eq(contentVersions.kind, 'page')],
        ...[eq(contentVersions.state, 'draft'), eq(contentVersions.authorId, adminId)],
      ),
    );
  return new Map(drafts.map(({ id, fields: { menu, position } }) => [id, { menu, position }]));
}

export const listSitePages = implement(endpoints.sitePages.list, async ({ tx, viewer }) => {
  const { site } = viewer;
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
      content: contentPages.content,
    })
    .from(contentPages)
    .where(eq(contentPages.siteId, site.id))
    .orderBy(asc(contentPages.menu), asc(contentPages.position), asc(contentPages.id));
  const { published, drafts } = await historyOf(tx, site.id);
  const places = await ownPlaces(tx, site.id, adminOf(viewer).adminId);
  return rows.map(({ content, ...row }) => {
    const { menu = row.menu, position = String(row.position) } = places.get(row.id) ?? {};
    const isMoved = menu !== row.menu || position !== String(row.position);
    return {
      ...row,
      published: published.get(row.id) ?? null,
      drafts: [...new Set((drafts.get(row.id) ?? []).map(({ name }) => name))],
      to_fill_in: countFillIns(Object.values({ content, ...drafts.get(row.id)?.at(-1)?.fields }).join(' ')),
      own_place: isMoved ? { menu, position: Number(position) } : null,
    };
  });
});

export const getSitePage = implement(endpoints.sitePages.get, async ({ tx, viewer: { site } }, { path }) =>
  orNotFound((await selectPages(tx, site, eq(contentPages.path, trimPath(path))))[0]),
);
