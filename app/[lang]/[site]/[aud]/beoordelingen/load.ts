import 'server-only';
import type { RequestOf } from '@/api/call';
import { visitorClient } from '@/app/_data/client';
import type { ReviewList } from '@/components/ratings/review-list';

/** Reviews of the shop, read anew for each request: an answer of the shop is there at once. */
export const getReviewList = (site: string, request: RequestOf<'reviews.list'>): Promise<ReviewList> =>
  visitorClient(site).call('reviews.list', request);
