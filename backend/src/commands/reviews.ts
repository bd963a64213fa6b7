import { readReviewsCommand, runReviewsCommand } from '../modules/reviews/command.ts';
import { RefusedReviews } from '../modules/reviews/read-file.ts';
import { operatorCommand } from './operator-command.ts';

/** `npm run reviews -- import <file> --site <site>`: the reviews of the review service. */
export default operatorCommand({
  read: readReviewsCommand,
  work: runReviewsCommand,
  writes: () => true,
  Refusal: RefusedReviews,
});
