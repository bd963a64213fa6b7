import { BLOG_PAGE_SIZE, endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { blogItems, type Site } from '../../db/schema/index.ts';
import { and, desc, eq, lte, type SQL } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { shownAtSql } from '../../http/view.ts';
import { describeImages } from './image-descriptions.ts';
import { readIngredients } from './ingredients.ts';
import { shownHtml, shownLine } from './shown-text.ts';

type Row = typeof blogItems.$inferSelect;

function recipeOf(site: Site, row: Row) {
  return {
    is_food: row.isFood,
    prep_minutes: row.prepMinutes,
    total_minutes: row.totalMinutes,
    yields: shownLine(site, row.yields),
    frequency: shownLine(site, row.frequency),
    ingredients: readIngredients(shownHtml(site, row.ingredients)),
    steps: shownHtml(site, row.steps),
  };
}

function videoOf(site: Site, { video, captions, seconds, transcript }: Row) {
  return { file: video, captions, seconds, transcript: shownHtml(site, transcript) };
}

const itemOf = (site: Site, row: Row) => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  title: shownLine(site, row.title),
  intro: shownLine(site, row.intro),
  content: shownHtml(site, row.content),
  image: row.image,
  published: row.published.toISOString(),
  ...(row.kind === 1 && { recipe: recipeOf(site, row) }),
  ...(row.kind === 2 && { video: videoOf(site, row) }),
});

/** Items as their site shows them. */
export async function shownItems(tx: Tx, site: Site, rows: readonly Row[]) {
  const items = rows.map((row) => itemOf(site, row));
  const described = await describeImages(tx, site.id, {
    images: items.map(({ image }) => image),
    texts: items.map(({ content }) => content),
  });
  return items.map((item) => ({
    ...item,
    content: described.inText(item.content),
    image_alt: described.altOf(item.image),
    image_focal: described.focalOf(item.image),
  }));
}

/** Items that meet all conditions, also hidden ones, newest first. */
export const selectItems = (tx: Tx, site: Site, ...conditions: (SQL | undefined)[]) =>
  tx
    .select()
    .from(blogItems)
    .where(and(eq(blogItems.siteId, site.id), ...conditions))
    .orderBy(desc(blogItems.published), desc(blogItems.id))
    .$dynamic();

/** Recipes, videos and blogs. @throws DomainError not_found for an id or a slug that does not exist */
export const getBlog = implement(endpoints.content.blog, async ({ tx, viewer }, request) => {
  const { filter, id, slug, page } = request;
  const { site } = viewer;
  const rows = await selectItems(
    tx,
    site,
    eq(blogItems.visible, true),
    lte(blogItems.published, shownAtSql(viewer)),
    filter === 0 ? undefined : eq(blogItems.kind, filter),
    id === undefined ? undefined : eq(blogItems.id, id),
    slug === undefined ? undefined : eq(blogItems.slug, slug),
  )
    .limit(BLOG_PAGE_SIZE)
    .offset(page * BLOG_PAGE_SIZE);
  if (id !== undefined || slug !== undefined) orNotFound(rows[0]);
  return shownItems(tx, site, rows);
});
