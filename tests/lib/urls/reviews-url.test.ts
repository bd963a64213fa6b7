import { expect, it } from 'vitest';
import { readReviewFilter, reviewsUrl } from '../../../lib/urls/reviews-url.ts';

const read = (query: string) => readReviewFilter((name) => new URLSearchParams(query).get(name) ?? '');

it('reads the filter that it writes, and ignores what makes no sense', () => {
  for (const filter of [{ page: 0 }, { page: 3 }, { page: 0, stars: 5 }, { page: 2, stars: 1 }])
    expect(read(reviewsUrl(filter).split('?')[1] ?? '')).toEqual(filter);
  expect(reviewsUrl({ page: 0 })).toBe('/nl/beoordelingen');
  expect(read('sterren=6&page=-1')).toEqual({ page: 0 });
  expect(read('sterren=x&page=99999')).toEqual({ page: 0 });
});
