import { describe, expect, it } from 'vitest';
import { buildAssortment } from '../src/catalogue/index.ts';
import { factsOf } from '../src/content/facts.ts';
import { reviewScoreOf, singleReviewsOf } from '../src/content/reviews/reviews.ts';
import { demoSites } from '../src/sites.ts';
import { now } from './fill-support.ts';

const all = demoSites.map((site) => ({
  id: site.id,
  reviews: singleReviewsOf(factsOf(site, buildAssortment(site.id)), now),
}));

describe('the reviews of a demo shop', () => {
  it.each(all)('are twenty to forty over two years, with critical ones, at $id', ({ reviews }) => {
    expect(reviews.length).toBeGreaterThanOrEqual(20);
    expect(reviews.length).toBeLessThanOrEqual(40);
    const days = reviews.map(({ writtenOn }) => writtenOn);
    expect(days).toEqual([...days].sort().reverse());
    const oldest = (now.getTime() - Date.parse(days.at(-1) ?? '')) / 86_400_000;
    expect(oldest).toBeGreaterThan(600);
    expect(oldest).toBeLessThanOrEqual(731);
    const critical = reviews.filter(({ stars }) => stars < 4);
    expect(critical.length).toBeGreaterThanOrEqual(5);
    expect(critical.filter(({ answer }) => answer !== null).length).toBeGreaterThan(critical.length / 2);
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
  });

  it.each(all)('are answered after they were written, and not in the future, at $id', ({ reviews }) => {
    for (const { answer, answeredAt, writtenOn } of reviews) {
      expect(answeredAt === null).toBe(answer === null);
      if (answeredAt) expect(answeredAt.getTime()).toBeGreaterThan(Date.parse(writtenOn));
      expect((answeredAt?.getTime() ?? 0) <= now.getTime()).toBe(true);
    }
  });

  it.each(all)('have the number and the mean that the shop shows, at $id', ({ reviews }) => {
    const { score, maxScore, reviewCount } = reviewScoreOf(reviews);
    const mean = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;
    expect(reviewCount).toBe(reviews.length);
    expect(Math.abs(score / maxScore - mean / 5)).toBeLessThan(0.0051);
  });

  it('differ from shop to shop', () => {
    expect(new Set(all.map(({ reviews }) => reviews.map(({ text }) => text).join())).size).toBe(all.length);
  });
});
