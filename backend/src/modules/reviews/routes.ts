import { answerReview } from './answer.ts';
import { listManaged, listReviews } from './list.ts';

export const reviewRoutes = [listReviews, listManaged, answerReview];
