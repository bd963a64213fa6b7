import { endpoints } from '@toonbank/contract';
import { shopReviews } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';

/** @throws DomainError not_found; stale_version when another administrator has answered meanwhile */
export const answerReview = implement(
  endpoints.reviews.answer,
  async ({ tx, viewer: { site, admin } }, { reviewID, answer: typed, version }) => {
    const [found] = await tx.select().from(shopReviews).where(eq(shopReviews.id, reviewID)).for('update');
    const review = orNotFound(found);
    const answer = typed.trim() || null;
    if (review.version !== version)
      throw new DomainError('stale_version', 'The answer was changed meanwhile.');
    if (review.answer === answer) return {};
    await tx
      .update(shopReviews)
      .set({
        answer,
        answeredAt: answer === null ? null : new Date(),
        version: sql`${shopReviews.version} + 1`,
      })
      .where(eq(shopReviews.id, reviewID));
    const verb = answer === null ? 'remove' : review.answer === null ? 'write' : 'change';
    await logAction(tx, site.id, {
      ...{ adminId: orNotFound(admin).adminId, action: `${verb}_review_answer` },
      ...{ targetKind: 'review', targetId: reviewID, details: { name: review.author } },
    });
    return {};
  },
);
