import { endpoints } from '@toonbank/contract';
import { productGroups } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { trimPath } from '../../lib/trim-path.ts';
import { describeImages } from '../content/image-descriptions.ts';
import { shownHtml, shownLine } from '../content/shown-text.ts';
import { isPicture } from '../media/repository.ts';
import { breadcrumbGroups, loadGroups, nest } from './groups.ts';

const getByPath = implement(endpoints.productGroups.byPath, async ({ tx, viewer: { site } }, { path }) => {
  const [found] = await tx
    .select({
      id: productGroups.id,
      content_top: productGroups.contentTop,
      content_bottom: productGroups.contentBottom,
      html_title: productGroups.htmlTitle,
      html_description: productGroups.htmlDescription,
    })
    .from(productGroups)
    .where(and(eq(productGroups.siteId, site.id), eq(productGroups.path, trimPath(path))));
  const texts = orNotFound(found);
  const { id } = texts;
  const rows = await loadGroups(tx, site.id);
  const trail = breadcrumbGroups(rows, id);
  const group = orNotFound(trail.at(-1));
  const [top, bottom] = [shownHtml(site, texts.content_top), shownHtml(site, texts.content_bottom)];
  const described = await describeImages(tx, site.id, {
    images: [group.image, group.foto],
    texts: [top, bottom],
  });
  return {
    ...group,
    id,
    image_alt: described.altOf(group.image),
    foto_alt: described.altOf(group.foto),
    content_top: described.inText(top),
    content_bottom: described.inText(bottom),
    html_title: shownLine(site, texts.html_title),
    html_description: shownLine(site, texts.html_description),
    subgroups: nest(rows, id),
    breadcrumbs: trail.map(({ id, site_label, path }) => ({ id, site_label, path })),
  };
});

const getTree = implement(endpoints.productGroups.tree, async ({ tx, viewer: { site } }, { id }) => {
  const rows = await loadGroups(tx, site.id);
  if (id === 0) return nest(rows, null);
  return nest(rows, orNotFound(rows.find((row) => row.id === id)).id);
});

/** Another picture of this site for a group, or none. @throws DomainError not_found */
const updateImage = implement(endpoints.productGroups.updateImage, async ({ tx, viewer }, { id, image }) => {
  const { site } = viewer;
  if (image !== '' && !(await isPicture(tx, site.id, image)))
    throw new DomainError('not_found', 'There is no such thing.');
  const [group] = await tx
    .update(productGroups)
    .set({ image })
    .where(and(eq(productGroups.siteId, site.id), eq(productGroups.id, id)))
    .returning({ id: productGroups.id });
  orNotFound(group);
  await logAction(tx, site.id, {
    adminId: orNotFound(viewer.admin).adminId,
    action: 'set_image',
    targetKind: 'group',
    targetId: id,
    details: { image },
  });
  return {};
});

export const groupRoutes: Implementation[] = [getByPath, getTree, updateImage];
