import { describe, expect, it } from 'vitest';
import { fromLocalInput, toLocalInput } from '@/lib/amsterdam-time';

describe('a time in Amsterdam', () => {
  it.each([
    ['2026-12-20T09:00', '2026-12-20T08:00:00.000Z'],
    ['2026-07-01T00:30', '2026-06-30T22:30:00.000Z'],
    ['2026-01-01T00:00', '2025-12-31T23:00:00.000Z'],
  ])('%s is %s', (local, instant) => {
    expect(fromLocalInput(local)).toBe(instant);
    expect(toLocalInput(instant)).toBe(local);
  });

  it('is the first of the two where the clocks go back', () => {
    expect(fromLocalInput('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('is an hour later where the clocks skip it', () => {
    expect(fromLocalInput('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(toLocalInput('2026-03-29T01:30:00.000Z')).toBe('2026-03-29T03:30');
  });

  it.each(['', '20-12-2026', '2026-13-40T09:00'])('is null for %j', (value) => {
    expect(fromLocalInput(value)).toBeNull();
  });
});
