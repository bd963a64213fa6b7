import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { contentPages, contentRedirects, type Site } from '../../db/schema/index.ts';
import { and, asc, eq, type SQL } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { trimPath } from '../../lib/trim-path.ts';
import { describeImages } from './image-descriptions.ts';
import { shownHtml, shownLine } from './shown-text.ts';

const wireColumns = {
  id: contentPages.id,
  code: contentPages.code,
  path: contentPages.path,
  title: contentPages.title,
  content: contentPages.content,
  image: contentPages.image,
  menu: contentPages.menu,
  html_title: contentPages.htmlTitle,
  html_description: contentPages.htmlDescription,
  group_path: contentPages.groupPath,
  version: contentPages.version,
  visible: contentPages.visible,
};

/** Pages that meet all conditions, also hidden ones, in the order of the menus. */
export async function selectPages(tx: Tx, site: Site, ...conditions: (SQL | undefined)[]) {
  const rows = await tx
    .select(wireColumns)
    .from(contentPages)
    .where(and(eq(contentPages.siteId, site.id), ...conditions))
    .orderBy(asc(contentPages.menu), asc(contentPages.position), asc(contentPages.id));
  const shown = rows.map((row) => ({ ...row, content: shownHtml(site, row.content) }));
  const described = await describeImages(tx, site.id, {
    images: shown.map(({ image }) => image),
    texts: shown.map(({ content }) => content),
  });
  return shown.map((row) => ({
    ...row,
    title: shownLine(site, row.title),
    content: described.inText(row.content),
    image_alt: described.altOf(row.image),
    image_focal: described.focalOf(row.image),
    html_title: shownLine(site, row.html_title),
    html_description: shownLine(site, row.html_description),
  }));
}

/** What visitors see. */
async function select(tx: Tx, site: Site, ...conditions: (SQL | undefined)[]) {
  const rows = await selectPages(tx, site, eq(contentPages.visible, true), ...conditions);
  return rows.map(({ visible: _, ...page }) => page);
}

/**
 * The pages of a menu, in its order; all pages of the site without a menu. Dutch is the only language
 * (docs/behaviour.md §1.3).
 */
const getPages = implement(endpoints.content.pages, ({ tx, viewer: { site } }, { menu, code }) =>
  select(
    tx,
    site,
    menu === undefined ? undefined : eq(contentPages.menu, menu),
    code === undefined ? undefined : eq(contentPages.code, code),
  ),
);

/** One page. A path that it had before finds it too: its `path` then differs from the one that was asked for. */
const getPage = implement(endpoints.content.page, async ({ tx, viewer: { site } }, request) => {
  const [page] = await select(tx, site, conditionOf(request));
  if (page || !('path' in request)) return [orNotFound(page)];
  const [moved] = await tx
    .select({ id: contentRedirects.pageId })
    .from(contentRedirects)
    .where(and(eq(contentRedirects.siteId, site.id), eq(contentRedirects.fromPath, trimPath(request.path))));
  return [orNotFound((await select(tx, site, eq(contentPages.id, orNotFound(moved).id)))[0])];
});

function conditionOf(request: { id: number } | { code: string } | { path: string }): SQL {
  if ('id' in request) return eq(contentPages.id, request.id);
  if ('code' in request) return eq(contentPages.code, request.code);
  return eq(contentPages.path, trimPath(request.path));
}

export const pageRoutes: Implementation[] = [getPages, getPage];
