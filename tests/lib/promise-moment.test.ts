import { expect, it } from 'vitest';
import { promiseMoment } from '@/lib/promise-moment';

it('the moment of an answer is written as in Amsterdam, in summer and winter', () => {
  expect(promiseMoment('2026-12-01T10:00:00Z')).toBe('dinsdag 1 december 11:00');
  expect(promiseMoment('2026-07-03T06:00:00Z')).toBe('vrijdag 3 juli 08:00');
  expect(promiseMoment('2026-12-31T23:00:00Z')).toBe('vrijdag 1 januari 00:00');
});
