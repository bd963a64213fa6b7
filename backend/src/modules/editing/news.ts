import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { newsItems } from '../../db/schema/index.ts';
import { desc, eq, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { implement } from '../../http/implement.ts';
import { slugOf } from '../../lib/slug-of.ts';
import { allowedHtml } from '../content/allowed-html.ts';
import { describeImages } from '../content/image-descriptions.ts';
import { discardableRows, discardRow } from './discardable-rows.ts';
import { adminOf } from './drafts.ts';
import { removeRow } from './remove-row.ts';
import { withFreeSlug } from './slugs.ts';

export const getAllNews = implement(endpoints.editing.news, async ({ tx, viewer }) => {
  const { site } = viewer;
  const rows = await tx
    .select()
    .from(newsItems)
    .where(eq(newsItems.siteId, site.id))
    .orderBy(desc(newsItems.published), desc(newsItems.id));
  const texts = rows.map(({ content }) => allowedHtml(content));
  const described = await describeImages(tx, site.id, { images: rows.map(({ image }) => image), texts });
  const discardable = await discardableRows(
    tx,
    viewer,
    'news',
    rows.map(({ id }) => id),
  );
  return rows.map(({ siteId: _site, version: _version, published, ...item }, at) => ({
    ...item,
    content: described.inText(texts[at] ?? ''),
    image_alt: described.altOf(item.image),
    image_focal: described.focalOf(item.image),
    published: published.toISOString(),
    discardable: discardable.has(item.id),
  }));
});

/** @returns undefined where the address is in use */
async function insert(tx: Tx, siteId: string, title: string, slug: string) {
  const [made] = await tx
    .insert(newsItems)
    .values({ siteId, title, slug, published: sql`now()`, visible: false })
    .onConflictDoNothing()
    .returning({ id: newsItems.id, version: newsItems.version, slug: newsItems.slug });
  return made;
}

/** The address of a year is no item's. */
function slugOfItem(title: string): string {
  const slug = slugOf(title, 'nieuws');
  return /^\d{4}$/.test(slug) ? `nieuws-${slug}` : slug;
}

export const makeNews = implement(endpoints.editing.makeNews, async ({ tx, viewer }, { title }) => {
  const { adminId } = adminOf(viewer);
  const siteId = viewer.site.id;
  const item = await withFreeSlug(slugOfItem(title), (slug) => insert(tx, siteId, title, slug));
  await logAction(tx, siteId, {
    ...{ adminId, action: 'make_news', targetKind: 'news', targetId: item.id },
    details: { slug: item.slug },
  });
  return item;
});

export const removeNews = implement(endpoints.editing.removeNews, async ({ tx, viewer }, { id, version }) => {
  await removeRow(tx, viewer, { kind: 'news', id, version });
  return {};
});

export const discardNews = implement(
  endpoints.editing.discardNews,
  async ({ tx, viewer }, { id, version }) => {
    await discardRow(tx, viewer, { kind: 'news', id, version });
    return {};
  },
);
