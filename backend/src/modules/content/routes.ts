import { endpoints } from '@toonbank/contract';
import { newsItems, siteReviews } from '../../db/schema/index.ts';
import { and, desc, eq, lte } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { shownAtSql } from '../../http/view.ts';
import { getBlog } from './blog.ts';
import { describeImages } from './image-descriptions.ts';
import { pageRoutes } from './pages.ts';
import { shownHtml, shownLine } from './shown-text.ts';
import { getSlider } from './slider.ts';

/** News, newest first, or the requested item. @throws DomainError not_found for an id that does not exist */
const getNews = implement(endpoints.content.news, async ({ tx, viewer }, { id, maxItems, page }) => {
  const { site } = viewer;
  const rows = await tx
    .select({
      id: newsItems.id,
      slug: newsItems.slug,
      title: newsItems.title,
      intro: newsItems.intro,
      content: newsItems.content,
      image: newsItems.image,
      published: newsItems.published,
    })
    .from(newsItems)
    .where(
      and(
        eq(newsItems.siteId, site.id),
        eq(newsItems.visible, true),
        lte(newsItems.published, shownAtSql(viewer)),
        id === undefined ? undefined : eq(newsItems.id, id),
      ),
    )
    .orderBy(desc(newsItems.published), desc(newsItems.id))
    .limit(maxItems)
    .offset(id === undefined ? page * maxItems : 0);
  if (id !== undefined) orNotFound(rows[0]);
  const shown = rows.map((row) => ({ ...row, content: shownHtml(site, row.content) }));
  const described = await describeImages(tx, site.id, {
    images: shown.map(({ image }) => image),
    texts: shown.map(({ content }) => content),
  });
  return shown.map((row) => ({
    ...row,
    title: shownLine(site, row.title),
    intro: shownLine(site, row.intro),
    content: described.inText(row.content),
    image_alt: described.altOf(row.image),
    image_focal: described.focalOf(row.image),
    published: row.published.toISOString(),
  }));
});

const getReviews = implement(endpoints.content.reviews, async ({ tx, viewer: { site } }) => {
  const [row] = await tx
    .select({
      score: siteReviews.score,
      maxscore: siteReviews.maxScore,
      review_page: siteReviews.reviewPage,
      ntlreviews: siteReviews.reviewCount,
    })
    .from(siteReviews)
    .where(eq(siteReviews.siteId, site.id));
  return orNotFound(row);
});

export const contentRoutes: Implementation[] = [...pageRoutes, getSlider, getNews, getBlog, getReviews];
