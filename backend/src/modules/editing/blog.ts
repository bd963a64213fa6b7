import { blogLists, endpoints } from '@toonbank/contract';
import { blogItems } from '../../db/schema/index.ts';
import { sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { implement } from '../../http/implement.ts';
import { slugOf } from '../../lib/slug-of.ts';
import { allowedHtml } from '../content/allowed-html.ts';
import { selectItems, shownItems } from '../content/blog.ts';
import { discardableRows, discardRow } from './discardable-rows.ts';
import { adminOf } from './drafts.ts';
import { removeRow } from './remove-row.ts';
import { withFreeSlug } from './slugs.ts';

export const getAllBlog = implement(endpoints.editing.blog, async ({ tx, viewer }) => {
  const { site } = viewer;
  const rows = await selectItems(tx, site);
  const items = await shownItems(tx, site, rows);
  const discardable = await discardableRows(
    tx,
    viewer,
    'blog',
    rows.map(({ id }) => id),
  );
  return items.map((item, at) => ({
    ...item,
    visible: rows[at]?.visible ?? false,
    discardable: discardable.has(item.id),
    ingredients_html: allowedHtml(rows[at]?.ingredients ?? ''),
  }));
});

/** The addresses of the lists are no item's. */
function slugOfItem(title: string): string {
  const slug = slugOf(title, 'bericht');
  return Object.values<string>(blogLists).includes(slug) ? `${slug}-1` : slug;
}

export const makeBlog = implement(endpoints.editing.makeBlog, async ({ tx, viewer }, { title, kind }) => {
  const { adminId } = adminOf(viewer);
  const siteId = viewer.site.id;
  const item = await withFreeSlug(slugOfItem(title), async (slug) => {
    const [made] = await tx
      .insert(blogItems)
      .values({ siteId, kind, title, slug, published: sql`now()`, visible: false })
      .onConflictDoNothing()
      .returning({ id: blogItems.id, version: blogItems.version, slug: blogItems.slug });
    return made;
  });
  await logAction(tx, siteId, {
    ...{ adminId, action: 'make_blog', targetKind: 'blog', targetId: item.id },
    details: { slug: item.slug },
  });
  return item;
});

export const removeBlog = implement(endpoints.editing.removeBlog, async ({ tx, viewer }, { id, version }) => {
  await removeRow(tx, viewer, { kind: 'blog', id, version });
  return {};
});

export const discardBlog = implement(
  endpoints.editing.discardBlog,
  async ({ tx, viewer }, { id, version }) => {
    await discardRow(tx, viewer, { kind: 'blog', id, version });
    return {};
  },
);
