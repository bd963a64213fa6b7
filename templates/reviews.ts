import type { ReviewsProps } from '@/components/page-props';
import { ReviewsPage } from '@/components/reviews/reviews-page';
import { byTemplate } from './by-template';

export const reviewsOf = byTemplate<ReviewsProps>({ basis: ReviewsPage });
