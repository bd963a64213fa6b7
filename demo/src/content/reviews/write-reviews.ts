import type { Tx } from '../../../../backend/src/db/connect.ts';
import { shopReviews, siteReviews } from '../../../../backend/src/db/schema/index.ts';
import { insertRows } from '../../bulk-insert.ts';
import type { ShopFacts } from '../model.ts';
import { reviewScoreOf, singleReviewsOf } from './reviews.ts';

/** The reviews of a shop, and their score. */
export async function writeReviews(tx: Tx, shop: ShopFacts, now: Date): Promise<void> {
  const siteId = shop.site.id;
  const reviews = singleReviewsOf(shop, now);
  await insertRows(tx, { table: shopReviews, siteId, rows: reviews });
  await tx.insert(siteReviews).values({ siteId, ...reviewScoreOf(reviews) });
}
