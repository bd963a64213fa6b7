import { readReviewsCommand, runReviewsCommand } from './modules/reviews/command.ts';
import { RefusedReviews } from './modules/reviews/read-file.ts';
import { command } from './operator.ts';

/** `npm run reviews -- import <file> --site <site>`: the reviews of the review service. */
await command(readReviewsCommand, runReviewsCommand, RefusedReviews);
