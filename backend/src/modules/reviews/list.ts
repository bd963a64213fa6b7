import { endpoints, REVIEWS_PER_PAGE } from '@toonbank/contract';
import { type ShopReview, shopReviews } from '../../db/schema/index.ts';
import { and, desc, eq, isNotNull, isNull, sql } from '../../db/sql.ts';
import { implement } from '../../http/implement.ts';

const MANAGED_PAGE_SIZE = 30;
const newestFirst = [desc(shopReviews.writtenOn), desc(shopReviews.id)];

const toWire = ({ id, stars, title, text, author, about, writtenOn, answer, answeredAt }: ShopReview) => ({
  ...{ id, stars, title, text, author, about },
  written_on: writtenOn,
  answer: answer ?? '',
  answered_at: answeredAt?.toISOString() ?? null,
});

export const listReviews = implement(endpoints.reviews.list, async ({ tx }, { page, stars }) => {
  const counted = await tx
    .select({ stars: shopReviews.stars, count: sql<number>`count(*)::integer` })
    .from(shopReviews)
    .groupBy(shopReviews.stars);
  const perStar = [1, 2, 3, 4, 5].map((star) => counted.find((row) => row.stars === star)?.count ?? 0);
  const rows = await tx
    .select()
    .from(shopReviews)
    .where(stars === undefined ? undefined : eq(shopReviews.stars, stars))
    .orderBy(...newestFirst)
    .limit(REVIEWS_PER_PAGE)
    .offset(page * REVIEWS_PER_PAGE);
  const all = perStar.reduce((sum, count) => sum + count, 0);
  return {
    page,
    num_found: stars === undefined ? all : (perStar[stars - 1] ?? 0),
    per_star: perStar,
    reviews: rows.map(toWire),
  };
});

export const listManaged = implement(
  endpoints.reviews.managed,
  async ({ tx }, { page, answered, reviewID }) => {
    const { answer } = shopReviews;
    const rows = await tx
      .select()
      .from(shopReviews)
      .where(
        and(
          answered === undefined ? undefined : answered ? isNotNull(answer) : isNull(answer),
          reviewID === undefined ? undefined : eq(shopReviews.id, reviewID),
        ),
      )
      .orderBy(...newestFirst)
      .limit(MANAGED_PAGE_SIZE)
      .offset(page * MANAGED_PAGE_SIZE);
    return rows.map((row) => ({ ...toWire(row), version: row.version }));
  },
);
