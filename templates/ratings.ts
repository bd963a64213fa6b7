import { RatingsPage } from './basis/ratings';
import { byTemplate } from './by-template';
import type { RatingsProps } from './props';

export const reviewsOf = byTemplate<RatingsProps>({ basis: RatingsPage });
