import type { Implementation } from '../../http/implement.ts';
import { answerReview } from './answer.ts';
import { listManaged, listReviews } from './list.ts';
import { checkReviews, importReviewsFile } from './upload.ts';

export const reviewRoutes: Implementation[] = [
  ...[listReviews, listManaged, answerReview],
  ...[checkReviews, importReviewsFile],
];
