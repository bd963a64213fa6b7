import type { ReviewProps } from '@/components/page-props';
import { ReviewPage } from '@/components/review/review-page';
import { byTemplate } from './by-template';

export const reviewOf = byTemplate<ReviewProps>({ basis: ReviewPage });
